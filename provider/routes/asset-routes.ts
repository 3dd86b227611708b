import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { assetsOf } from '../ledger/ledger.ts';

/** The signed-in person's assets. */
export function addAssetRoutes(calls: CallRouter, { database }: { database: Database }): void {
  calls.signedIn('assets', ({ session }) =>
    database.transaction((tx) => assetsOf(tx, session.userId)),
  );
  calls.signedIn('ownAssets', ({ session }) =>
    database.transaction((tx) => assetsOf(tx, session.userId)),
  );
}
