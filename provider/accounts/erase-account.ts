import { receiptPath } from '#wallet/paths.ts';

import { eq, type SQL, sql } from '../database/drizzle.ts';
import {
  accountSecurity,
  bankAccounts,
  blocks,
  cards,
  contactProofs,
  contacts,
  credentials,
  digitalDocuments,
  emailChanges,
  events,
  failedSignIns,
  idempotencyKeys,
  messages,
  notifications,
  passkeys,
  passwordResets,
  payees,
  pushSubscriptions,
  recoveryCodes,
  travelPlans,
  users,
} from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { accountPayee } from '../money/contacts.ts';
import { unusableHash } from './passwords.ts';
import { endAllSessions } from './sessions.ts';

/** The tables whose rows belong to one user only. Credentials refer to documents, and are therefore first. */
export const personalTables = [
  recoveryCodes,
  passkeys,
  pushSubscriptions,
  blocks,
  failedSignIns,
  notifications,
  messages,
  contactProofs,
  emailChanges,
  passwordResets,
  idempotencyKeys,
  payees,
  contacts,
  bankAccounts,
  cards,
  credentials,
  digitalDocuments,
  travelPlans,
] as const;

/** The name of a deleted account in the notifications of others. */
const deletedName = { en: 'Deleted account', ko: '탈퇴한 계정' };

/**
 * Erases a user whose row is locked (decision 192): deletes their data and ends all sessions. The ledger refers to
 * their row and transactions, which remain without personal data. The sides of others keep the texts that these have
 * entered themselves; a side without name and detail is that of a deleted account.
 */
export async function eraseAccount(
  tx: Tx,
  { userId, at }: { userId: number; at: Date },
  random: (size: number) => Uint8Array,
): Promise<void> {
  await endAllSessions(tx, userId);
  await eraseFromOthers(tx, userId);
  await eraseTransactions(tx, userId);
  await eraseWork(tx, userId);
  await eraseRefunds(tx, userId);
  for (const table of [...personalTables, accountSecurity, events]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  // The unique columns get a text that no lookup finds.
  const placeholder = `deleted:${userId}`;
  await tx
    .update(users)
    .set({
      firstName: '',
      lastName: '',
      email: placeholder,
      phone: '',
      country: '',
      timezone: '',
      language: 'en',
      localLanguage: '',
      currency: 'USD',
      didAddress: placeholder,
      biometricEnabled: false,
      passwordHash: unusableHash(random),
      createdAt: at,
      emailKey: null,
      nameKey: null,
      koreanNameKey: null,
      phoneKey: null,
      emailProvenAt: null,
      deletedAt: at,
    })
    .where(eq(users.id, userId));
}

/** The other users' sides of a user's transactions. */
const otherSides = (userId: number): SQL => sql`(
  select other.id, other.user_id, other.transaction_type, other.counterparty_name
  from transactions own join transactions other on other.id = own.send_id
  where own.user_id = ${userId}
  union all
  select other.id, other.user_id, other.transaction_type, other.counterparty_name
  from transactions own join transactions other on other.send_id = own.id
  where own.user_id = ${userId}
)`;

/** Removes the user's name and address from the blocks, notifications, contacts and transactions of others. */
async function eraseFromOthers(tx: Tx, userId: number): Promise<void> {
  const payers = sql`(select user_id from ${otherSides(userId)} side where transaction_type = 'send')`;
  const payee = accountPayee(userId);
  const receipt = receiptPath(0).slice(0, -1);
  await tx.execute(
    sql`update notifications set
        message = replace(message, side.counterparty_name || '님', ${deletedName.ko}::text),
        english_message = case when starts_with(english_message, side.counterparty_name || ' sent you ')
          then ${deletedName.en}::text || substr(english_message, length(side.counterparty_name) + 1)
          else replace(english_message, ' to ' || side.counterparty_name || '.', ' to ' || ${deletedName.en}::text || '.') end
      from ${otherSides(userId)} side
      where notifications.user_id = side.user_id and notifications.action_url = ${receipt}::text || side.id
        and side.counterparty_name <> ''`,
  );
  await tx.delete(blocks).where(eq(blocks.blockedId, userId));
  await tx.execute(
    sql`update payees set name = '' where payee = ${payee} and user_id in ${payers}`,
  );
  await tx.execute(
    sql`update contacts set name = recipient where payee = ${payee} and user_id in ${payers}`,
  );
  // The detail of a send is the text that its sender has entered.
  await tx.execute(
    sql`update transactions set counterparty_name = '',
        counterparty_detail = case transactions.transaction_type when 'send' then counterparty_detail else '' end
      where id in (select id from ${otherSides(userId)} side)`,
  );
}

/** Empties the personal columns of the user's own transactions. A start encrypts payouts without encrypted number. */
async function eraseTransactions(tx: Tx, userId: number): Promise<void> {
  await tx.execute(
    sql`update transactions set counterparty_name = '', counterparty_detail = '', message = '', payee = null,
        card_token_encrypted = null,
        to_address = case when to_address is null then null else '' end,
        bank_account_number_encrypted =
          case when operation in ('withdrawal', 'local-withdrawal') then ''::bytea end
      where user_id = ${userId}`,
  );
}

/**
 * Deletes the work documents that no other account has: samples, and those whose other user is deleted too. The others
 * belong to their other user as well, and their proof contains the names with which they were signed.
 */
async function eraseWork(tx: Tx, userId: number): Promise<void> {
  const own = sql`(
    select document.id from work_approvals document
    left join users other on other.id = case document.user_id when ${userId} then document.requester_id else document.user_id end
    where (document.user_id = ${userId} or document.requester_id = ${userId})
      and (other.id is null or other.deleted_at is not null)
  )`;
  await tx.execute(sql`delete from work_events where approval_id in ${own}`);
  await tx.execute(sql`delete from work_attachments where approval_id in ${own}`);
  await tx.execute(sql`delete from work_approvals where id in ${own}`);
}

/** Deletes the user's refunds. Of a paid one the receipt's hash remains, so that the receipt is not paid twice. */
async function eraseRefunds(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`delete from tax_refunds where user_id = ${userId} and status <> 'paid'`);
  await tx.execute(
    sql`update tax_refunds set merchant_name = '', receipt_number = '', receipt_date = null where user_id = ${userId}`,
  );
}
