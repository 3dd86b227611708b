import type { DailyLimits } from '#wallet/entities/daily-limits.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { compare, type DecimalString } from '#wallet/money/decimal.ts';

import { dailyLocalSendMaximum } from './local-send.ts';
import { dailyTopUpMaximum } from './local-topup.ts';
import { dailyLocalWithdrawLimit } from './local-withdraw.ts';

/** The documented daily limits, in won (local §9). */
export const dailyLimits: DailyLimits = {
  topUp: dailyTopUpMaximum,
  localSend: dailyLocalSendMaximum,
  localWithdrawal: dailyLocalWithdrawLimit,
};

/** True if an amount of an asset is known to exceed the remainder of a daily limit, in won (decision 173). */
export function isAboveLeft(
  amount: DecimalString,
  assetType: string,
  left: DecimalString | undefined,
): boolean {
  return assetType === localCurrency && left !== undefined && compare(amount, left) > 0;
}
