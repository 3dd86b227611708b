import { encodeQR } from 'qr';

import type { ScanCodes } from '#widgets/code-scanner.ts';

/** A camera for a story: it shows a still picture and reads codes on demand. */
export interface FakeCamera {
  scan: ScanCodes;
  /** Makes the camera read a code. */
  read: (text: string) => void;
  /** True while the camera is on. */
  isOn: () => boolean;
}

/** The width and height of the camera's picture, in pixels. */
const side = 720;

/** A camera that shows a receipt on a table while it scans. */
export function fakeCamera(): FakeCamera {
  let onText: ((text: string) => void) | undefined;
  return {
    async scan(video, onCode, signal) {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      // Captured before drawing: a stream shows only what is drawn after that.
      const picture = canvas.captureStream();
      drawReceipt(canvas);
      video.srcObject = picture;
      onText = onCode;
      // Rejects if the video is unmounted before it has started to play.
      video.play().catch(() => undefined);
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve, { once: true });
      });
      onText = undefined;
      for (const track of picture.getTracks()) track.stop();
      video.srcObject = null;
    },
    read: (text) => onText?.(text),
    isOn: () => onText !== undefined,
  };
}

/** A camera that rejects with a `DOMException` of this name. */
export function missingCamera(name: string): ScanCodes {
  return () => Promise.reject(new DOMException('', name));
}

/** A slip of paper with a few lines and a code, on wood and slightly rotated, as seen by a phone in the hand. */
function drawReceipt(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  context.fillStyle = '#7d6650';
  context.fillRect(0, 0, side, side);
  context.translate(side / 2, side / 2);
  context.rotate(-0.07);
  context.fillStyle = '#f6f3ea';
  context.fillRect(-225, -500, 450, 780);
  context.fillStyle = '#4a4a4a';
  const lines = [190, 280, 150, 240];
  for (const [line, width] of lines.entries()) {
    context.fillRect(-180, -330 + line * 34, width, 10);
    context.fillRect(120, -330 + line * 34, 60, 10);
  }
  const modules = encodeQR('superwallet:receipt?merchant=Lotte%20Mart&amount=49.90', 'raw', {
    border: 1,
  });
  const size = 300 / modules.length;
  context.fillStyle = '#1d1d1d';
  for (const [row, cells] of modules.entries()) {
    for (const [column, dark] of cells.entries()) {
      // Slightly enlarged, so that no light line shows between two modules.
      if (dark) context.fillRect(column * size - 150, row * size - 150, size + 0.5, size + 0.5);
    }
  }
}
