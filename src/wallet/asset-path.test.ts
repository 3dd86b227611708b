import { expect, test } from 'vitest';

import {
  assetInQuery,
  assetPath,
  isAssetCode,
  originInQuery,
  pathWithAsset,
} from './asset-path.ts';
import { assetTypeIn, paths, sectionOf } from './paths.ts';

test('the path of an asset contains its code, and belongs to Assets', () => {
  expect(assetPath('BTC')).toBe('/assets/BTC');
  expect(assetTypeIn('/assets/BTC')).toBe('BTC');
  expect(sectionOf('/assets/BTC')).toBe(paths.assets);
  expect(assetTypeIn('/assets')).toBeUndefined();
  expect(assetTypeIn('/assets/')).toBeUndefined();
  expect(assetTypeIn('/assets/BTC/x')).toBeUndefined();
  expect(sectionOf('/assets/BTC/x')).toBe('/assets/BTC/x');
});

test.each(['XP', 'BusanCoin', 'usdc2', 'A', 'A'.repeat(20)])('%s can be a code', (text) =>
  expect(isAssetCode(text)).toBe(true),
);

test.each(['', '..', '2XP', 'X-P', 'X P', '%3Cb%3E', 'BTC?', 'BTC\n', '비트코인', 'A'.repeat(21)])(
  '%j cannot be a code',
  (text) => expect(isAssetCode(text)).toBe(false),
);

test.each(['XP', 'USDC', 'CBDC', 'BTC', 'ETH', 'BusanCoin'])('a form opens with %s', (asset) => {
  const [path, search] = pathWithAsset(paths.send, asset).split('?');
  expect(path).toBe(paths.send);
  expect(assetInQuery(`?${search}`)).toBe(asset);
});

test.each(['', '?', '?asset=', '?asset=DOGE', '?asset=btc', '?asset=BTC%20', '?other=BTC'])(
  'the query %j selects no asset',
  (search) => expect(assetInQuery(search)).toBe(''),
);

test.each(['/', '/assets', '/history', '/localpay', '/assets/BTC', '/assets/BusanCoin'])(
  'a receipt returns to %s',
  (from) => expect(originInQuery(`?from=${from}`)).toBe(from),
);

test.each([
  '',
  '?from=',
  '?from=/nowhere',
  '?from=//evil.example',
  '?from=https://evil.example',
  '?from=/assets/',
  '?from=/assets/..',
  '?from=/assets/BTC/x',
  '?from=/assets/BTC%3Fx',
])('the query %j has no screen to return to', (search) =>
  expect(originInQuery(search)).toBeUndefined(),
);
