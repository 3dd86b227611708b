/** Chunk size in bytes: the number of arguments of a call is limited. */
const bytesAtATime = 0x8000;

/** Reads a file as base64. Rejects when the device cannot read it. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let characters = '';
  for (let at = 0; at < bytes.length; at += bytesAtATime) {
    characters += String.fromCharCode(...bytes.subarray(at, at + bytesAtATime));
  }
  return btoa(characters);
}
