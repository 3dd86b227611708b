import { addBankAccount, bankAccountsOf, removeBankAccount } from '../accounts/bank-accounts.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { CallRouter } from '../http/call-router.ts';

/** The signed-in user's bank accounts. */
export function addBankAccountRoutes(
  calls: CallRouter,
  { secretKey }: { secretKey: SecretKey },
): void {
  calls.reading('bankAccounts', (tx, { session }) => bankAccountsOf(tx, session.userId, secretKey));
  calls.creating('addBankAccount', (tx, { body }) => addBankAccount(tx, body, secretKey));
  calls.changing('removeBankAccount', async (tx, { params, session }) => {
    await removeBankAccount(tx, session.userId, params.id);
    return {};
  });
}
