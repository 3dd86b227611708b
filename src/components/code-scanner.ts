/**
 * Shows the camera's picture in a video and reports the text of every code that comes into its sight, the same one not
 * twice in a row, until the signal aborts: it then lets go of the camera and resolves. It rejects with the camera's own
 * `DOMException`: `NotAllowedError` when the person refused, `NotFoundError` without a camera, anything else when the
 * camera cannot be used.
 */
export type ScanCodes = (
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>;
