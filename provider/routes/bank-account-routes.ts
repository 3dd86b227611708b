import { bankAccountsOf } from '../accounts/bank-accounts.ts';
import type { CallRouter } from '../http/call-router.ts';

/** The signed-in person's bank accounts. */
export function addBankAccountRoutes(calls: CallRouter): void {
  calls.reading('bankAccounts', (tx, { session }) => bankAccountsOf(tx, session.userId));
}
