/**
 * Shows the camera picture in a video and reports the text of each code in it, but never the same text twice in a row.
 * Resolves when the signal aborts, after it has stopped the camera. Rejects with the camera's own `DOMException`:
 * `NotAllowedError` if the user refused, `NotFoundError` without a camera, any other if the camera cannot be used.
 */
export type ScanCodes = (
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>;

/** The camera of a device, for scanning codes. */
export interface Camera {
  /** Whether the device has a camera to scan with. */
  hasCamera: () => Promise<boolean>;
  scan: ScanCodes;
}
