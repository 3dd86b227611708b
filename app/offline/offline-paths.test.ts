import { expect, test } from 'vitest';

import { bypassedPaths } from './offline-paths.ts';

const isTheWallets = (pathAndQuery: string) =>
  !bypassedPaths.some((pattern) => pattern.test(pathAndQuery));

test.each([
  '/superwallet/api',
  '/superwallet/api/',
  '/superwallet/api/user/1',
  '/superwallet/api?x',
  '/superwallet/terms',
  '/superwallet/terms/',
  '/superwallet/terms?lang=ko',
  '/superwallet/privacy',
  '/superwallet/privacy/cookies',
  '/superwallet/privacy?lang=ko',
  '/superwallet/sandbox',
])('leaves %s to the server', (path) => {
  expect(isTheWallets(path)).toBe(false);
});

test.each([
  '/superwallet/',
  '/superwallet/?from=/superwallet/api',
  '/superwallet/apiary',
  '/superwallet/termsheet?x',
  '/superwallet/myinfo/terms',
  '/superwallet/document/3',
  '/superwallet/receipt/3?from=/history',
])('serves the wallet at %s, also offline', (path) => {
  expect(isTheWallets(path)).toBe(true);
});
