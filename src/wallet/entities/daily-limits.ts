import * as z from 'zod/mini';

import { amount } from './fields.ts';

/** The remainder of each daily limit of the local currency, in won, until midnight in Korea (decision 173). */
export const DailyLimits = z.object({
  topUp: amount,
  localSend: amount,
  localWithdrawal: amount,
});
export type DailyLimits = z.infer<typeof DailyLimits>;
