import { BankAccount, NewBankAccount } from '#wallet/entities/bank-account.ts';
import { rowsOf } from '#wallet/entities/rows.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';

/** The calls for saved bank accounts. */
export const bankAccountCalls = {
  bankAccounts: {
    method: 'GET',
    path: '/api/bank-accounts/{userId}',
    response: rowsOf(BankAccount),
    unauthorised: 'raise',
  },
  /** Saves a bank account (decision 97). */
  addBankAccount: {
    method: 'POST',
    path: '/api/bank-accounts',
    request: NewBankAccount,
    response: BankAccount,
    unauthorised: 'raise',
    outdates: ['bankAccounts'],
    creates: 'bank account',
  },
  removeBankAccount: {
    method: 'DELETE',
    path: '/api/bank-accounts/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['bankAccounts'],
    // A missing account has been removed before, so the removal counts as done.
    missing: 'null',
  },
} as const satisfies Record<string, Call>;
