import { eq, sql } from 'drizzle-orm';

import type { Profile, User } from '#wallet/entities/entities.ts';

import { users } from '../database/schema.ts';
import { violatedUniqueness } from '../database/sql-state.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';
import type { Address } from './did.ts';

/** What a new person is stored with; everything else starts with the table's defaults. */
export interface NewUser {
  /** Only for the sample people; everyone else gets the next id. */
  id?: number;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  didAddress: string;
  phone?: string;
  country?: string;
  timezone?: string;
  createdAt: Date;
}

type Row = typeof users.$inferSelect;

/** The person as the wallet gets to see them: without the password's hash. */
function toUser({ passwordHash: _, createdAt, ...user }: Row): User {
  return { ...user, createdAt: createdAt.toISOString() };
}

/**
 * Stores a new person.
 * @throws {HttpError} 409 when the e-mail or the DID's address has an account
 */
export async function insertUser(tx: Tx, user: NewUser): Promise<User> {
  const [row] = await tx.insert(users).values(user).returning().catch(refuseTaken);
  if (row === undefined) throw new Error('The insert of a user returned no row');
  return toUser(row);
}

/** The person of an id that is known to be someone's: a session ends with its person. */
export async function getUser(tx: Tx, id: number): Promise<User> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (row === undefined) throw new Error(`There is no user ${id}`);
  return toUser(row);
}

/** The person of an e-mail, in any case, with the hash that their password is checked against. */
export async function findSignIn(
  tx: Tx,
  email: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  // Both sides by the database, whose idea of lower case the unique index has too.
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return row && { user: toUser(row), passwordHash: row.passwordHash };
}

/** The id of the person whose DID has an address. */
export async function findUserByAddress(tx: Tx, address: Address): Promise<number | undefined> {
  const digits = address.slice('0x'.length).toLowerCase();
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(right(${users.didAddress}, 40))`, digits));
  return row?.id;
}

/**
 * Replaces a person's profile.
 * @throws {HttpError} 409 when the e-mail is another account's
 */
export async function updateProfile(tx: Tx, id: number, profile: Profile): Promise<User> {
  const [row] = await tx
    .update(users)
    .set(profile)
    .where(eq(users.id, id))
    .returning()
    .catch(refuseTaken);
  if (row === undefined) throw new Error(`No user ${id} to update`);
  return toUser(row);
}

/** Turns signing in by the device's biometrics on or off. */
export async function setBiometric(tx: Tx, id: number, enabled: boolean): Promise<User> {
  const [row] = await tx
    .update(users)
    .set({ biometricEnabled: enabled })
    .where(eq(users.id, id))
    .returning();
  if (row === undefined) throw new Error(`No user ${id} to update`);
  return toUser(row);
}

/** Whether nobody has an account yet. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Lets the next new person's id follow the highest one: ids that were given by hand do not move the sequence. */
export async function continueIds(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`,
  );
}

function refuseTaken(error: unknown): never {
  switch (violatedUniqueness(error)) {
    case 'users_email_unique':
      throw new HttpError(409, 'This e-mail address already has an account. Use another one.');
    case 'users_address_unique':
      throw new HttpError(409, 'This DID address belongs to another account. Use another one.');
    default:
      throw error;
  }
}
