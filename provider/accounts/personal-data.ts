import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { and, eq, getTableColumns, getTableName, or, type SQL, sql } from '../database/drizzle.ts';
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
  failedSignIns,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  messages,
  notifications,
  passkeys,
  passwordResets,
  payees,
  pushSubscriptions,
  sessions,
  taxRefunds,
  transactions,
  travelPlans,
  users,
  workApprovals,
  workAttachments,
  workEvents,
} from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { numberPlace } from '../identity/credentials.ts';
import { documentNumberOf, documentPlaces } from '../identity/digital-documents.ts';
import { plain } from '../ledger/ledger.ts';
import { payoutPlace } from '../money/payout-account.ts';
import { fileNameOf } from '../work/file-names.ts';
import { accountNumberPlace } from './bank-accounts.ts';
import type { SecretKey } from './secret-key.ts';

/** The user whose data is read, and the key that decrypts it. */
interface Owner {
  userId: number;
  key: SecretKey;
}

/** A page of rows, and the cursor of the next page, if there may be one. */
interface Rows {
  rows: Record<string, unknown>[];
  next: readonly unknown[] | undefined;
}

/** The rows of one table that belong to a user, under a name for the exported file. */
export interface DataPart {
  name: string;
  /** The table's name in the database. */
  table: string;
  /** Reads the page after a cursor; the first one without it. */
  read: (tx: Tx, owner: Owner, after: readonly unknown[] | undefined) => Promise<Rows>;
}

/** Number of rows read at once. */
const defaultPageSize = 200;

/** Number of rows with a file of several megabytes that are read at once. */
const filesAtOnce = 1;

/** The tables that refer to users and are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  recovery_codes: 'hashes of secrets',
  idempotency_keys: 'copies of answers about exported rows, for at most 7 days',
  events: 'copies of news about exported rows, for at most a day',
  event_heads: 'a counter',
  sandbox_orders: 'the orders of the sandbox’s banks, whose facts are those of the transactions',
};

interface PartOptions<Table extends PgTable> {
  /** The rows that belong to a user. */
  own: (userId: number) => SQL | undefined;
  /** The columns that identify a row, in the order of the export. */
  order: readonly PgColumn[];
  /** The columns that are not exported: secrets, hashes, and copies of exported columns. */
  omit?: readonly (keyof Table['$inferSelect'] & string)[];
  /** Fields in place of encrypted columns, and further ones. */
  fields?: (row: Table['$inferSelect'], owner: Owner) => Record<string, unknown>;
  pageSize?: number;
}

