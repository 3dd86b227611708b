import * as z from 'zod/mini';

import type { Environment } from '../environment.ts';
import { keepListening } from './keep-listening.ts';
import { sqlState } from './sql-state.ts';
import type { EventListener } from './tx.ts';

const channel = 'superwallet_events';

/** Maximum number of users per hint: Postgres limits a payload to 8,000 bytes. */
const hintSize = 500;

/** Poll interval for events whose hint was lost, in milliseconds. */
export const pollInterval = 5_000;

const Hint = z.object({ from: z.string(), userIds: z.array(z.number()) });

/** Exchanges the ids of users with new events with the other processes of the same database. */
export interface EventHints {
  notify(userIds: readonly number[]): void;
  close(): Promise<void>;
}

/**
 * Exchanges hints by NOTIFY. Hints are sent after the commit: a NOTIFY in the transaction would serialise all commits
 * of the server. A hint may therefore be lost, so the listener is also called periodically and after each connection,
 * without user ids.
 */
export async function exchangeHints(
  url: string,
  { clock, log, random }: Pick<Environment, 'clock' | 'log' | 'random'>,
  listener: EventListener,
): Promise<EventHints> {
  const from = Buffer.from(random(8)).toString('hex');
  const pendingHints = new Set<number>();
  let flushing: Promise<void> | undefined;
  let cancelPolling = () => {};
  const listening = await keepListening(
    url,
    { clock },
    {
      channel,
      onMessage: (payload) => {
        const hint = readHint(payload);
        if (hint !== undefined && hint.from !== from) listener(hint.userIds);
      },
      onConnect: () => listener(),
      onFailure: (error) =>
        log('Events of other processes are not received yet', sqlState(error) ?? String(error)),
    },
  );

  const schedulePolling = () => {
    cancelPolling = clock.after(pollInterval, () => {
      listener();
      schedulePolling();
    });
  };

  const flushHints = async () => {
    let to = listening.client();
    for (; to !== undefined && pendingHints.size > 0; to = listening.client()) {
      const userIds = [...pendingHints].slice(0, hintSize);
      for (const userId of userIds) pendingHints.delete(userId);
      // If a hint is lost, the other processes find the events by polling.
      await to
        .query('select pg_notify($1, $2)', [channel, JSON.stringify({ from, userIds })])
        .catch(() => undefined);
    }
    pendingHints.clear();
  };

  schedulePolling();
  return {
    notify(userIds) {
      for (const userId of userIds) pendingHints.add(userId);
      flushing ??= flushHints().finally(() => {
        flushing = undefined;
      });
    },
    async close() {
      cancelPolling();
      await flushing;
      await listening.close();
    },
  };
}

/** A hint; undefined for a malformed payload. */
function readHint(payload: string): z.infer<typeof Hint> | undefined {
  try {
    return Hint.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
