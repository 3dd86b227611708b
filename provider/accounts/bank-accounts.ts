import type { BankAccount, NewBankAccount } from '#wallet/entities/bank-account.ts';

import { and, count, eq, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { bankAccounts } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';

/** The most accounts that a person can save. */
const maxAccounts = 20;

type Row = typeof bankAccounts.$inferSelect;

function toRecord({ userId: _, ...row }: Row, isDefault: boolean): BankAccount {
  return { ...row, isDefault };
}

/** A person's bank accounts, in the order in which they were added. The first is the default. */
export async function bankAccountsOf(tx: Tx, userId: number): Promise<BankAccount[]> {
  const rows = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))
    .orderBy(bankAccounts.id);
  return rows.map((row, index) => toRecord(row, index === 0));
}

/**
 * One of a person's bank accounts.
 * @throws {Refusal} 422 when it is not theirs
 */
export async function requireBankAccount(tx: Tx, userId: number, id: number): Promise<Row> {
  const [row] = await tx.select().from(bankAccounts).where(ownAccount(userId, id));
  if (row !== undefined) return row;
  throw new Refusal('bank-account-unknown');
}

/**
 * Saves a bank account.
 * @throws {Refusal} 409 when the person has it already, 422 when they have too many
 */
export async function addBankAccount(
  tx: Tx,
  { userId, ...account }: NewBankAccount,
): Promise<BankAccount> {
  const digits = (text: unknown) => sql`regexp_replace(${text}, '\\D', '', 'g')`;
  const same = and(
    eq(bankAccounts.userId, userId),
    eq(bankAccounts.bankName, account.bankName),
    eq(digits(bankAccounts.accountNumber), digits(account.accountNumber)),
  );
  const [known] = await tx.select({ id: bankAccounts.id }).from(bankAccounts).where(same).limit(1);
  if (known !== undefined) {
    throw new Refusal('bank-account-saved');
  }
  const [{ saved } = { saved: 0 }] = await tx
    .select({ saved: count() })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId));
  if (saved >= maxAccounts) {
    throw new Refusal('bank-accounts-full', { most: maxAccounts });
  }
  const rows = await tx
    .insert(bankAccounts)
    .values({ ...account, userId })
    .returning();
  return toRecord(onlyRow(rows), saved === 0);
}

/**
 * Removes a bank account. What was withdrawn to it stays.
 * @throws {Refusal} 404 when it is not the person's
 */
export async function removeBankAccount(tx: Tx, userId: number, id: number): Promise<void> {
  const removed = await tx.delete(bankAccounts).where(ownAccount(userId, id)).returning();
  if (removed.length === 0) throw new Refusal('bank-account-missing');
}

function ownAccount(userId: number, id: number) {
  return and(eq(bankAccounts.userId, userId), eq(bankAccounts.id, id));
}
