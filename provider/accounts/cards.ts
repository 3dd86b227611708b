import type { PaymentCard } from '#wallet/entities/payment-card.ts';

import { and, eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { cards, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { ProcessedCard } from '../rails/card-processor.ts';
import { Refusal } from '../refusal.ts';
import { defaultOf } from './default-source.ts';
import type { SecretKey } from './secret-key.ts';

/** Maximum number of cards that a user can save. */
const maxCards = 20;

/** Encryption context of a card's token: it cannot be decrypted as another user's. */
export const cardTokenPlace = (userId: number) => `card ${userId}`;

type Row = typeof cards.$inferSelect;

function rowsOf(tx: Tx, userId: number): Promise<Row[]> {
  return tx.select().from(cards).where(eq(cards.userId, userId)).orderBy(cards.id);
}

function toRecord({ id, brand, lastFour, expiry, currency }: Row, isDefault: boolean): PaymentCard {
  return { id, brand, lastFour, expiry, currency, isDefault };
}

/** A user's cards, in the order in which they were added. */
export async function cardsOf(tx: Tx, userId: number): Promise<PaymentCard[]> {
  const rows = await rowsOf(tx, userId);
  return rows.map((row) => toRecord(row, row === defaultOf(rows)));
}

/**
 * The card with an id, or the default card, and its token; undefined if the user has saved none.
 * @throws {Refusal} if the user has no card with the id, or the card has expired
 */
export async function cardToCharge(
  tx: Tx,
  { userId, id, at, key }: { userId: number; id: number | undefined; at: Date; key: SecretKey },
): Promise<{ card: Omit<PaymentCard, 'isDefault'>; token: string } | undefined> {
  const rows = await rowsOf(tx, userId);
  const row = id === undefined ? defaultOf(rows) : rows.find((saved) => saved.id === id);
  if (row === undefined) {
    if (id !== undefined) throw new Refusal('card-unknown');
    return undefined;
  }
  requireValid(row.expiry, at);
  return { card: row, token: key.decrypt(row.token, cardTokenPlace(userId)).toString() };
}

/**
 * Saves a card. If it is saved already, its expiry is replaced.
 * @throws {Refusal} if the card has expired, or the user has too many cards
 */
export async function addCard(
  tx: Tx,
  {
    userId,
    expiry,
    processed: { token, ...card },
    at,
    key,
  }: { userId: number; expiry: string; processed: ProcessedCard; at: Date; key: SecretKey },
): Promise<PaymentCard> {
  requireValid(expiry, at);
  // Serialises a user's additions, so that the limit holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const known = await rowsOf(tx, userId);
  const isSaved = known.some(({ fingerprint }) => fingerprint === card.fingerprint);
  if (!isSaved && known.length >= maxCards) throw new Refusal('cards-full', { most: maxCards });
  const stored = { expiry, token: key.encrypt(Buffer.from(token), cardTokenPlace(userId)) };
  const row = onlyRow(
    await tx
      .insert(cards)
      .values({ ...card, ...stored, userId, createdAt: at })
      .onConflictDoUpdate({ target: [cards.userId, cards.fingerprint], set: stored })
      .returning(),
  );
  return toRecord(row, row.id === (defaultOf(known) ?? row).id);
}

/**
 * Removes a card. Deposits that it pays are unaffected.
 * @throws {Refusal} if the user has no such card
 */
export async function removeCard(tx: Tx, userId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(cards)
    .where(and(eq(cards.userId, userId), eq(cards.id, id)))
    .returning({ id: cards.id });
  if (removed.length === 0) throw new Refusal('card-missing');
}

/** @throws {Refusal} after the card's last month, which ends last in the west: at UTC-12 */
function requireValid(expiry: string, at: Date): void {
  const westmost = new Date(at.getTime() - 12 * 3_600_000).toISOString().slice(0, 7);
  if (expiry < westmost) throw new Refusal('card-expired');
}
