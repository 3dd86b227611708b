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
  expect(assetPath('BTC')).toBe('/asset/BTC');
  expect(assetTypeIn('/asset/BTC')).toBe('BTC');
  expect(sectionOf('/asset/BTC')).toBe(paths.assets);
  expect(assetTypeIn('/asset')).toBeUndefined();
  expect(assetTypeIn('/asset/')).toBeUndefined();
  expect(assetTypeIn('/asset/BTC/x')).toBeUndefined();
  expect(sectionOf('/asset/BTC/x')).toBe('/asset/BTC/x');
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

test.each(['/', '/assets', '/history', '/localpay', '/asset/BTC', '/asset/BusanCoin'])(
  'a receipt returns to %s',
  (from) => expect(originInQuery(`?from=${from}`)).toBe(from),
);

test.each([
  '',
  '?from=',
  '?from=/nowhere',
  '?from=//evil.example',
  '?from=https://evil.example',
  '?from=/asset/',
  '?from=/asset/..',
  '?from=/asset/BTC/x',
  '?from=/asset/BTC%3Fx',
])('the query %j has no screen to return to', (search) =>
  expect(originInQuery(search)).toBeUndefined(),
);
