import type { DailyLimits } from '#wallet/entities/daily-limits.ts';

import { dailyLocalSendMaximum } from './local-send.ts';
import { dailyTopUpMaximum } from './local-topup.ts';
import { dailyLocalWithdrawLimit } from './local-withdraw.ts';

/** The documented daily limits, in won (local §9). */
export const dailyLimits: DailyLimits = {
  topUp: dailyTopUpMaximum,
  localSend: dailyLocalSendMaximum,
  localWithdrawal: dailyLocalWithdrawLimit,
};
