import type { BankAccount } from '#wallet/entities/bank-account.ts';

import { and, eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { bankAccounts, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { defaultOf } from './default-source.ts';
import type { SecretKey } from './secret-key.ts';

/** Maximum number of accounts that a user can save. */
const maxAccounts = 20;

/** Encryption context of a saved account number: it cannot be decrypted as another user's. */
export const accountNumberPlace = (userId: number) => `bank account ${userId}`;

type Row = typeof bankAccounts.$inferSelect;

/** A saved account, without the facts about its withdrawals and its holder. */
export type StoredAccount = Omit<BankAccount, 'paidBefore' | 'otherHolder'>;

/** An account before it is saved. */
export interface NewAccount extends Omit<StoredAccount, 'id' | 'isDefault'> {
  userId: number;
}

type BankAndNumber = Pick<StoredAccount, 'bankName' | 'accountNumber'>;

/** True if two numbers of one bank have the same digits. */
export function isSameAccount(one: BankAndNumber, other: BankAndNumber): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  return (
    one.bankName === other.bankName && digits(one.accountNumber) === digits(other.accountNumber)
  );
}

function toRecord(
  row: Row,
  { isDefault, key }: { isDefault: boolean; key: SecretKey },
): StoredAccount {
  const { id, userId, bankName, accountNumber, plainAccountNumber, accountHolder, accountType } =
    row;
  return {
    id,
    bankName,
    accountNumber:
      accountNumber === null
        ? (plainAccountNumber ?? '')
        : key.decrypt(accountNumber, accountNumberPlace(userId)).toString(),
    accountHolder,
    accountType,
    isDefault,
  };
}

/** A user's bank accounts, in the order in which they were added. */
export async function bankAccountsOf(
  tx: Tx,
  userId: number,
  key: SecretKey,
): Promise<StoredAccount[]> {
  const rows = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))
    .orderBy(bankAccounts.id);
  return rows.map((row) => toRecord(row, { isDefault: row === defaultOf(rows), key }));
}

/**
 * The bank account with an id, or the default; undefined if the user has saved none.
 * @throws {Refusal} if the user has no account with the id
 */
export async function accountToCharge(
  tx: Tx,
  { userId, id, key }: { userId: number; id: number | undefined; key: SecretKey },
): Promise<StoredAccount | undefined> {
  if (id !== undefined) return requireBankAccount(tx, { userId, id, key });
  return (await bankAccountsOf(tx, userId, key)).find(({ isDefault }) => isDefault);
}

/**
 * One of a user's bank accounts.
 * @throws {Refusal} if the user has no such account
 */
export async function requireBankAccount(
  tx: Tx,
  { userId, id, key }: { userId: number; id: number; key: SecretKey },
): Promise<StoredAccount> {
  const account = (await bankAccountsOf(tx, userId, key)).find((saved) => saved.id === id);
  if (account !== undefined) return account;
  throw new Refusal('bank-account-unknown');
}

/**
 * Saves a bank account.
 * @throws {Refusal} if the user has saved it already, or has too many accounts
 */
export async function addBankAccount(
  tx: Tx,
  { userId, accountNumber, ...account }: NewAccount,
  key: SecretKey,
): Promise<StoredAccount> {
  // Serialises a user's additions: no unique index can detect a duplicate among encrypted numbers.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const known = await bankAccountsOf(tx, userId, key);
  if (known.some((other) => isSameAccount(other, { ...account, accountNumber })))
    throw new Refusal('bank-account-saved');
  if (known.length >= maxAccounts) throw new Refusal('bank-accounts-full', { most: maxAccounts });
  const encrypted = key.encrypt(Buffer.from(accountNumber), accountNumberPlace(userId));
  const rows = await tx
    .insert(bankAccounts)
    .values({ ...account, userId, accountNumber: encrypted })
    .returning();
  return toRecord(onlyRow(rows), { isDefault: known.length === 0, key });
}

/**
 * Removes a bank account. Withdrawals to it are unaffected.
 * @throws {Refusal} if the user has no such account
 */
export async function removeBankAccount(tx: Tx, userId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(bankAccounts)
    .where(ownAccount(userId, id))
    .returning({ id: bankAccounts.id });
  if (removed.length === 0) throw new Refusal('bank-account-missing');
}

function ownAccount(userId: number, id: number) {
  return and(eq(bankAccounts.userId, userId), eq(bankAccounts.id, id));
}
