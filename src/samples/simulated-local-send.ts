import type { Clock } from '#wallet/clock.ts';

/** How long a local send is processed, in milliseconds (local §9). */
const localSendMilliseconds = 2_000;

/** Stands for the service that sends local currency: it makes no call and moves no money (local §7). */
export function simulatedLocalSend(clock: Pick<Clock, 'wait'>, signal: AbortSignal): Promise<void> {
  return clock.wait(localSendMilliseconds, signal);
}
