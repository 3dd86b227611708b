import * as z from 'zod/mini';

import { amount } from './fields.ts';

/**
 * The fees that the provider charges, by name (core §9, local §9, decision 243). A percentage is a share: `0.01` is 1%.
 * The methods that are documented as free have no fee.
 */
export const Fees = z.object({
  /** The network fee of a send, in units of its asset. */
  send: amount,
  /** Shares of the amount. */
  'withdraw-instant': amount,
  'withdraw-standard': amount,
  'deposit-card': amount,
  /** In dollars. */
  'deposit-wire': amount,
  /** In won. */
  'local-withdraw-instant': amount,
  'local-withdraw-standard': amount,
  /** Shares of the required amount. */
  'top-up-XP': amount,
  'top-up-USDC': amount,
  'top-up-CBDC': amount,
});
export type Fees = z.infer<typeof Fees>;

/** The name of a fee, as in `npm run admin -- fees set`. */
export type FeeName = keyof Fees;
