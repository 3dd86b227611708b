import type { Clock } from '#wallet/clock.ts';

/** How long a top-up is processed, in milliseconds (local §9). */
const topUpMilliseconds = 2_000;

/** Stands for the service that tops up: it makes no call and moves no money (local §7). */
export function simulatedTopUp(clock: Pick<Clock, 'wait'>, signal: AbortSignal): Promise<void> {
  return clock.wait(topUpMilliseconds, signal);
}