function partOf<Table extends PgTable>(
  name: string,
  table: Table,
  { own, order, omit = [], fields, pageSize = defaultPageSize }: PartOptions<Table>,
): DataPart {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const shown = columns.filter(([field]) => !omit.includes(field));
  const keys = order.map((column) => columns.findIndex(([, other]) => other === column));
  const listOf = (values: readonly unknown[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  return {
    name,
    table: getTableName(table),
    async read(tx, owner, after) {
      const found = await tx
        .select()
        .from<PgTable>(table)
        .where(and(own(owner.userId), after && sql`(${listOf(order)}) > (${listOf(after)})`))
        .orderBy(...order)
        .limit(pageSize);
      const last = found.at(-1);
      return {
        rows: found.map((row) => {
          const further = fields?.(row, owner) ?? {};
          const plainFields = shown
            .filter(([field]) => !Object.hasOwn(further, field))
            .map(([field, column]) => [field, shownValue(row[field], column)]);
          return { ...Object.fromEntries(plainFields), ...further };
        }),
        next:
          last === undefined || found.length < pageSize
            ? undefined
            : keys.map((index) => last[columns[index]?.[0] ?? '']),
      };
    },
  };
}

/** A value as the file shows it: amounts without trailing zeros. JSON writes times in ISO format. */
function shownValue(value: unknown, column: PgColumn): unknown {
  if (value instanceof Uint8Array) throw new Error(`The bytes of ${column.name} need a field`);
  return column.columnType === 'PgNumeric' && typeof value === 'string' ? plain(value) : value;
}

const decrypted = (
  { key }: Owner,
  encrypted: Uint8Array | null,
  place: string,
  otherwise: string | null = null,
) => (encrypted === null ? otherwise : key.decrypt(encrypted, place).toString());

const base64 = (content: Uint8Array) => Buffer.from(content).toString('base64');

const ofOwnWork = (column: PgColumn, userId: number) =>
  sql`${column} in (select id from work_approvals where user_id = ${userId} or requester_id = ${userId})`;

const ofOwnWallets = (column: PgColumn, userId: number) =>
  sql`${column} in (select id from ledger_accounts where user_id = ${userId})`;

/** The table of a user's rows with ids of their own. */
type OwnedTable = PgTable & Record<'id' | 'userId', PgColumn>;

function ownedPart<Table extends OwnedTable>(
  name: string,
  table: Table,
  options: Omit<PartOptions<Table>, 'own' | 'order'> = {},
): DataPart {
  return partOf<Table>(name, table, {
    ...options,
    own: (userId) => eq(table.userId, userId),
    order: [table.id],
  });
}

/** All data of a user, in the order of the exported file (decision 191). */
export const dataParts: readonly DataPart[] = [
  partOf('profile', users, {
    own: (userId) => eq(users.id, userId),
    order: [users.id],
    omit: ['passwordHash', 'emailKey', 'nameKey', 'koreanNameKey', 'phoneKey', 'deletedAt'],
    fields: ({ phoneKey }) => ({ provenPhone: phoneKey }),
  }),
  partOf('securitySettings', accountSecurity, {
    own: (userId) => eq(accountSecurity.userId, userId),
    order: [accountSecurity.userId],
    omit: ['authenticatorSecret', 'authenticatorStep'],
  }),
  ownedPart('devices', sessions, { omit: ['tokenHash', 'challenge', 'challengeUntil'] }),
  partOf('passkeys', passkeys, {
    own: (userId) => eq(passkeys.userId, userId),
    order: [passkeys.credentialId],
    omit: ['publicKey'],
  }),
  ownedPart('pushSubscriptions', pushSubscriptions, { omit: ['p256dh', 'auth'] }),
  ownedPart('failedSignIns', failedSignIns),
  ownedPart('blocks', blocks, { omit: ['blockedId'] }),
  partOf('contactProofs', contactProofs, {
    own: (userId) => eq(contactProofs.userId, userId),
    order: [contactProofs.kind],
    omit: ['codeHash'],
  }),
  ownedPart('emailChanges', emailChanges, { omit: ['oldEmailKey', 'codeHash'] }),
  ownedPart('passwordResets', passwordResets, { omit: ['codeHash'] }),
  ownedPart('notifications', notifications),
  ownedPart('messages', messages, { omit: ['reference', 'content'] }),
  partOf('payees', payees, {
    own: (userId) => eq(payees.userId, userId),
    order: [payees.area, payees.payee],
  }),
  partOf('recipients', contacts, {
    own: (userId) => eq(contacts.userId, userId),
    order: [contacts.area, contacts.recipient],
  }),
  ownedPart('bankAccounts', bankAccounts, {
    omit: ['plainAccountNumber'],
    fields: ({ userId, accountNumber, plainAccountNumber }, owner) => ({
      accountNumber: decrypted(
        owner,
        accountNumber,
        accountNumberPlace(userId),
        plainAccountNumber,
      ),
    }),
  }),
  ownedPart('cards', cards, { omit: ['token', 'fingerprint'] }),
  ownedPart('identityDocuments', digitalDocuments, {
    omit: ['plainDocumentNumber'],
    fields: (row, { key, userId }) => ({
      documentNumber: row.plainDocumentNumber ?? documentNumberOf(row, key),
      image: base64(key.decrypt(row.image, documentPlaces.image(userId))),
    }),
    pageSize: filesAtOnce,
  }),
  ownedPart('credentials', credentials, {
    omit: ['plainCredentialNumber'],
    fields: ({ userId, credentialNumber, plainCredentialNumber }, owner) => ({
      credentialNumber: decrypted(
        owner,
        credentialNumber,
        numberPlace(userId),
        plainCredentialNumber,
      ),
    }),
  }),
  partOf('workDocuments', workApprovals, {
    own: (userId) => or(eq(workApprovals.userId, userId), eq(workApprovals.requesterId, userId)),
    order: [workApprovals.id],
    omit: ['userId', 'requesterId'],
    fields: (row, { userId }) => ({ role: row.userId === userId ? 'approver' : 'requester' }),
  }),
  partOf('workHistory', workEvents, {
    own: (userId) => ofOwnWork(workEvents.approvalId, userId),
    order: [workEvents.approvalId, workEvents.position],
  }),
  partOf('workFiles', workAttachments, {
    own: (userId) => ofOwnWork(workAttachments.approvalId, userId),
    order: [workAttachments.id],
    omit: ['plainName'],
    fields: (row, { key }) => ({ name: fileNameOf(row, key), content: base64(row.content) }),
    pageSize: filesAtOnce,
  }),
  ownedPart('taxRefunds', taxRefunds),
  ownedPart('trips', travelPlans),
  ownedPart('transactions', transactions, {
    omit: ['cardToken'],
    fields: ({ userId, bankAccountNumber }, owner) => ({
      bankAccountNumber: decrypted(owner, bankAccountNumber, payoutPlace(userId)),
    }),
  }),
  partOf('wallets', ledgerAccounts, {
    own: (userId) => eq(ledgerAccounts.userId, userId),
    order: [ledgerAccounts.id],
  }),
  partOf('ledgerEntries', ledgerEntries, {
    own: (userId) =>
      sql`${ledgerEntries.id} in (select entry_id from ledger_postings where ${ofOwnWallets(ledgerPostings.accountId, userId)})`,
    order: [ledgerEntries.id],
  }),
  partOf('ledgerPostings', ledgerPostings, {
    own: (userId) => ofOwnWallets(ledgerPostings.accountId, userId),
    order: [ledgerPostings.entryId, ledgerPostings.accountId],
  }),
];
