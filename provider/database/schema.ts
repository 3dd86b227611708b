import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import { documentTypes, refundStatuses } from '#wallet/entities/entities.ts';
import { approvalPriorities } from '#wallet/entities/work.ts';

/**
 * The provider's tables. What a column type cannot say (postings are append-only, an entry sums to zero, a balance
 * follows its postings) stands as triggers in `migrations/0001_ledger_rules.sql`.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** As many digits as `#wallet/decimal.ts` lets an amount have: 20 before the point, 18 after it. */
const money = (name: string) => numeric(name, { precision: 38, scale: 18 });

/** Bytes as they are; this version of the query builder has no type for them. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const bigId = (name: string) => bigint(name, { mode: 'number' });

export const users = pgTable(
  'users',
  {
    // By default rather than always: the sample people have fixed ids.
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    country: text('country').notNull().default(''),
    timezone: text('timezone').notNull().default(''),
    language: text('language').notNull().default('en'),
    currency: text('currency').notNull().default('USD'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    smsNotifications: boolean('sms_notifications').notNull().default(false),
    pushNotifications: boolean('push_notifications').notNull().default(true),
    /** `did:ethr:[<network>:]0x…`, the address with its checksum. */
    didAddress: text('did_address').notNull(),
    biometricEnabled: boolean('biometric_enabled').notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // The address alone, so that one key cannot own an account on each network name.
    uniqueIndex('users_address_unique').on(sql`lower(right(${table.didAddress}, 40))`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex: a copy of this table signs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** What was created under a key, so that the same request under it is answered the same and creates nothing more. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    /** The call of the contract. */
    call: text('call').notNull(),
    /** SHA-256 in hex of what was asked for, to tell a repeat from another request under the same key. */
    requestHash: text('request_hash').notNull(),
    /** What the first request was answered with. */
    answer: json('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** What a ledger account stands for: a person's holding, or one of the provider's own accounts. */
export const accountKinds = ['wallet', 'issuance', 'in_transit', 'external'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    userId: integer('user_id').references(() => users.id),
    assetType: text('asset_type').notNull(),
    // Wallets only. A system account's balance is the sum of its postings: kept in the row, every transfer of an asset
    // would queue for that one row.
    balance: money('balance'),
  },
  (table) => [
    check(
      'ledger_accounts_kind',
      sql`${table.kind} in ('wallet', 'issuance', 'in_transit', 'external')`,
    ),
    check('ledger_accounts_owner', sql`(${table.kind} = 'wallet') = (${table.userId} is not null)`),
    check(
      'ledger_accounts_balance',
      sql`(${table.kind} = 'wallet') = (${table.balance} is not null)`,
    ),
    check('ledger_accounts_no_overdraft', sql`${table.balance} >= 0`),
    uniqueIndex('ledger_accounts_wallet').on(table.userId, table.assetType),
    uniqueIndex('ledger_accounts_system')
      .on(table.kind, table.assetType)
      .where(sql`${table.kind} <> 'wallet'`),
  ],
);

/** What a person sees in their history. One transfer is a `send` row and, for a recipient here, a `receive` row. */
export const transactions = pgTable(
  'transactions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    transactionType: text('transaction_type', { enum: ['send', 'receive'] }).notNull(),
    assetType: text('asset_type').notNull(),
    amount: money('amount').notNull(),
    toAddress: text('to_address'),
    status: text('status', { enum: ['pending', 'completed'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** On a `receive` row, the `send` row that it is the other side of. */
    sendId: integer('send_id').references((): AnyPgColumn => transactions.id),
  },
  (table) => [
    check('transactions_type', sql`${table.transactionType} in ('send', 'receive')`),
    check('transactions_status', sql`${table.status} in ('pending', 'completed')`),
    check('transactions_amount', sql`${table.amount} > 0`),
    check(
      'transactions_sides',
      sql`(${table.transactionType} = 'receive') = (${table.sendId} is not null) and (${table.transactionType} = 'send') = (${table.toAddress} is not null)`,
    ),
    uniqueIndex('transactions_send').on(table.sendId),
    index('transactions_user').on(table.userId, table.id),
    index('transactions_pending')
      .on(table.id)
      .where(sql`${table.status} = 'pending'`),
  ],
);

export const entryKinds = ['issuance', 'send', 'settlement'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One balanced change of the ledger. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** The `send` row that the entry belongs to; none for an issuance. */
    transactionId: integer('transaction_id').references(() => transactions.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('ledger_entries_kind', sql`${table.kind} in ('issuance', 'send', 'settlement')`),
    check(
      'ledger_entries_transaction',
      sql`(${table.kind} = 'issuance') = (${table.transactionId} is null)`,
    ),
    // A transaction cannot be debited or settled twice, whatever the code above does.
    uniqueIndex('ledger_entries_once').on(table.transactionId, table.kind),
  ],
);

/** An entry's effect on one account, in units of the account's asset: above zero into it, below zero out of it. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigId('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: money('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.accountId] }),
    check('ledger_postings_amount', sql`${table.amount} <> 0`),
    index('ledger_postings_account').on(table.accountId),
  ],
);

/** Who somebody is, as an issuer says it. */
export const credentials = pgTable(
  'credentials',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    credentialType: text('credential_type').notNull(),
    issuer: text('issuer').notNull(),
    issuanceDate: date('issuance_date', { mode: 'string' }).notNull(),
    expirationDate: date('expiration_date', { mode: 'string' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    credentialNumber: text('credential_number').notNull().default(''),
    isRevoked: boolean('is_revoked').notNull().default(false),
  },
  (table) => [
    check('credentials_dates', sql`${table.expirationDate} >= ${table.issuanceDate}`),
    index('credentials_user').on(table.userId, table.id),
  ],
);

/** Identity documents that wait to be verified. */
export const digitalDocuments = pgTable(
  'digital_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    documentType: text('document_type', { enum: documentTypes }).notNull(),
    documentHash: text('document_hash').notNull(),
    documentNumber: text('document_number').notNull(),
    name: text('name').notNull(),
    verificationStatus: text('verification_status', { enum: ['pending'] }).notNull(),
    /** The media type that the image really has. */
    imageType: text('image_type').notNull(),
    image: bytes('image').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('digital_documents_type', sql`${table.documentType} in ('id', 'passport', 'license')`),
    check('digital_documents_status', sql`${table.verificationStatus} = 'pending'`),
    index('digital_documents_user').on(table.userId, table.id),
  ],
);

/** Where a person can withdraw to. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    bankName: text('bank_name').notNull(),
    /** A text: it has hyphens, and zeros at its start. */
    accountNumber: text('account_number').notNull(),
  },
  (table) => [uniqueIndex('bank_accounts_number').on(table.userId, table.accountNumber)],
);

/** Tax that a traveller gets back on a purchase; amounts in dollars. */
export const taxRefunds = pgTable(
  'tax_refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    merchantName: text('merchant_name').notNull(),
    purchaseAmount: money('purchase_amount').notNull(),
    refundAmount: money('refund_amount').notNull(),
    receiptHash: text('receipt_hash').notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it left `processing`. */
    processedAt: moment('processed_at'),
  },
  (table) => [
    check('tax_refunds_status', sql`${table.status} in ('processing', 'approved', 'paid')`),
    check(
      'tax_refunds_amounts',
      sql`${table.refundAmount} > 0 and ${table.refundAmount} <= ${table.purchaseAmount}`,
    ),
    check(
      'tax_refunds_processed',
      sql`(${table.status} = 'processing') = (${table.processedAt} is null)`,
    ),
    index('tax_refunds_user').on(table.userId, table.id),
  ],
);

export const workStatuses = ['pending', 'approved', 'rejected'] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** Work documents that wait for a person's decision, and those that have one. */
export const workApprovals = pgTable(
  'work_approvals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Who decides. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The document's own id; this provider keeps no documents. */
    documentId: integer('document_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    priority: text('priority', { enum: approvalPriorities }).notNull(),
    status: text('status', { enum: workStatuses }).notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('work_approvals_document', sql`${table.documentId} > 0`),
    check('work_approvals_priority', sql`${table.priority} in ('urgent', 'normal', 'low')`),
    check('work_approvals_status', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    check(
      'work_approvals_decided',
      sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`,
    ),
    index('work_approvals_user').on(table.userId, table.createdAt),
  ],
);
