/** Saves a text as a file through the browser's own download. */
export function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Whether the device has a camera. A browser that cannot say so has none that the wallet could use. */
export async function hasCamera(): Promise<boolean> {
  if (!('mediaDevices' in navigator)) return false;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
}

/** Whether the device's browser can read NFC. */
export function hasNfc(): boolean {
  return 'NDEFReader' in window;
}
