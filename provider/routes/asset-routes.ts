import type { Context } from 'hono';

import { withChange } from '#wallet/money/price-change.ts';
import { priceRanges, type PriceRange } from '#wallet/money/price-range.ts';

import type { Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import { HttpError } from '../http/http-error.ts';
import { isAssetType, type AssetType } from '../ledger/asset-types.ts';
import { assetsOf } from '../ledger/ledger.ts';
import type { Market } from '../money/market.ts';

/** The signed-in user's assets, and the prices of an asset. */
export function addAssetRoutes(
  calls: CallRouter,
  { market, environment }: { market: Market; environment: Environment },
): void {
  const holdingsOf = async (tx: Tx, userId: number) => {
    const holdings = await assetsOf(tx, userId);
    try {
      return withChange(market.rates(), holdings);
    } catch (error) {
      // A market that fails must not hide the balances.
      environment.log('The change of the day cannot be computed', error);
      return holdings;
    }
  };
  calls.reading('assets', (tx, { session }) => holdingsOf(tx, session.userId));
  calls.reading('ownAssets', (tx, { session }) => holdingsOf(tx, session.userId));
  // Outside of a transaction, because the market may be another service.
  calls.signedIn('assetPrices', ({ context }) => market.prices(assetIn(context), rangeIn(context)));
}

/** @throws {HttpError} 404 for an asset that the ledger does not have */
function assetIn({ req }: Context): AssetType {
  const code = req.query('asset');
  if (code !== undefined && isAssetType(code)) return code;
  throw new HttpError(404, 'There is no such asset. Check its code.');
}

/** @throws {HttpError} 422 for an unknown period */
function rangeIn({ req }: Context): PriceRange {
  const text = req.query('range');
  const range = priceRanges.find((known) => known === text);
  if (range !== undefined) return range;
  throw new HttpError(422, `The range must be one of ${priceRanges.join(', ')}.`);
}
