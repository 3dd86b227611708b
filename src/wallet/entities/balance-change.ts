import * as z from 'zod/mini';

import { amount } from './fields.ts';

/** A change of one balance with its fee, in units of the asset; negative if it leaves the wallet (decision 167). */
export const BalanceChange = z.object({ assetType: z.string(), amount });
export type BalanceChange = z.infer<typeof BalanceChange>;
