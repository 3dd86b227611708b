import type { Clock } from '#wallet/clock.ts';

/** How long a withdrawal of the local currency is processed, in milliseconds (local §9). */
const localWithdrawalMilliseconds = 2_000;

/** Stands for the bank's side of a local withdrawal: it makes no call and moves no money (local §7). */
export function simulatedLocalWithdrawal(
  clock: Pick<Clock, 'wait'>,
  signal: AbortSignal,
): Promise<void> {
  return clock.wait(localWithdrawalMilliseconds, signal);
}
