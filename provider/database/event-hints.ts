import { Client } from 'pg';
import * as z from 'zod/mini';

import type { Environment } from '../environment.ts';
import { sqlState } from './sql-state.ts';
import type { EventListener } from './tx.ts';

const channel = 'superwallet_events';

/** The most people of one hint: Postgres takes 8,000 bytes. */
const hintSize = 500;

/** The time between two tries to connect, in milliseconds. */
const retryInterval = 1_000;

/** The time after which a process looks for events that no hint has told of, in milliseconds. */
export const lookInterval = 5_000;

const Hint = z.object({ from: z.string(), userIds: z.array(z.number()) });

/** Tells the other processes of a database which people have new events, and hears it from them. */
export interface EventHints {
  tell(userIds: readonly number[]): void;
  close(): Promise<void>;
}

/**
 * Exchanges hints by NOTIFY. A hint may be lost, because it is sent after the commit: in the commit it would make all
 * commits of the server wait for each other. So the listener also hears, from time to time and after each connection,
 * that anybody may have new events.
 */
export async function exchangeHints(
  url: string,
  { clock, log, random }: Pick<Environment, 'clock' | 'log' | 'random'>,
  listener: EventListener,
): Promise<EventHints> {
  const from = Buffer.from(random(8)).toString('hex');
  const untold = new Set<number>();
  let client: Client | undefined;
  let connecting: Promise<void> = Promise.resolve();
  let telling: Promise<void> | undefined;
  let cancelRetry = () => {};
  let cancelLook = () => {};
  let closed = false;

  const connect = async () => {
    const connected = new Client({ connectionString: url, keepAlive: true });
    // A loss is reported as an error, an end, or both.
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      client = undefined;
      if (!closed) cancelRetry = clock.after(retryInterval, start);
    };
    connected.on('error', lose);
    connected.on('end', lose);
    connected.on('notification', ({ payload = '' }) => {
      const hint = readHint(payload);
      if (hint !== undefined && hint.from !== from) listener(hint.userIds);
    });
    try {
      await connected.connect();
      await connected.query(`listen ${channel}`);
      client = connected;
      listener();
    } catch (error) {
      log('Events of other processes cannot be heard yet', sqlState(error) ?? String(error));
      await connected.end().catch(() => undefined);
      lose();
    }
  };
  const start = () => {
    connecting = connect();
  };

  const lookFromTimeToTime = () => {
    cancelLook = clock.after(lookInterval, () => {
      listener();
      lookFromTimeToTime();
    });
  };

  const tellAll = async () => {
    for (let to = client; to !== undefined && untold.size > 0; to = client) {
      const userIds = [...untold].slice(0, hintSize);
      for (const userId of userIds) untold.delete(userId);
      // The others look for themselves when a hint does not arrive.
      await to
        .query('select pg_notify($1, $2)', [channel, JSON.stringify({ from, userIds })])
        .catch(() => undefined);
    }
    untold.clear();
  };

  start();
  await connecting;
  lookFromTimeToTime();
  return {
    tell(userIds) {
      for (const userId of userIds) untold.add(userId);
      telling ??= tellAll().finally(() => {
        telling = undefined;
      });
    },
    async close() {
      closed = true;
      cancelRetry();
      cancelLook();
      await connecting;
      await telling;
      await client?.end().catch(() => undefined);
    },
  };
}

/** A hint; nothing for what another program says on the channel. */
function readHint(payload: string): z.infer<typeof Hint> | undefined {
  try {
    return Hint.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
