/**
 * Shows the picture of the camera in a video and reports the text of each code in it, never the same one twice in a
 * row. It resolves when the signal aborts, after it has stopped the camera. It rejects with the camera's own
 * `DOMException`: `NotAllowedError` when the person refused, `NotFoundError` without a camera, any other when the
 * camera cannot be used.
 */
export type ScanCodes = (
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>;

/** A device's camera, as far as the wallet scans codes with it. */
export interface Camera {
  /** Whether the device can scan at all. */
  hasCamera: () => Promise<boolean>;
  scan: ScanCodes;
}
