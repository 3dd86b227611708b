import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { maxPixels, pixelsOf } from './picture-size.ts';

const hex = (digits: string) => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'));

test.each([
  ['a lossless WebP', '52494646 1a000000 57454250 5650384c 0d000000 2f 03000100', 4 * 5],
  ['a lossy WebP', '52494646 1a000000 57454250 56503820 0d000000 300100 9d012a 0400 0500', 20],
  ['an extended WebP', '52494646 1a000000 57454250 56503858 0a000000 00000000 030000 040000', 20],
  ['a JPEG', 'ffd8 ffe0 0004 0000 ffc0 0011 08 0005 0004', 20],
  ['a JPEG that ends before its size', 'ffd8 ffe0 0004 0000', undefined],
  ['half a PNG', '89504e47', undefined],
  ['no picture', '25504446', undefined],
  ['nothing', '', undefined],
])('the pixels of %s', (_, digits, pixels) => expect(pixelsOf(hex(digits))).toBe(pixels));

test('a small file can be a picture of too many pixels', () => {
  const picture = readFileSync('provider/work/files/20000x20000.png');
  expect(picture.length).toBeLessThan(50_000);
  expect(pixelsOf(picture)).toBe(20_000 * 20_000);
  expect(20_000 * 20_000).toBeGreaterThan(maxPixels);
});
