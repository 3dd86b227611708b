import * as z from 'zod/mini';

import { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { Transaction } from '#wallet/entities/transaction.ts';
import { User } from '#wallet/entities/user.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';

/** The calls of Home, which a signed-in person's wallet needs before anything else. */
export const firstCalls = {
  verify: {
    method: 'GET',
    path: '/api/auth/verify',
    response: z.object({ user: User }),
    unauthorised: 'null',
  },
  /** Not in the documents: only the provider can end a session and take back its HttpOnly cookie. */
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    response: Acknowledged,
    unauthorised: 'null',
  },
  /** Not in the documents either: without it Sign Out All Devices would end this device's session only. */
  logoutAll: {
    method: 'POST',
    path: '/api/auth/logout-all',
    response: Acknowledged,
    unauthorised: 'null',
  },
  user: { method: 'GET', path: '/api/user/{userId}', response: User, unauthorised: 'null' },
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
  /** What a unit of each asset is worth (decision 91). */
  exchangeRates: {
    method: 'GET',
    path: '/api/exchange-rates',
    response: rowsOf(ExchangeRate),
    unauthorised: 'raise',
  },
} as const satisfies Record<string, Call>;
