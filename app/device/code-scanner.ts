import type { ScanCodes } from '#widgets/code-scanner.ts';

import { openCodeReader } from './scanning/code-reader.ts';
import { watchCodes } from './scanning/watch-codes.ts';

/** Side of the scanned square, in pixels: a code that fills a quarter of it can be read. */
const pictureSide = 720;

/** Scans with the rear camera if the device has one. */
export const scanCodes: ScanCodes = async (video, onCode, signal) => {
  // The sheet may have been closed while this chunk loaded: do not ask for the camera.
  if (signal.aborted) return;
  const camera = await openCamera().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  if (camera === undefined) return;
  const scanning = new AbortController();
  const over = AbortSignal.any([signal, scanning.signal]);
  try {
    // The user may have left while the browser asked for permission.
    if (signal.aborted) return;
    await Promise.race([aborted(over), lost(camera), scan(camera, video, onCode, over)]);
  } finally {
    scanning.abort();
    for (const track of camera.getTracks()) track.stop();
    if (video.srcObject === camera) video.srcObject = null;
  }
};

async function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) {
    throw new DOMException('This browser gives no camera to the page', 'NotFoundError');
  }
  return navigator.mediaDevices.getUserMedia({
    video: {
      facingMode: 'environment',
      width: { ideal: 1_280 },
      height: { ideal: pictureSide },
    },
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Rejects when the camera stream ends: unplugged, used by another app, or permission revoked. */
function lost(camera: MediaStream): Promise<never> {
  return new Promise((_, reject) => {
    for (const track of camera.getTracks()) {
      track.addEventListener('ended', () => reject(notUsable('The camera has ended')));
    }
  });
}

async function scan(
  camera: MediaStream,
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  video.srcObject = camera;
  await video.play().catch(() => {
    // A `NotAllowedError` of `play()` does not concern the camera.
    throw notUsable('The picture of the camera does not play');
  });
  const reader = await openCodeReader(signal);
  const picture = newPicture();
  await watchCodes(
    {
      nextPicture: () => nextPicture(video, signal),
      async read() {
        return drawMiddle(video, picture) ? reader.read(picture) : undefined;
      },
    },
    onCode,
    signal,
  );
}

function notUsable(message: string): DOMException {
  return new DOMException(message, 'NotReadableError');
}

/** Resolves with the next camera frame while the page is visible. */
async function nextPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  while (document.hidden) {
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    });
  }
  await new Promise<void>((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
}

function newPicture(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  const picture = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (picture === null) throw new Error('This browser cannot draw');
  return picture;
}

/**
 * Draws the square in the middle of the video, which is the part that the user sees. Returns false while the video has
 * no size.
 */
function drawMiddle(video: HTMLVideoElement, picture: CanvasRenderingContext2D): boolean {
  const { videoWidth, videoHeight } = video;
  const seen = Math.min(videoWidth, videoHeight);
  if (seen === 0) return false;
  const side = Math.min(seen, pictureSide);
  const { canvas } = picture;
  if (canvas.width !== side || canvas.height !== side) {
    canvas.width = side;
    canvas.height = side;
  }
  const [left, top] = [(videoWidth - seen) / 2, (videoHeight - seen) / 2];
  picture.drawImage(video, left, top, seen, seen, 0, 0, side, side);
  return true;
}
