import type { TopUp, TopUpReceipt } from '#wallet/forms/local-topup.ts';

import { simulatedDelay } from './simulated-delay.ts';

/** How long a top-up is processed, in milliseconds (local §9). */
export const topUpMilliseconds = 2_000;

const idRange = 0x1_0000_0000;

/**
 * Stands for the service that tops up: it calls nobody and moves nothing (local §7). `random`, as `Math.random`, makes
 * the transaction's id.
 */
export async function simulatedTopUp(
  _topUp: TopUp,
  signal: AbortSignal,
  random: () => number,
): Promise<TopUpReceipt> {
  await simulatedDelay(topUpMilliseconds, signal);
  const id = Math.floor(random() * idRange);
  return { success: true, transactionId: `topup-${id.toString(16).padStart(8, '0')}` };
}
