import { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { Transaction } from '#wallet/entities/transaction.ts';

import { type Call } from './call.ts';

/** Reads of balances, transactions and exchange rates, for Home. */
export const balanceCalls = {
  assets: {
    method: 'GET',
    path: '/api/assets/{userId}',
    response: Holdings,
    unauthorised: 'raise',
  },
  transactions: {
    method: 'GET',
    path: '/api/transactions/{userId}',
    response: rowsOf(Transaction),
    unauthorised: 'raise',
    pages: 'newest',
  },
  /** The value of one unit of each asset (decision 91). */
  exchangeRates: {
    method: 'GET',
    path: '/api/exchange-rates',
    response: rowsOf(ExchangeRate),
    unauthorised: 'raise',
  },
} as const satisfies Record<string, Call>;
