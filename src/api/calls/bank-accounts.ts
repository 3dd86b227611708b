import { BankAccount, NewBankAccount } from '#wallet/entities/bank-account.ts';
import { NewPaymentCard, PaymentCard } from '#wallet/entities/payment-card.ts';
import { rowsOf } from '#wallet/entities/rows.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';

/** The calls for saved bank accounts and cards. */
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
  cards: {
    method: 'GET',
    path: '/api/cards/{userId}',
    response: rowsOf(PaymentCard),
    unauthorised: 'raise',
  },
  /**
   * Saves a card, or the new expiry of a saved one (decision 205). It has no idempotency key, which would store a hash
   * of the security code.
   */
  addCard: {
    method: 'POST',
    path: '/api/cards',
    request: NewPaymentCard,
    response: PaymentCard,
    unauthorised: 'raise',
    outdates: ['cards'],
  },
  removeCard: {
    method: 'DELETE',
    path: '/api/cards/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['cards'],
    missing: 'null',
  },
  /** Choose the account or the card that forms preselect (decision 205). */
  setDefaultAccount: {
    method: 'PUT',
    path: '/api/bank-accounts/{id}/default',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['bankAccounts'],
  },
  setDefaultCard: {
    method: 'PUT',
    path: '/api/cards/{id}/default',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['cards'],
  },
} as const satisfies Record<string, Call>;
