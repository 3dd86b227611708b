import type { Contact } from '#wallet/entities/contact.ts';

import { and, desc, eq, inArray, lt, ne, sql } from '../database/drizzle.ts';
import { contacts, type ContactArea } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Page } from '../http/paging.ts';
import type { TransactionRow } from '../ledger/transactions.ts';

/** The digits of a Korean phone number as it is dialled at home; nothing for a text that is no phone number. */
export function phoneDigits(text: string): string | undefined {
  const digits = /^\+?[\d\s().-]{7,30}$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  if (digits.length < 7) return undefined;
  return text.startsWith('+82') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
}

/** One text for a recipient, however it was typed: an address or e-mail in lower case, a phone number's digits. */
export function sameRecipient(typed: string): string {
  const text = typed.trim();
  const address = /0x[0-9a-f]{40}$/.exec(text.toLowerCase())?.[0];
  return address ?? phoneDigits(text) ?? text.toLowerCase();
}

/** The beginning and the end of a recipient, which is all that many people compare (decision 96). */
export function lookOf(recipient: string): string {
  const shown = recipient.startsWith('0x') ? 6 : 3;
  const characters = Array.from(recipient);
  return characters.length <= shown + 4
    ? recipient
    : [...characters.slice(0, shown), ...characters.slice(-4)].join('');
}

/** Keeps who was paid. The rows are the payers' sides of completed transactions, the oldest first. */
export async function rememberContacts(
  tx: Tx,
  rows: readonly TransactionRow[],
  at: Date,
): Promise<void> {
  const paid = rows.map((row) => {
    const { id, userId, operation, counterpartyName, counterpartyDetail } = row;
    const area: ContactArea = operation === 'transfer' ? 'network' : 'local';
    const recipient = sameRecipient(counterpartyDetail);
    return {
      userId,
      area,
      recipient,
      look: lookOf(recipient),
      phone: phoneDigits(counterpartyDetail) === undefined ? '' : counterpartyDetail,
      transactionId: id,
      lastSentAt: at,
      name: counterpartyName || counterpartyDetail,
    };
  });
  const last = new Map(
    paid.map((contact) => [`${contact.userId} ${contact.area} ${contact.recipient}`, contact]),
  );
  await tx
    .insert(contacts)
    // In one order, so that two processes that remember the same contacts cannot deadlock.
    .values([...last].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row))
    .onConflictDoUpdate({
      target: [contacts.userId, contacts.area, contacts.recipient],
      set: {
        transactionId: sql`excluded.transaction_id`,
        lastSentAt: sql`excluded.last_sent_at`,
        name: sql`excluded.name`,
      },
    });
}

/** A page of who a person has paid, the latest first. One more than the limit is read. */
export async function contactsOf(
  tx: Tx,
  userId: number,
  { before, limit }: Page,
): Promise<Contact[]> {
  const rows = await tx
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, userId),
        before === undefined ? undefined : lt(contacts.transactionId, before),
      ),
    )
    .orderBy(desc(contacts.transactionId))
    .limit(limit + 1);
  return rows.map(({ transactionId, area, recipient, name, phone, lastSentAt }) => ({
    id: transactionId,
    area,
    name,
    recipient: phone || recipient,
    phone,
    avatar: Array.from(name)[0] ?? '',
    lastSent: lastSentAt.toISOString(),
  }));
}

/** What a person knows of a recipient: whether they have paid them, and whom it merely resembles (decision 96). */
export async function knownRecipient(
  tx: Tx,
  {
    userId,
    area,
    recipients,
  }: { userId: number; area: ContactArea; recipients: readonly string[] },
): Promise<{ paidBefore: boolean; resembles: string }> {
  const own = and(eq(contacts.userId, userId), eq(contacts.area, area));
  const [paid] = await tx
    .select({ recipient: contacts.recipient })
    .from(contacts)
    .where(and(own, inArray(contacts.recipient, [...recipients])))
    .limit(1);
  if (paid !== undefined) return { paidBefore: true, resembles: '' };
  const [typed = ''] = recipients;
  const [similar] = await tx
    .select({ recipient: contacts.recipient, name: contacts.name, phone: contacts.phone })
    .from(contacts)
    .where(and(own, eq(contacts.look, lookOf(typed)), ne(contacts.recipient, typed)))
    .limit(1);
  return { paidBefore: false, resembles: similar ? similar.phone || similar.recipient : '' };
}
