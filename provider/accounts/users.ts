import type { ProfileChanges } from '#wallet/entities/profile.ts';
import type { User } from '#wallet/entities/user.ts';
import { emailKey, nameKeys, phoneNumberOf, type PhoneNumber } from '#wallet/typed-text.ts';

import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { users } from '../database/schema.ts';
import { violatedUniqueness } from '../database/sql-state.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { AccountDeleted } from './account-deleted.ts';
import type { Address } from './did.ts';

/** The fields of a new user. All others get the table's defaults. */
export interface NewUser {
  /** Set only for the sample users. Others get the next id. */
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
  /** The proven phone number, and the time when the e-mail address was proven. Set only for the sample users. */
  phoneKey?: PhoneNumber | undefined;
  emailProvenAt?: Date;
}

type Row = typeof users.$inferSelect;

/** The user in the wallet's format, without the password hash and the keys. */
export function toUser({
  passwordHash: _hash,
  emailKey: _email,
  nameKey: _name,
  koreanNameKey: _koreanName,
  phoneKey,
  emailProvenAt,
  lockedAt: _lock,
  createdAt,
  deletedAt: _deletedAt,
  ...user
}: Row): User {
  return {
    ...user,
    phoneProven: phoneKey !== null,
    emailProven: emailProvenAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** The look-up keys of a name and an e-mail address. The phone key is set only when a code proves the number. */
export function keysOf({
  email,
  firstName,
  lastName,
}: Pick<NewUser, 'email' | 'firstName' | 'lastName'>): Pick<
  typeof users.$inferInsert,
  'emailKey' | 'nameKey' | 'koreanNameKey'
> {
  const { western, korean } = nameKeys(firstName, lastName);
  return { emailKey: emailKey(email), nameKey: western ?? null, koreanNameKey: korean ?? null };
}

/**
 * Stores a new user.
 * @throws {Refusal} if the e-mail or the DID's address already has an account
 */
export async function insertUser(tx: Tx, user: NewUser): Promise<User> {
  const row = { ...user, ...keysOf(user) };
  return toUser(onlyRow(await tx.insert(users).values(row).returning().catch(refuseTaken)));
}

/** The user with an existing id, such as a session's: the database deletes sessions with their user. */
export async function getUser(tx: Tx, id: number): Promise<User> {
  return toUser(onlyRow(await tx.select().from(users).where(eq(users.id, id))));
}

/** The user with an existing id; the row stays locked until this transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<User> {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return toUser(onlyRow(rows));
}

/** Finds a user and their password hash by e-mail, in any spelling. */
export async function findSignIn(
  tx: Tx,
  email: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  // An earlier version allowed accounts with different spellings of one e-mail address. Only the first has a key.
  const withoutKey = and(
    isNull(users.emailKey),
    isNull(users.deletedAt),
    eq(sql`lower(${users.email})`, sql`lower(${email})`),
  );
  const [row] = await tx
    .select()
    .from(users)
    .where(or(eq(users.emailKey, emailKey(email)), withoutKey))
    .orderBy(desc(eq(users.email, email)))
    .limit(1);
  return row && { user: toUser(row), passwordHash: row.passwordHash };
}

/** The condition that an account has proven an e-mail address, in any spelling (decision 207). */
export const hasProvenEmail = (email: string): SQL | undefined =>
  and(eq(users.emailKey, emailKey(email)), isNotNull(users.emailProvenAt));

/** Finds the user who has proven an e-mail address. */
export async function findByProvenEmail(tx: Tx, email: string): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(hasProvenEmail(email));
  return row && toUser(row);
}

/** Finds the id of the user whose DID contains an address. */
export async function findUserByAddress(tx: Tx, address: Address): Promise<number | undefined> {
  const digits = address.slice('0x'.length).toLowerCase();
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(right(${users.didAddress}, 40))`, digits));
  return row?.id;
}

/** A saved profile. */
export interface SavedProfile {
  user: User;
  /** True if the e-mail address or the phone number has changed. */
  hasNewContact: boolean;
  /** If the sign-in e-mail has changed: the previous address and the time of its proof. */
  oldEmail: { email: string; provenAt: Date | null } | undefined;
}

/**
 * Changes fields of a user's profile. A new phone number or e-mail address is unproven. An unchanged phone text may be
 * malformed.
 * @throws {Refusal} if the e-mail belongs to another account, or a new phone text is malformed
 */
export async function updateProfile(
  tx: Tx,
  id: number,
  changes: ProfileChanges,
): Promise<SavedProfile> {
  const own = eq(users.id, id);
  const stored = onlyRow(await tx.select().from(users).where(own).for('no key update'));
  const { email, phone, phoneKey, emailProvenAt } = stored;
  const profile = {
    ...changes,
    firstName: changes.firstName ?? stored.firstName,
    lastName: changes.lastName ?? stored.lastName,
    email: changes.email ?? email,
    phone: changes.phone ?? phone,
  };
  const isSameNumber = phoneNumberOf(profile.phone) === phoneKey;
  const isSameEmail = isSameAddress(profile.email, email);
  const isSamePhone = phoneKeyOrText(profile.phone) === phoneKeyOrText(phone);
  if (!isSamePhone && profile.phone !== '' && phoneNumberOf(profile.phone) === undefined) {
    throw new Refusal('phone-malformed');
  }
  const proofs = {
    phoneKey: isSameNumber ? phoneKey : null,
    emailProvenAt: isSameEmail ? emailProvenAt : null,
  };
  await tx.update(users).set(profile).where(own).catch(refuseTaken);
  // Updated separately: a change of the texts clears their keys and proofs (`clear_outdated_keys`).
  const rows = await tx
    .update(users)
    .set({ ...keysOf(profile), ...proofs })
    .where(own)
    .returning()
    .catch(refuseTaken);
  return {
    user: toUser(onlyRow(rows)),
    hasNewContact: !isSameEmail || !isSamePhone,
    oldEmail: isSameEmail ? undefined : { email, provenAt: emailProvenAt },
  };
}

/** The canonical number of a phone field; its text if malformed. */
function phoneKeyOrText(phone: string): string {
  return phoneNumberOf(phone) ?? phone.trim();
}

/** True if two texts are the same e-mail address. */
function isSameAddress(left: string, right: string): boolean {
  return emailKey(left) === emailKey(right);
}

/**
 * Restores a user's old sign-in e-mail.
 * @throws {Refusal} if the e-mail belongs to another account
 */
export async function restoreEmail(
  tx: Tx,
  id: number,
  { email, provenAt }: { email: string; provenAt: Date | null },
): Promise<User> {
  const rows = await tx
    .update(users)
    .set({ email, emailKey: emailKey(email), emailProvenAt: provenAt })
    .where(eq(users.id, id))
    .returning()
    .catch(refuseTaken);
  return toUser(onlyRow(rows));
}

/** Turns unlocking by the device's biometrics on or off. */
export async function setBiometric(tx: Tx, id: number, enabled: boolean): Promise<User> {
  const rows = await tx
    .update(users)
    .set({ biometricEnabled: enabled })
    .where(eq(users.id, id))
    .returning();
  return toUser(onlyRow(rows));
}

/** The hash of a user's password. @throws {AccountDeleted} if the account was deleted meanwhile */
export async function passwordHashOf(tx: Tx, id: number): Promise<string> {
  return hashIn(await tx.select(passwordColumns).from(users).where(eq(users.id, id)));
}

/**
 * The hash of a user's password; the row stays locked until this transaction ends.
 * @param strength `update` also waits for requests that add rows of the user, and makes later ones wait
 * @throws {AccountDeleted} if the account was deleted meanwhile
 */
export async function lockPasswordHash(
  tx: Tx,
  id: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<string> {
  return hashIn(await tx.select(passwordColumns).from(users).where(eq(users.id, id)).for(strength));
}

/** @throws {AccountDeleted} if a user's account is deleted */
export async function requireAccount(tx: Tx, id: number): Promise<void> {
  await passwordHashOf(tx, id);
}

const passwordColumns = { passwordHash: users.passwordHash, deletedAt: users.deletedAt };

function hashIn(rows: { passwordHash: string; deletedAt: Date | null }[]): string {
  const { passwordHash, deletedAt } = onlyRow(rows);
  if (deletedAt !== null) throw new AccountDeleted();
  return passwordHash;
}

/** True if no accounts exist yet. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Moves the id sequence past the highest id, because fixed ids do not advance it. */
export async function continueIds(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`,
  );
}

function refuseTaken(error: unknown): never {
  switch (violatedUniqueness(error)) {
    case 'users_email_unique':
    case 'users_email_key':
      throw new Refusal('email-taken');
    case 'users_address_unique':
      throw new Refusal('did-taken');
    default:
      throw error;
  }
}

/** A user's full name. */
export function fullNameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
