import type { DefaultSource } from '#wallet/entities/payment-card.ts';

import { eq, sql } from '../database/drizzle.ts';
import { bankAccounts, cards, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';

/** The row that forms preselect, of rows in the order in which they were added: the chosen one, or the oldest. */
export function defaultOf<Row extends { isDefault: boolean }>(
  rows: readonly Row[],
): Row | undefined {
  return rows.find(({ isDefault }) => isDefault) ?? rows[0];
}

/**
 * Makes a bank account or a card the default of its kind (decision 205).
 * @throws {Refusal} if the user has no such account or card
 */
export async function setDefaultSource(
  tx: Tx,
  userId: number,
  { kind, id }: DefaultSource,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const table = kind === 'card' ? cards : bankAccounts;
  const changed = await tx
    .update(table)
    .set({ isDefault: sql`${table.id} = ${id}` })
    .where(eq(table.userId, userId))
    .returning({ id: table.id });
  if (!changed.some((row) => row.id === id)) {
    throw new Refusal(kind === 'card' ? 'card-missing' : 'bank-account-missing');
  }
}
