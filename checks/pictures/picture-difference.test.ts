import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { pictureDifference } from './picture-difference.ts';

/** A white picture in which the first pixels are black. */
function picture(black: number, { width = 100, height = 100 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let at = 0; at < black; at += 1) png.data.set([0, 0, 0, 255], at * 4);
  return PNG.sync.write(png);
}

test('equal pictures do not differ, and a few different pixels are ignored', () => {
  expect(pictureDifference(picture(0), picture(0))).toBeUndefined();
  expect(pictureDifference(picture(0), picture(20))).toBeUndefined();
});

test('the picture of a difference has the size of both pictures', () => {
  const difference = pictureDifference(picture(0), picture(400));
  if (difference === undefined) throw new Error('no difference was found');
  const { width, height } = PNG.sync.read(difference);
  expect([width, height]).toEqual([100, 100]);
});

test('pictures of different sizes are different', () => {
  const difference = pictureDifference(picture(0), picture(0, { height: 120 }));
  if (difference === undefined) throw new Error('no difference was found');
  expect(PNG.sync.read(difference).height).toBe(120);
});
