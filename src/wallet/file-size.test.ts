import { expect, test } from 'vitest';

import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [612, '612 bytes'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [1_499, '1 KB'],
  [248_400, '248 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_840_000, '1.8 MB'],
  [2_000_000, '2 MB'],
  [1_023_900_000, '1023.9 MB'],
])('%d bytes are %s', (bytes, words) => expect(formatFileSize(bytes, 'en')).toBe(words));

test('a Korean file size is in Korean bytes', () => {
  expect(formatFileSize(612, 'ko')).toBe('612바이트');
  expect(formatFileSize(248_400, 'ko')).toBe('248 KB');
});
