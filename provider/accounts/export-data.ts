import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { countUnder, limitOf, tooMany } from './attempt-counts.ts';
import { dataParts } from './personal-data.ts';
import { takePresence } from './presence.ts';
import type { SecretKey } from './secret-key.ts';
import type { Session } from './sessions.ts';

/** Exports that a user may make within a day. */
export const exportsPerDay = 5;

const day = 24 * 60 * 60_000;

/**
 * Counts an export of a user who has confirmed their presence.
 * @throws {Refusal} without a confirmed presence, or after too many exports of the day
 */
export async function beginExport(tx: Tx, session: Session, at: Date): Promise<void> {
  const limits = [limitOf(`exports of person ${session.userId}`, exportsPerDay, day)];
  for (const { made, most, until } of await countUnder(tx, limits, { now: at, added: 1 })) {
    if (made > most) throw tooMany('too-many-exports', until.getTime() - at.getTime());
  }
  await takePresence(tx, session, at);
}

/**
 * The JSON file with all data of a user, in pieces (decision 191). Each page of rows is read in a transaction of its
 * own, so that neither memory nor the database is held while a slow client receives the file.
 */
export async function* exportData(
  database: Pick<Database, 'transaction'>,
  { userId, key, at, lane }: { userId: number; key: SecretKey; at: Date; lane?: string },
): AsyncGenerator<string> {
  const options = { ...(lane !== undefined && { lane }), repeatable: true };
  yield `{\n"exportedAt": ${JSON.stringify(at)}`;
  for (const { name, read } of dataParts) {
    yield `,\n${JSON.stringify(name)}: [`;
    let after: readonly unknown[] | undefined;
    let separator = '\n';
    do {
      const from = after;
      const page = await database.transaction((tx) => read(tx, { userId, key }, from), options);
      for (const row of page.rows) {
        yield separator + JSON.stringify(row);
        separator = ',\n';
      }
      after = page.next;
    } while (after !== undefined);
    yield ']';
  }
  yield '\n}\n';
}

/**
 * An export as a stream of bytes, which reads no further than its client receives. A failure breaks the answer off, so
 * that the client does not take a part for the complete file; `log` receives the reason.
 */
export function exportStream(
  pieces: AsyncGenerator<string>,
  log: Environment['log'],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log('An export of data broke off', error);
          controller.error(new Error('The export broke off'));
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
