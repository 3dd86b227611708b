import type { SecretKey } from '../accounts/secret-key.ts';
import { and, asc, eq, inArray, lte, sql } from '../database/drizzle.ts';
import { messages, type MessageChannel } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { createSweeper } from '../sweeper.ts';
import { MessageRefused, type MessageSender } from './message.ts';
import { readContent } from './queue.ts';

/** The sweep interval, in milliseconds. */
const sweepInterval = 5_000;

/** Maximum number of messages sent at once. */
const batchSize = 10;

/**
 * Lifetime of a process's claim, in milliseconds: more than all timeouts of a sender together. After that, another
 * process sends the message, because the first one must have ended.
 */
export const claimTime = 2 * 60_000;

/** The delays between attempts, in milliseconds. A message is given up if the attempt after the last delay fails. */
export const retryDelays = [5_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000] as const;

/** Sends the queued messages of a channel in the background, after the commit that causes them. */
export interface Delivery {
  /** Sends due messages in the background. Called after a commit. */
  wake(): void;
  /** Starts the sweeps, which also retry. */
  start(): void;
  /** Cancels the sweeps and waits for attempts in progress. */
  stop(): Promise<void>;
}

type Row = typeof messages.$inferSelect;

/**
 * Delivers the messages of one channel (decision 206). Several processes may run: a claim in the row assigns each
 * message to one of them. A message is sent twice, with the same reference, only if a process dies after the service
 * has accepted the message and before this is recorded.
 */
export function createDelivery(options: {
  database: Database;
  environment: Environment;
  key: SecretKey;
  channel: MessageChannel;
  sender: MessageSender;
}): Delivery {
  const { database, environment, key, channel, sender } = options;
  const { clock, log } = environment;

  /** Claims due messages, so that no other process sends them. */
  const claim = () =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const due = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(
          and(
            eq(messages.state, 'waiting'),
            eq(messages.channel, channel),
            lte(messages.dueAt, now),
          ),
        )
        .orderBy(asc(messages.dueAt), asc(messages.id))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      if (due.length === 0) return [];
      return tx
        .update(messages)
        .set({
          dueAt: new Date(now.getTime() + claimTime),
          attempts: sql`${messages.attempts} + 1`,
        })
        .where(
          inArray(
            messages.id,
            due.map(({ id }) => id),
          ),
        )
        .returning();
    });

  const record = (id: number, changes: Partial<Row>) =>
    database.transaction(
      (tx) =>
        tx
          .update(messages)
          .set(changes)
          .where(and(eq(messages.id, id), eq(messages.state, 'waiting'))),
      { repeatable: true },
    );

  const giveUp = async (row: Row, why: string) => {
    log(`A message was given up (${channel}, ${row.id}, attempt ${row.attempts})`, why);
    await record(row.id, { state: 'failed', content: null });
  };

  const deliver = async (row: Row): Promise<void> => {
    if (row.content === null || row.expiresAt <= clock.now()) return giveUp(row, 'It has expired');
    try {
      const message = readContent(row.content, row.reference, key);
      await sender.send({ ...message, reference: row.reference });
    } catch (error) {
      if (error instanceof MessageRefused) return giveUp(row, error.message);
      const delay = retryDelays[row.attempts - 1];
      if (delay === undefined) return giveUp(row, 'It was tried too often');
      log(`A message could not be sent yet (${channel}, ${row.id})`, error);
      await record(row.id, { dueAt: new Date(clock.now().getTime() + delay) });
      return;
    }
    const isSandbox = sender.name === 'sandbox';
    await record(row.id, {
      state: 'sent',
      sender: sender.name,
      ...(!isSandbox && { content: null }),
    });
  };

  const tryToDeliver = (row: Row) =>
    deliver(row).catch((error: unknown) => {
      // The message is retried after its claim expires.
      log(`An attempt to send a message could not be recorded (${channel}, ${row.id})`, error);
    });

  const sweeper = createSweeper({
    environment,
    interval: sweepInterval,
    problem: 'The queued messages could not be sent yet',
    async sweep() {
      for (let count = batchSize; count === batchSize && !sweeper.isStopped();) {
        const claimed = await claim();
        await Promise.all(claimed.map(tryToDeliver));
        count = claimed.length;
      }
    },
  });

  return {
    wake: () => void sweeper.wake(),
    start() {
      void sweeper.wake();
      sweeper.start();
    },
    stop: sweeper.stop,
  };
}
