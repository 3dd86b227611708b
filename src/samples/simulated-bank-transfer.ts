import type { Clock } from '#wallet/clock.ts';

/** How long a deposit or a withdrawal is processed, in milliseconds (core §9). */
const bankTransferMilliseconds = 2_000;

/** Stands for the bank's side of a deposit or a withdrawal: it makes no call and moves no money (core §7). */
export function simulatedBankTransfer(
  clock: Pick<Clock, 'wait'>,
  signal: AbortSignal,
): Promise<void> {
  return clock.wait(bankTransferMilliseconds, signal);
}
