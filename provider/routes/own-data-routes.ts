import type { AccountParts } from '../accounts/account-parts.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { beginExport, exportData, exportStream } from '../accounts/export-data.ts';
import { userLane } from '../accounts/lanes.ts';
import type { CallRouter } from '../http/call-router.ts';
import { clearDeviceCookie } from '../http/device-cookie.ts';
import type { Proxies } from '../http/proxies.ts';
import { clearSessionCookie } from '../http/session-guard.ts';

/** The export of all data of the signed-in user, and the deletion of their account. */
export function addOwnDataRoutes(
  calls: CallRouter,
  parts: AccountParts & { proxies: Proxies },
): void {
  const { database, environment, proxies, secretKey } = parts;
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
  calls.signedIn('deleteAccount', async ({ session, body, context }) => {
    await deleteAccount(parts, session, body);
    const secure = proxies.isHttps(context);
    clearSessionCookie(context, secure);
    clearDeviceCookie(context, { userId: session.userId, secure });
    return {};
  });
}
