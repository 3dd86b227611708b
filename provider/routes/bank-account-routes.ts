import { bankAccountsOf } from '../accounts/bank-accounts.ts';
import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';

/** The signed-in person's bank accounts. */
export function addBankAccountRoutes(
  calls: CallRouter,
  { database }: { database: Database },
): void {
  calls.signedIn('bankAccounts', ({ session }) =>
    database.transaction((tx) => bankAccountsOf(tx, session.userId)),
  );
}
