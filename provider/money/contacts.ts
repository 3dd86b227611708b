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

/** The payee of an account. */
export function accountPayee(userId: number): string {
  return `${accountPrefix}${userId}`;
}

/** The account of a payee; undefined for an external destination. */
export function accountIdOf(payee: string | undefined): number | undefined {
  return payee?.startsWith(accountPrefix)
    ? Number.parseInt(payee.slice(accountPrefix.length), 10)
    : undefined;
}

/** The payee of an address without an account. */
export function addressPayee(address: string): string {
  return `address:${address.toLowerCase()}`;
}

/** A payment, as stored for contacts. */
interface Paid {
  userId: number;
  area: ContactArea;
  payee: string;
  /** As typed. */
  recipient: string;
  /** Empty if the payee has no name. */
  name: string;
  transactionId: number;
  lastSentAt: Date;
}

/** Stores the recipients of payments. The rows are the payers' sides of completed transactions, oldest first. */
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

/**
 * A function from a transaction to its payee. Reads receivers' rows where the stored payee may be missing, because
 * earlier versions stored none, or be an address that an account has claimed since.
 */
async function readPayees(
  tx: Tx,
  rows: readonly TransactionRow[],
): Promise<(row: TransactionRow) => string> {
  const open = rows.filter((row) => row.payee === null || areaOf(row) === 'network');
  const sides =
    open.length === 0
      ? []
      : await tx
          .select({ sendId: transactions.sendId, userId: transactions.userId })
          .from(transactions)
          .where(
            inArray(
              transactions.sendId,
              open.map(({ id }) => id),
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

/** The last row of each key, in a fixed order, so that two processes that store the same rows cannot deadlock. */
function lastOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const last = new Map(rows.map((row) => [keyOf(row), row]));
  return [...last].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

function phoneOf({ area, recipient }: Paid): string {
  return area === 'local' && phoneNumberOf(recipient) !== undefined ? recipient : '';
}

/** Stores the payee of each text. A later payment's value is not overwritten. */
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

/** Stores the payees of users. Known names and phone numbers, and later payments, are not overwritten. */
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

/** Maximum number of rows per transaction. */
const batchSize = 500;

/**
 * Sets the payees of contacts of an earlier version, which stored only texts. The payee is the account in the
 * receiver's row of the payment, or otherwise an external destination.
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
    // An earlier version named contacts without a name by their number or address.
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
  // Replaces the keys of the texts, because an earlier version normalised phone numbers and names differently.
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
  // One by one, because several texts of one payee may each contribute a name or number.
  for (const payee of paid) await storePayees(tx, [payee]);
  return rows.length;
}

/**
 * A page of a user's contacts, latest first, with one row more than the limit. All favourites precede the first page
 * and do not count for its size, so that each contact is on one page only.
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
 * Changes a user's own settings of a contact.
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

/** The payee of the user's last payment by a text; undefined if they have never paid by it. */
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

/** The recipient of a planned payment. */
interface Asked {
  userId: number;
  area: ContactArea;
  payee: string;
  /** The key of the recipient's text. */
  recipient: string;
}

/**
 * A user's relation to a payee (decisions 96, 208): whether the user has paid the payee before, whether the recipient's
 * text has led to another payee, and the known recipient that it resembles.
 */
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
