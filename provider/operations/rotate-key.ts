import { rename } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { accountNumberPlace } from '../accounts/bank-accounts.ts';
import { cardTokenPlace } from '../accounts/cards.ts';
import {
  beginRotation,
  finishRotation,
  keyStateOf,
  nextKeyFile,
  readKeyFile,
  secretKeyFile,
  secretKeySize,
  writeKeyFile,
  type KeyRing,
} from '../accounts/secret-key.ts';
import { authenticatorPlace } from '../accounts/two-factor.ts';
import { answerPlace } from '../database/create-once.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import type { Database, Tx } from '../database/tx.ts';
import { numberPlace } from '../identity/credentials.ts';
import { documentPlaces } from '../identity/digital-documents.ts';
import { pushKeyPlace } from '../messages/push-keys.ts';
import { contentPlace } from '../messages/queue.ts';
import { payoutPlace } from '../money/payout-account.ts';
import { namePlace } from '../work/file-names.ts';
import { named } from './catalogue.ts';
import { rowsOf } from './rows-of.ts';

/** A column of encrypted values. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The columns of the primary key, with their types. */
  id: readonly (readonly [name: string, type: 'integer' | 'bigint' | 'text'])[];
  /** The column that the place of a value names, if it is not the primary key; and the place. */
  of?: string;
  place: (of: readonly string[]) => string;
}

const byId = [['id', 'integer']] as const;
const ofUser = (place: (userId: number) => string) => ({
  of: 'user_id',
  place: ([userId]: readonly string[]) => place(Number(userId)),
});

/** All columns of encrypted values but the key of hashes, which `finishRotation` encrypts (decision 195). */
export const encryptedColumns: readonly EncryptedColumn[] = [
  {
    table: 'account_security',
    column: 'authenticator_secret',
    id: [['user_id', 'integer']],
    ...ofUser(authenticatorPlace),
  },
  {
    table: 'messages',
    column: 'content',
    id: [['id', 'bigint']],
    of: 'reference',
    place: ([reference = '']) => contentPlace(reference),
  },
  {
    table: 'idempotency_keys',
    column: 'answer_encrypted',
    id: [
      ['user_id', 'integer'],
      ['key', 'text'],
    ],
    place: ([userId, key = '']) => answerPlace(Number(userId), key),
  },
  {
    table: 'transactions',
    column: 'bank_account_number_encrypted',
    id: byId,
    ...ofUser(payoutPlace),
  },
  { table: 'transactions', column: 'card_token_encrypted', id: byId, ...ofUser(cardTokenPlace) },
  {
    table: 'credentials',
    column: 'credential_number_encrypted',
    id: byId,
    ...ofUser(numberPlace),
  },
  {
    table: 'digital_documents',
    column: 'document_number_encrypted',
    id: byId,
    ...ofUser(documentPlaces.number),
  },
  { table: 'digital_documents', column: 'image', id: byId, ...ofUser(documentPlaces.image) },
  {
    table: 'bank_accounts',
    column: 'account_number_encrypted',
    id: byId,
    ...ofUser(accountNumberPlace),
  },
  { table: 'push_keys', column: 'private_key', id: byId, place: () => pushKeyPlace },
  { table: 'cards', column: 'token_encrypted', id: byId, ...ofUser(cardTokenPlace) },
  {
    table: 'work_attachments',
    column: 'name_encrypted',
    id: byId,
    of: 'approval_id',
    place: ([approvalId]) => namePlace(Number(approvalId)),
  },
];

/** Maximum number of rows per transaction: an image has up to two megabytes. */
const batchSize = 20;

/** The result of a rotation. */
export interface Rotation {
  /** Number of values that were encrypted again. */
  changed: number;
  /** Values that no key decrypts, and that were therefore not changed, such as `messages.content`. */
  unreadable: readonly string[];
}

/** Called between the steps of a rotation, at any of which the process may be killed. */
export type OnStep = (step: string) => void | Promise<void>;

interface Batch {
  changed: number;
  unreadable: number;
  /** The primary key of the last row; undefined after the last batch. */
  next: string[] | undefined;
}

