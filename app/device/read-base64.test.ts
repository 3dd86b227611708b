import { expect, test } from 'vitest';

import { readBase64 } from './read-base64.ts';

test('reads every byte, also of a file in several chunks', async () => {
  expect(await readBase64(new Blob([Uint8Array.of(0, 127, 128, 255)]))).toBe('AH+A/w==');
  expect(await readBase64(new Blob([]))).toBe('');
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 31) % 256);
  expect(await readBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});

test('rejects for an unreadable file', async () => {
  const broken = new Blob(['x']);
  broken.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
  await expect(readBase64(broken)).rejects.toThrow('Gone');
});
