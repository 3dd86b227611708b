import { AssetPrices } from '#wallet/entities/asset-prices.ts';
import { DailyLimits } from '#wallet/entities/daily-limits.ts';
import { BusanCoinRate } from '#wallet/entities/exchange-rate.ts';
import { Fees } from '#wallet/entities/fees.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { LocalPayFigures } from '#wallet/entities/local-pay-figures.ts';
import { Merchant } from '#wallet/entities/merchant.ts';
import {
  MoneyAnswer,
  NewDeposit,
  NewLocalSend,
  NewLocalWithdrawal,
  NewTopUp,
  NewWithdrawal,
} from '#wallet/entities/money-operation.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { ReceivedToday } from '#wallet/entities/received-today.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { Statement } from '#wallet/entities/statement.ts';

import { type Call } from './call.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for deposits, withdrawals and the local currency. */
export const moneyCalls = {
  ownAssets: { method: 'GET', path: '/api/assets', response: Holdings, unauthorised: 'raise' },
  /**
   * The following calls move money in and out of the provider, and local currency (decision 90). Each waits for the
   * outcome, and answers `pending` if that takes too long.
   */
  createDeposit: {
    method: 'POST',
    path: '/api/deposits',
    request: NewDeposit,
    response: MoneyAnswer,
    unauthorised: 'raise',
    outdates: readGroups.money,
    creates: 'deposit',
  },
  createWithdrawal: {
    method: 'POST',
    path: '/api/withdrawals',
    request: NewWithdrawal,
    response: MoneyAnswer,
    unauthorised: 'raise',
    outdates: readGroups.money,
    creates: 'withdrawal',
  },
  createTopUp: {
    method: 'POST',
    path: '/api/local/top-ups',
    request: NewTopUp,
    response: MoneyAnswer,
    unauthorised: 'raise',
    outdates: readGroups.money,
    creates: 'top-up',
  },
  createLocalSend: {
    method: 'POST',
    path: '/api/local/sends',
    request: NewLocalSend,
    response: MoneyAnswer,
    unauthorised: 'raise',
    outdates: readGroups.moneySent,
    creates: 'local transfer',
  },
  createLocalWithdrawal: {
    method: 'POST',
    path: '/api/local/withdrawals',
    request: NewLocalWithdrawal,
    response: MoneyAnswer,
    unauthorised: 'raise',
    outdates: readGroups.money,
    creates: 'local withdrawal',
  },
  /** The receipt of a transaction, by its id (decision 95). */
  receipt: {
    method: 'GET',
    path: '/api/receipts/{id}',
    response: Receipt,
    unauthorised: 'raise',
    missing: 'null',
  },
  /** A page of a monthly statement (decision 165). The query may have `month`, `zone` and `after`. */
  statement: {
    method: 'GET',
    path: '/api/statement',
    response: Statement,
    unauthorised: 'raise',
  },
  /** The value of one coin of the local currency (decision 91). */
  busanCoinRates: {
    method: 'GET',
    path: '/api/busan-coin-rates',
    response: BusanCoinRate,
    unauthorised: 'raise',
  },
  /** The fees of payments (decision 243). */
  fees: { method: 'GET', path: '/api/fees', response: Fees, unauthorised: 'raise' },
  /** The prices of an asset in a period (decision 215). The query parameters `asset` and `range` select them. */
  assetPrices: {
    method: 'GET',
    path: '/api/asset-prices',
    response: AssetPrices,
    unauthorised: 'raise',
    missing: 'null',
  },
  /** The directory of merchants, by code (decision 209). */
  merchants: {
    method: 'GET',
    path: '/api/merchants',
    response: rowsOf(Merchant),
    unauthorised: 'raise',
  },
  /** The remainders of the daily limits (decision 173). */
  dailyLimits: {
    method: 'GET',
    path: '/api/local/limits/{userId}',
    response: DailyLimits,
    unauthorised: 'raise',
  },
  /** LocalPay's figures of the last 30 days (decision 11). */
  localPayFigures: {
    method: 'GET',
    path: '/api/local-pay/{userId}',
    response: LocalPayFigures,
    unauthorised: 'raise',
  },
  /** The local payments that the user has received today (decision 168). */
  receivedToday: {
    method: 'GET',
    path: '/api/local-pay/{userId}/received',
    response: ReceivedToday,
    unauthorised: 'raise',
  },
} as const satisfies Record<string, Call>;
