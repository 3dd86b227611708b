import type { CallRouter } from '../http/call-router.ts';
import { assetsOf } from '../ledger/ledger.ts';

/** The signed-in user's assets. */
export function addAssetRoutes(calls: CallRouter): void {
  calls.reading('assets', (tx, { session }) => assetsOf(tx, session.userId));
  calls.reading('ownAssets', (tx, { session }) => assetsOf(tx, session.userId));
}
