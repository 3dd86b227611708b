import type { AccountParts } from '../accounts/account-parts.ts';
import { beginExport, exportData, exportStream } from '../accounts/export-data.ts';
import { userLane } from '../accounts/lanes.ts';
import type { CallRouter } from '../http/call-router.ts';

/** All data of the signed-in user. */
export function addOwnDataRoutes(calls: CallRouter, parts: AccountParts): void {
  const { database, environment, secretKey } = parts;
  calls.changing('exportData', async (tx, { session, at }) => {
    await beginExport(tx, session, at);
    // The pages are read after this transaction, while the client receives them.
    const pieces = exportData(database, {
      userId: session.userId,
      key: secretKey,
      at,
      lane: userLane(session),
    });
    return exportStream(pieces, environment.log);
  });
}
