import * as z from 'zod/mini';

import {
  beginRotation,
  keyStateOf,
  SecretKeyProblem,
  type KeyRing,
} from '../accounts/secret-key.ts';
import { sql } from '../database/drizzle.ts';
import { keepListening, type Listening } from '../database/keep-listening.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { rowsOf } from './rows-of.ts';

/**
 * The providers of a Postgres server announce their keys by shared advisory locks, which end with their connections:
 * the key that each encrypts with, and those that it decrypts with (decision 195).
 */
const classes = { encrypts: 7_310_216, decrypts: 7_310_217 } as const;

const channel = 'superwallet_keys';

/** A fingerprint as the number of a lock. */
const numberOf = (mark: string) => Number.parseInt(mark.slice(0, 7), 16);

/** Announces the keys of this provider until it is closed. */
export function announceKeys(
  url: string,
  { clock }: Pick<Environment, 'clock'>,
  key: KeyRing,
): Promise<Pick<Listening, 'close'>> {
  return keepListening(
    url,
    { clock },
    {
      channel,
      onMessage: () => undefined,
      async onConnect(client) {
        const lock = (kind: number, mark: string) =>
          client.query('select pg_advisory_lock_shared($1, $2)', [kind, numberOf(mark)]);
        await lock(classes.encrypts, key.mark());
        for (const mark of key.marks()) await lock(classes.decrypts, mark);
      },
    },
  );
}

/** Number of providers that cannot decrypt with a key, and of those that encrypt with another one. */
async function holdersWithout(tx: Tx, mark: string): Promise<{ unable: number; others: number }> {
  const [counts = { unable: 0, others: 0 }] = await rowsOf(
    tx,
    sql`with held as (
        select pid, classid::bigint as kind, objid::bigint as mark from pg_locks
        where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())
      )
      select
        (select count(distinct pid)::integer from held where kind = ${classes.encrypts}
          and pid not in (select pid from held where kind = ${classes.decrypts} and mark = ${numberOf(mark)})) as unable,
        (select count(distinct pid)::integer from held where kind = ${classes.encrypts}
          and mark <> ${numberOf(mark)}) as others`,
    z.object({ unable: z.number(), others: z.number() }),
  );
  return counts;
}

/**
 * Before a provider encrypts under another key than the database's: checks that all running ones can decrypt it, and
 * names the key in the database.
 * @throws {SecretKeyProblem} if the key of the database is not the previous one, or another provider cannot decrypt
 */
export async function announceNextKey(
  database: Pick<Database, 'transaction'>,
  key: KeyRing,
  previous: Uint8Array | undefined,
): Promise<void> {
  await database.transaction(async (tx) => {
    const known = await keyStateOf(tx);
    if (known === undefined || known.mark === key.mark() || known.nextMark === key.mark()) return;
    if (previous === undefined || !key.isMark(previous, known.mark)) {
      throw new SecretKeyProblem(
        'SECRET_KEY is not the key of this database, to which a rotation has changed. Set it to the new key, without SECRET_KEY_NEXT.',
      );
    }
    if ((await holdersWithout(tx, key.mark())).unable > 0) {
      throw new SecretKeyProblem(
        'Another provider of this database cannot read the new key. Restart all of them with SECRET_KEY_NEXT first.',
      );
    }
    await beginRotation(tx, key.mark());
  });
}

/** @throws {SecretKeyProblem} if a running provider still encrypts under another key */
export async function requireEncryption(tx: Tx, mark: string): Promise<void> {
  if ((await holdersWithout(tx, mark)).others === 0) return;
  throw new SecretKeyProblem(
    'A provider of this database still encrypts under the earlier key. Restart all of them with the new SECRET_KEY, and SECRET_KEY_PREVIOUS, first. Nothing was changed.',
  );
}
