/** How many bytes become characters at a time: a call takes only so many arguments. */
const bytesAtATime = 0x8000;

/** The bytes of a file in base64. Rejects when the device cannot read it. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let characters = '';
  for (let at = 0; at < bytes.length; at += bytesAtATime) {
    characters += String.fromCharCode(...bytes.subarray(at, at + bytesAtATime));
  }
  return btoa(characters);
}
