import { expect, test } from 'vitest';

import { picturePreview } from './picture-preview.ts';

/** The first bytes of a PNG of this size, in base64. */
function png(width: number, height: number): string {
  const bytes = Buffer.alloc(33);
  bytes.writeUInt32BE(0x89504e47, 0);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
}

test.each(['PNG', 'JPEG', 'WEBP'])('a %s is shown by a data URL of its type', (type) => {
  const content = png(600, 400);
  expect(picturePreview({ type, content })).toBe(
    `data:image/${type.toLowerCase()};base64,${content}`,
  );
});

test.each([
  ['PDF', png(600, 400)],
  ['constructor', png(600, 400)],
  ['PNG', png(10_000, 5_001)],
  ['PNG', Buffer.from('no picture').toString('base64')],
  ['PNG', ''],
])('no preview of a %s with the content %j', (type, content) => {
  expect(picturePreview({ type, content })).toBeUndefined();
});
