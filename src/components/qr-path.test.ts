import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';

import { qrPath, type QrPath } from './qr-path.ts';

/** The picture that a browser draws of a path, eight pixels a module. */
function drawn({ size, path }: QrPath) {
  const scale = 8;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = Number(x) * scale;
      for (let column = start; column < start + Number(width) * scale; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

test.each(['superwallet:pay?recipient=010-1234-5678', '김지우', 'x'.repeat(900)])(
  'a reader reads %s in it',
  async (text) => expect(decodeQR(drawn(await qrPath(text)))).toBe(text),
);

test('four light modules stand around it', async () => {
  const { size, path } = await qrPath('x');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y = 0]) => y))).toBe(size - 5);
});