/** Encrypts the values of some rows after a primary key again, as far as they are not under the encrypting key. */
async function encryptBatch(
  tx: Tx,
  { table, column, id, of, place }: EncryptedColumn,
  { key, after }: { key: KeyRing; after: readonly string[] | undefined },
): Promise<Batch> {
  const names = sql.join(
    id.map(([name]) => named(name)),
    sql`, `,
  );
  const values = (texts: readonly string[]): SQL =>
    sql.join(
      id.map(([, type], index) => sql`${texts[index] ?? ''}::text::${sql.raw(type)}`),
      sql`, `,
    );
  const shown = (columns: readonly string[]) =>
    sql`array[${sql.join(
      columns.map((name) => sql`${named(name)}::text`),
      sql`, `,
    )}]`;
  const idNames = id.map(([name]) => name);
  const rows = await rowsOf(
    tx,
    sql`select to_json(${shown(idNames)})::text as id, to_json(${shown(of === undefined ? idNames : [of])})::text as "of",
        encode(${named(column)}, 'hex') as value
      from ${named(table)}
      where ${named(column)} is not null ${after === undefined ? sql`` : sql`and (${names}) > (${values(after)})`}
      order by ${names} limit ${batchSize}`,
    z.object({ id: z.string(), of: z.string(), value: z.string() }),
  );
  const batch: Batch = { changed: 0, unreadable: 0, next: undefined };
  for (const row of rows) {
    const rowId = Texts.parse(JSON.parse(row.id));
    const context = place(Texts.parse(JSON.parse(row.of)));
    const encrypted = Buffer.from(row.value, 'hex');
    if (rows.length === batchSize) batch.next = rowId;
    if (key.isCurrent(encrypted, context)) continue;
    const plain = decrypted(key, encrypted, context);
    if (plain === undefined) {
      batch.unreadable += 1;
      continue;
    }
    const value = Buffer.from(key.encrypt(plain, context)).toString('hex');
    // A request may have replaced the value meanwhile: that one is under the encrypting key already.
    await tx.execute(
      sql`update ${named(table)} set ${named(column)} = decode(${value}, 'hex')
        where (${names}) = (${values(rowId)}) and ${named(column)} = decode(${row.value}, 'hex')`,
    );
    batch.changed += 1;
  }
  return batch;
}

const Texts = z.array(z.string());

function decrypted(key: KeyRing, encrypted: Uint8Array, place: string): Buffer | undefined {
  try {
    return key.decrypt(encrypted, place);
  } catch {
    return undefined;
  }
}

/**
 * Encrypts all secrets of a database under the encrypting key of the ring, in batches between other transactions, and
 * then names it as the key of the database. Continues a rotation that was killed. All providers must encrypt under that
 * key already, and decrypt with both.
 */
export async function rotateSecrets(
  database: Pick<Database, 'transaction'>,
  key: KeyRing,
  onStep: OnStep = () => undefined,
): Promise<Rotation> {
  await database.transaction((tx) => beginRotation(tx, key.mark()));
  await onStep('begun');
  let total = 0;
  // Repeated until nothing is left, because transactions of before the rotation may have ended after the first pass.
  for (;;) {
    let changed = 0;
    const unreadable: string[] = [];
    for (const column of encryptedColumns) {
      let after: string[] | undefined;
      do {
        const from = after;
        const batch = await database.transaction((tx) =>
          encryptBatch(tx, column, { key, after: from }),
        );
        changed += batch.changed;
        for (let count = 0; count < batch.unreadable; count += 1) {
          unreadable.push(`${column.table}.${column.column}`);
        }
        after = batch.next;
        await onStep(`encrypted a batch of ${column.table}`);
      } while (after !== undefined);
    }
    total += changed;
    if (changed > 0) continue;
    await database.transaction((tx) => finishRotation(tx, key));
    await onStep('named the key');
    return { changed: total, unreadable };
  }
}

/**
 * Rotates the key in the file beside an embedded database to a new random one, or continues. The next key is in a file
 * of its own until the database names it; a start that finds it in the database finishes the rename.
 */
export async function rotateKeyFile(
  directory: string,
  {
    database,
    key,
    random,
  }: {
    database: Pick<Database, 'transaction'>;
    key: KeyRing;
    random: (size: number) => Uint8Array;
  },
  onStep: OnStep = () => undefined,
): Promise<Rotation> {
  const nextFile = join(directory, nextKeyFile);
  const next = (await readKeyFile(nextFile)) ?? random(secretKeySize);
  await writeKeyFile(nextFile, next);
  await onStep('wrote the file');
  key.encryptWith(next);
  const rotation = await rotateSecrets(database, key, onStep);
  await rename(nextFile, join(directory, secretKeyFile));
  await onStep('renamed the file');
  key.dropOthers();
  return rotation;
}

/** True if the rotation of a database's key has begun and not finished. */
export async function isRotating(tx: Tx): Promise<boolean> {
  return ((await keyStateOf(tx))?.nextMark ?? null) !== null;
}
