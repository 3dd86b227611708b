import { emailKey, nameKey, phoneNumberOf } from '#wallet/typed-text.ts';

import { fullNameOf } from '../accounts/users.ts';
import { and, asc, eq, isNull, or, type SQL, sql } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { assetsOf } from '../ledger/ledger.ts';
import type { AdminCommand } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';

/** Maximum number of printed people. */
const maxFound = 50;

/** Shortest part of a name or an e-mail address that `find` searches for, in characters. */
const shortestPart = 3;

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  language: users.language,
  lockedAt: users.lockedAt,
};

/** A person as the commands need them. */
export type FoundPerson = Pick<typeof users.$inferSelect, keyof typeof columns>;

/** The condition on an id, an e-mail address, a proven phone number, or a DID or its address. */
function isExactly(text: string): SQL | undefined {
  if (/^[1-9]\d{0,8}$/.test(text)) return eq(users.id, Number(text));
  const digits = /0x([\da-f]{40})$/i.exec(text)?.[1];
  if (digits !== undefined) {
    return eq(sql`lower(right(${users.didAddress}, 40))`, digits.toLowerCase());
  }
  if (text.includes('@')) return eq(users.emailKey, emailKey(text));
  const number = phoneNumberOf(text);
  return number && eq(users.phoneKey, number);
}

/** The condition on a name, or a part of a name, an e-mail address or a phone number. */
function isSimilarTo(text: string): SQL | undefined {
  const key = nameKey(text);
  const part = text.toLowerCase();
  const shown = sql`lower(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email} || ' ' || ${users.phone})`;
  return or(
    isExactly(text),
    key === undefined ? undefined : or(eq(users.nameKey, key), eq(users.koreanNameKey, key)),
    text.length < shortestPart ? undefined : sql`position(${part} in ${shown}) > 0`,
  );
}

/** The first people that meet a condition and are not deleted; none without a condition. */
async function peopleWith(
  tx: Tx,
  condition: SQL | undefined,
  most: number,
): Promise<FoundPerson[]> {
  if (condition === undefined) return [];
  return tx
    .select(columns)
    .from(users)
    .where(and(condition, isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .limit(most);
}

/**
 * The one person of an id, an e-mail address, a proven phone number or a DID.
 * @throws {AdminProblem} if there is none
 */
export async function personOf(tx: Tx, text: string): Promise<FoundPerson> {
  const [person] = await peopleWith(tx, isExactly(text.trim()), 1);
  if (person !== undefined) return person;
  throw new AdminProblem(
    `There is no person ${text}. Name them by id, e-mail address, proven phone number or DID: npm run admin -- find TEXT lists them.`,
  );
}

/** A person as a line of the output. */
export function lineOf({ id, lockedAt, ...person }: FoundPerson): string {
  const state = lockedAt === null ? 'active' : `locked since ${lockedAt.toISOString()}`;
  return `person ${id}: ${fullNameOf(person)}, ${person.email}, ${state}`;
}

/** Lists people by a part of their name, or exactly. Prints balances on request only: they are private. */
export const find: AdminCommand = {
  use: 'TEXT [--money]',
  words: [1, 1],
  changes: false,
  options: { money: { type: 'boolean' } },
  async run(tx, { words: [text = ''], options }) {
    const found = await peopleWith(tx, isSimilarTo(text.trim()), maxFound + 1);
    if (found.length === 0) return ['No person was found.'];
    const lines: string[] = [];
    for (const person of found.slice(0, maxFound)) {
      lines.push(lineOf(person));
      if (options['money'] !== true) continue;
      for (const { assetType, balance } of await assetsOf(tx, person.id)) {
        lines.push(`  ${balance} ${assetType}`);
      }
    }
    if (found.length > maxFound) lines.push(`Only the first ${maxFound} are listed.`);
    return lines;
  },
};
