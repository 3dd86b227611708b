import { expect, test } from 'vitest';

import { pathOf, qrPath } from './qr-path.ts';

test('adjacent dark modules in a row form one rectangle', () =>
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z'));

test('a code is surrounded by four light modules', async () => {
  const { size, path } = await qrPath('x');
  // The smallest code has 21 modules and starts with a finder pattern of seven.
  expect(size).toBe(21 + 4 + 4);
  expect(path).toMatch(/^M4 4h7v1h-7z/);
  expect(path).toMatch(/M4 24h7v1h-7zM\d+ 24h\d+v1h-\d+z(M\d+ 24h\d+v1h-\d+z)*$/);
});

test('rejects for a text that does not fit into a code', () =>
  expect(qrPath('x'.repeat(3_000))).rejects.toThrow());
