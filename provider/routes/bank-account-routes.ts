import { addBankAccount, bankAccountsOf, removeBankAccount } from '../accounts/bank-accounts.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { personLane } from '../http/session-guard.ts';

/** The signed-in person's bank accounts. */
export function addBankAccountRoutes(
  calls: CallRouter,
  { database, secretKey }: { database: Database; secretKey: SecretKey },
): void {
  calls.reading('bankAccounts', (tx, { session }) => bankAccountsOf(tx, session.userId, secretKey));
  calls.creating('addBankAccount', (tx, { body }) => addBankAccount(tx, body, secretKey));
  calls.signedIn('removeBankAccount', async ({ params, session }) => {
    const remove = database.transaction((tx) => removeBankAccount(tx, session.userId, params.id), {
      lane: personLane(session),
    });
    await remove;
    return {};
  });
}
