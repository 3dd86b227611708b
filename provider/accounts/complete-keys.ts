import { and, asc, gt, inArray, isNull, or, sql } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import { keysOf } from './users.ts';

/** Maximum number of rows per transaction. */
const batchSize = 500;

/**
 * Sets the keys of users whom an earlier version has stored or changed. If two accounts have the same e-mail address
 * in different spellings, the later one gets no key, and its owner must sign in with the exact spelling.
 */
export async function completeKeys(database: Database): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await database.transaction((tx) => completeBatch(tx, from));
  }
}

/** Completes one batch of rows after an id. Returns the last id of the batch, or undefined after the last batch. */
async function completeBatch(tx: Tx, after: number): Promise<number | undefined> {
  const rows = await tx
    .select()
    .from(users)
    .where(
      and(
        gt(users.id, after),
        or(isNull(users.emailKey), isNull(users.nameKey)),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(batchSize);
  const keyed = rows.map((row) => ({ ...row, ...keysOf(row) }));
  const taken = await ownersOf(
    tx,
    keyed.flatMap(({ emailKey }) => emailKey ?? []),
  );
  const values = keyed.map(({ id, emailKey, nameKey, koreanNameKey }) => {
    const owner = taken.get(emailKey ?? '');
    if (emailKey != null && owner === undefined) taken.set(emailKey, id);
    const isFree = owner === undefined || owner === id;
    return { id, email: isFree ? emailKey : null, name: nameKey, korean: koreanNameKey };
  });
  if (values.length > 0) {
    await tx.execute(
      sql`update users set email_key = found.email, name_key = found.name, korean_name_key = found.korean
        from json_to_recordset(${JSON.stringify(values)})
          as found (id integer, email text, name text, korean text)
        where users.id = found.id`,
    );
  }
  return rows.length === batchSize ? rows.at(-1)?.id : undefined;
}

async function ownersOf(tx: Tx, keys: string[]): Promise<Map<string, number>> {
  const owners = await tx
    .select({ key: users.emailKey, id: users.id })
    .from(users)
    .where(inArray(users.emailKey, keys));
  return new Map(owners.map(({ key, id }) => [key ?? '', id]));
}
