/** True if the device has a camera. Without HTTPS a page has none. */
export async function hasCamera(navigator: Navigator): Promise<boolean> {
  if (!('mediaDevices' in navigator)) return false;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
}
