import { encodeQR } from 'qr';

import type { ScanCodes } from '#widgets/code-scanner.ts';

/** A camera for a story: it shows a still picture and reads what it is told to. */
export interface FakeCamera {
  scan: ScanCodes;
  /** Lets the camera read a code. */
  read: (text: string) => void;
  /** Whether its light is on. */
  isOn: () => boolean;
}

/** The side of its square picture, in pixels. */
const side = 720;

/** A camera that looks at a receipt on a table, for as long as it is scanned with. */
export function fakeCamera(): FakeCamera {
  let onText: ((text: string) => void) | undefined;
  return {
    async scan(video, onCode, signal) {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      // What is drawn once it is captured is what is shown.
      const picture = canvas.captureStream();
      drawReceipt(canvas);
      video.srcObject = picture;
      onText = onCode;
      // Refused when the video goes before it has begun to play.
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

/** A camera of which the browser says why there is none: the name of its `DOMException`. */
export function missingCamera(name: string): ScanCodes {
  return () => Promise.reject(new DOMException('', name));
}

/** A slip of paper with a few lines and a code, on wood, a little turned, as a hand holds a phone over it. */
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
      // A little larger than it is, so that no light shows between two.
      if (dark) context.fillRect(column * size - 150, row * size - 150, size + 0.5, size + 0.5);
    }
  }
}
