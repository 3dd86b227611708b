import type { Contact, ContactChange } from '#wallet/entities/contact.ts';
import { phoneNumberOf } from '#wallet/typed-text.ts';

import { and, desc, eq, inArray, isNull, lt, ne, not, pgCore, sql } from '../database/drizzle.ts';
import { contacts, type ContactArea, payees, transactions } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Page } from '../database/page.ts';
import type { TransactionRow } from '../ledger/transactions.ts';
import { Refusal } from '../refusal.ts';
import { lookOf, recipientKey } from './recipient-key.ts';

const accountPrefix = 'account:';

/** The payee that an account is. */
export function accountPayee(userId: number): string {
  return `${accountPrefix}${userId}`;
}

/** The account that a payee is; undefined for a destination outside. */
export function accountIdOf(payee: string | undefined): number | undefined {
  return payee?.startsWith(accountPrefix)
    ? Number.parseInt(payee.slice(accountPrefix.length), 10)
    : undefined;
}

/** The payee that an address is which no account here has. */
export function addressPayee(address: string): string {
  return `address:${address.toLowerCase()}`;
}

/** A payment as contacts remember it. */
interface Paid {
  userId: number;
  area: ContactArea;
  payee: string;
  /** As typed. */
  recipient: string;
  /** Empty while the payee has no name. */
  name: string;
  transactionId: number;
  lastSentAt: Date;
}

/** Stores who was paid. The rows are the payers' sides of completed transactions, the oldest first. */
export async function rememberContacts(
  tx: Tx,
  rows: readonly TransactionRow[],
  at: Date,
): Promise<void> {
  const payeeOf = await readPayees(tx, rows);
  const paid = rows.map((row) => ({
    userId: row.userId,
    area: areaOf(row),
    payee: payeeOf(row),
    recipient: row.counterpartyDetail,
    name: row.counterpartyName,
    transactionId: row.id,
    lastSentAt: at,
  }));
  await storeTexts(tx, paid);
  await storePayees(tx, paid);
}

function areaOf({ operation }: Pick<TransactionRow, 'operation'>): ContactArea {
  return operation === 'transfer' ? 'network' : 'local';
}

/** Whom transactions went to. A version without payees has left it open: the receiver's side tells the account. */
async function readPayees(
  tx: Tx,
  rows: readonly TransactionRow[],
): Promise<(row: TransactionRow) => string> {
  const sides = await tx
    .select({ sendId: transactions.sendId, userId: transactions.userId })
    .from(transactions)
    .where(
      inArray(
        transactions.sendId,
        rows.map(({ id }) => id),
      ),
    );
  const receivers = new Map(sides.map(({ sendId, userId }) => [sendId, userId]));
  return (row) => {
    const receiver = receivers.get(row.id);
    if (receiver !== undefined) return accountPayee(receiver);
    const key = recipientKey(row.counterpartyDetail);
    return row.payee ?? (areaOf(row) === 'network' ? addressPayee(key) : `payout:${key}`);
  };
}

/** In one order, so that two processes that store the same rows cannot deadlock; the last one of each key. */
function lastOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const last = new Map(rows.map((row) => [keyOf(row), row]));
  return [...last].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

function phoneOf({ area, recipient }: Paid): string {
  return area === 'local' && phoneNumberOf(recipient) !== undefined ? recipient : '';
}

/** Stores which payee each text has led to. What a later payment has stored stays. */
async function storeTexts(tx: Tx, paid: readonly Paid[]): Promise<void> {
  const texts = paid.map((row) => {
    const key = recipientKey(row.recipient);
    const shown = { look: lookOf(key), phone: phoneOf(row), name: row.name || row.recipient };
    return { ...row, ...shown, recipient: key };
  });
  await tx
    .insert(contacts)
    .values(lastOfEach(texts, ({ userId, area, recipient }) => `${userId} ${area} ${recipient}`))
    .onConflictDoUpdate({
      target: [contacts.userId, contacts.area, contacts.recipient],
      set: {
        payee: sql`excluded.payee`,
        transactionId: sql`excluded.transaction_id`,
        lastSentAt: sql`excluded.last_sent_at`,
        name: sql`excluded.name`,
      },
      setWhere: sql`${contacts.transactionId} <= excluded.transaction_id`,
    });
}

/** Stores whom the user has paid. A known name or phone number stays known, and so does a later payment. */
async function storePayees(tx: Tx, paid: readonly Paid[]): Promise<void> {
  const rows = paid.map((row) => ({
    ...row,
    look: lookOf(recipientKey(row.recipient)),
    phone: phoneOf(row),
  }));
  await tx
    .insert(payees)
    .values(lastOfEach(rows, ({ userId, area, payee }) => `${userId} ${area} ${payee}`))
    .onConflictDoUpdate({
      target: [payees.userId, payees.area, payees.payee],
      set: {
        recipient: sql`excluded.recipient`,
        look: sql`excluded.look`,
        name: sql`coalesce(nullif(excluded.name, ''), ${payees.name})`,
        phone: sql`coalesce(nullif(excluded.phone, ''), ${payees.phone})`,
        transactionId: sql`excluded.transaction_id`,
        lastSentAt: sql`excluded.last_sent_at`,
      },
      setWhere: sql`${payees.transactionId} <= excluded.transaction_id`,
    });
}

/** The most rows of a transaction. */
const batchSize = 500;

/**
 * Gives the contacts of an earlier version, which are texts, the payees whom they were paid to. What their payments
 * reached is known: an account by the receiver's side, otherwise a destination outside.
 */
export async function completeContacts(database: Database): Promise<void> {
  while ((await database.transaction(completeBatch)) === batchSize);
}

async function completeBatch(tx: Tx): Promise<number> {
  const rows = await tx
    .select({ contact: contacts, transaction: transactions })
    .from(contacts)
    .innerJoin(transactions, eq(transactions.id, contacts.transactionId))
    .where(isNull(contacts.payee))
    .orderBy(contacts.transactionId)
    .limit(batchSize);
  if (rows.length === 0) return 0;
  const payeeOf = await readPayees(
    tx,
    rows.map(({ transaction }) => transaction),
  );
  const paid = rows.map(({ contact, transaction }): Paid => {
    const { userId, area, transactionId, lastSentAt, phone } = contact;
    const recipient = phone || transaction.counterpartyDetail;
    // An earlier version has called a contact without a name by its number or address.
    const name = recipientKey(contact.name) === recipientKey(recipient) ? '' : contact.name;
    return {
      userId,
      area,
      payee: payeeOf(transaction),
      recipient,
      name,
      transactionId,
      lastSentAt,
    };
  });
  // Their texts get new keys: an earlier version wrote a phone number or a name in another way.
  for (const { contact } of rows) {
    await tx
      .delete(contacts)
      .where(
        and(
          eq(contacts.userId, contact.userId),
          eq(contacts.area, contact.area),
          eq(contacts.recipient, contact.recipient),
        ),
      );
  }
  await storeTexts(tx, paid);
  // One after the other: several texts of one payee each add what they know of its name and number.
  for (const payee of paid) await storePayees(tx, [payee]);
  return rows.length;
}

/**
 * A page of who a user has paid, the latest first, one more than the limit. All favourites come before the first page
 * and count in none, so that each contact is on one page only.
 */
export async function contactsOf(
  tx: Tx,
  userId: number,
  { before, limit }: Page,
): Promise<{ favourites: Contact[]; others: Contact[] }> {
  const inGroup = (favourite: boolean) =>
    tx
      .select()
      .from(payees)
      .where(
        and(
          eq(payees.userId, userId),
          favourite ? payees.favourite : not(payees.favourite),
          before === undefined ? undefined : lt(payees.transactionId, before),
        ),
      )
      .orderBy(desc(payees.transactionId));
  const others = inGroup(false).limit(limit + 1);
  // In one statement: a contact that becomes a favourite meanwhile is read once.
  const rows = await (before === undefined ? pgCore.unionAll(inGroup(true), others) : others);
  rows.sort((one, other) => other.transactionId - one.transactionId);
  const found = rows.map(contactOf);
  return {
    favourites: found.filter(({ favourite }) => favourite),
    others: found.filter(({ favourite }) => !favourite),
  };
}

function contactOf(row: typeof payees.$inferSelect): Contact {
  const { transactionId, area, payee, recipient, phone, ownName, favourite, lastSentAt } = row;
  const name = row.name || recipient;
  return {
    id: transactionId,
    area,
    payee,
    name,
    ownName,
    favourite,
    recipient,
    phone,
    avatar: Array.from(ownName || name)[0] ?? '',
    lastSent: lastSentAt.toISOString(),
  };
}

/**
 * Changes what a user has set for one of their contacts.
 * @throws {Refusal} for a payee whom they have never paid
 */
export async function updateContact(
  tx: Tx,
  userId: number,
  { area, payee, ownName, favourite }: ContactChange,
): Promise<void> {
  const changed = await tx
    .update(payees)
    .set({ ownName, favourite })
    .where(and(eq(payees.userId, userId), eq(payees.area, area), eq(payees.payee, payee)))
    .returning({ payee: payees.payee });
  if (changed.length === 0) throw new Refusal('payee-missing');
}

/** The payee that a text has led to when a user paid by it last; undefined where they never have. */
export async function rememberedPayee(
  tx: Tx,
  { userId, area, recipient }: { userId: number; area: ContactArea; recipient: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ payee: contacts.payee })
    .from(contacts)
    .where(
      and(eq(contacts.userId, userId), eq(contacts.area, area), eq(contacts.recipient, recipient)),
    );
  return row?.payee ?? undefined;
}

/** Whom a user is about to pay. */
interface Asked {
  userId: number;
  area: ContactArea;
  payee: string;
  /** The key of what they were named by. */
  recipient: string;
}

/** What a user knows of a payee: whether they have paid them, and whom it merely resembles (decisions 96, 208). */
export async function knownPayee(
  tx: Tx,
  { userId, area, payee, recipient }: Asked,
): Promise<{ paidBefore: boolean; changed: boolean; resembles: string }> {
  const own = and(eq(payees.userId, userId), eq(payees.area, area));
  const before = await rememberedPayee(tx, { userId, area, recipient });
  const changed = before !== undefined && before !== payee;
  const [paid] = await tx
    .select({ payee: payees.payee })
    .from(payees)
    .where(and(own, eq(payees.payee, payee)))
    .limit(1);
  if (changed) return { paidBefore: false, changed, resembles: '' };
  if (paid !== undefined) return { paidBefore: true, changed, resembles: '' };
  const [similar] = await tx
    .select({ recipient: payees.recipient })
    .from(payees)
    .where(and(own, eq(payees.look, lookOf(recipient)), ne(payees.payee, payee)))
    .limit(1);
  return { paidBefore: false, changed, resembles: similar?.recipient ?? '' };
}
