import * as z from 'zod/mini';

import { compare, decimal, isDecimal } from '#wallet/money/decimal.ts';
import { longestMerchantName, refundOf } from '#wallet/forms/traveler.ts';

/**
 * The wallet's entities as they arrive from the provider (core §3, local §3). Readers are tolerant: a field that the
 * documents name may be missing, and a field that they do not name is dropped.
 */

const decimalText = z.string().check(z.refine(isDecimal, 'must be a plain decimal number'));
const amount = z.pipe(decimalText, z.transform(decimal));
const positiveAmount = z.pipe(
  decimalText.check(
    z.refine((text) => !text.startsWith('-') && /[1-9]/.test(text), 'must be above zero'),
  ),
  z.transform(decimal),
);
const id = z.int().check(z.positive());

/** A text that may be missing or null; read as empty. */
const optionalText = (schema: z.ZodMiniString) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? ''),
  );
const text = optionalText(z.string());

/** A text that the provider keeps: never blank, and no longer than it needs to be. */
const filledText = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

const isoDay = /^(19\d\d|[2-9]\d{3})-\d\d-\d\d$/;

/** Whether a text is a day that there is, as `2025-01-31`. */
function isDay(value: string): boolean {
  if (!isoDay.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

const day = z.string().check(z.refine(isDay, 'must be a date like 2025-01-31'));

/** A flag that may be missing or null; read as the given value. */
const flag = (fallback: boolean) =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? fallback),
  );

/** The signed-in person; notification defaults as core §9. */
export const User = z.object({
  id,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  country: text,
  timezone: text,
  language: text,
  currency: text,
  emailNotifications: flag(true),
  smsNotifications: flag(false),
  pushNotifications: flag(true),
  didAddress: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.string()),
  biometricEnabled: flag(false),
});
export type User = z.infer<typeof User>;

/** The fields of the profile form, all sent on every save (core §7). */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  timezone: z.string(),
  language: z.string(),
  currency: z.string(),
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

const Holding = z.object({ assetType: z.string(), balance: amount });

/**
 * What a person holds. For user 1 one URL has two documented shapes, a list of assets and a record of code to balance
 * (decision 13): both read as one list.
 */
export const Holdings = z.union([
  z.array(Holding),
  z.pipe(
    z.record(z.string(), amount),
    z.transform((record) =>
      Object.entries(record).map(([assetType, balance]) => ({ assetType, balance })),
    ),
  ),
]);

/** A movement of one asset in or out of the wallet; `amount` in units of the asset. */
export const Transaction = z.object({
  id,
  transactionType: z.string(),
  assetType: z.string(),
  amount,
  toAddress: z.optional(z.nullable(z.string())),
  status: z.string(),
  createdAt: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof Transaction>;

/** The body that creates a transaction. The shown network fee is no part of it (core §9). */
export const NewTransaction = z.object({
  userId: id,
  assetType: z.string().check(z.minLength(1), z.maxLength(32)),
  transactionType: z.literal('send'),
  amount: positiveAmount,
  toAddress: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  status: z.literal('pending'),
});
export type NewTransaction = z.infer<typeof NewTransaction>;

/** A credential of the person; both dates as `2025-01-31`. */
export const Credential = z.object({
  id,
  credentialType: z.string(),
  issuer: text,
  issuanceDate: text,
  expirationDate: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
  credentialData: z.object({ name: text, description: text, credentialNumber: text }),
  isRevoked: flag(false),
});
export type Credential = z.infer<typeof Credential>;

/** The body that adds a credential. */
export const NewCredential = z
  .object({
    userId: id,
    credentialType: filledText(60),
    issuer: filledText(200),
    issuanceDate: day,
    expirationDate: z.nullable(day),
    credentialData: z.object({
      name: filledText(120),
      description: optionalText(z.string().check(z.trim(), z.maxLength(1_000))),
      credentialNumber: optionalText(z.string().check(z.trim(), z.maxLength(100))),
    }),
    isRevoked: z.literal(false),
  })
  .check(
    // Dates of this form are in order when their texts are.
    z.refine(
      ({ issuanceDate, expirationDate }) =>
        expirationDate === null || expirationDate >= issuanceDate,
      { path: ['expirationDate'], error: 'must not be before the issuance date' },
    ),
  );
export type NewCredential = z.infer<typeof NewCredential>;

/** A DID as the provider records it. The address's field has no documented name, so three are read (decision 26). */
export const DidRecord = z.nullable(
  z.pipe(
    z.object({
      didAddress: z.optional(z.string()),
      address: z.optional(z.string()),
      did: z.optional(z.string()),
      createdAt: z.optional(z.string()),
    }),
    z.transform((record) => ({
      didAddress: record.didAddress ?? record.address ?? record.did ?? '',
      ...(record.createdAt === undefined ? {} : { createdAt: record.createdAt }),
    })),
  ),
);
export type DidRecord = z.infer<typeof DidRecord>;

export const documentTypes = ['id', 'passport', 'license'] as const;

/** A request to verify an identity document; `imageData` is a data URL. */
export const NewDigitalDocument = z.object({
  userId: id,
  title: filledText(120),
  documentType: z.enum(documentTypes),
  documentHash: filledText(200),
  metadata: z.object({
    documentNumber: filledText(60),
    name: filledText(160),
    verificationStatus: z.literal('pending'),
    imageData: z.string().check(z.minLength(1)),
  }),
});
export type NewDigitalDocument = z.infer<typeof NewDigitalDocument>;

/** A bank account that the provider knows, for a withdrawal. */
export const BankAccount = z.object({
  id: z.union([z.int(), z.string()]),
  bankName: z.string(),
  accountNumber: z.string(),
});
export type BankAccount = z.infer<typeof BankAccount>;

export const refundStatuses = ['processing', 'approved', 'paid'] as const;

/** A traveller's tax refund; both amounts in dollars (decision 32). */
export const TaxRefund = z.object({
  id,
  merchantName: text,
  purchaseAmount: amount,
  refundAmount: amount,
  receiptHash: text,
  status: z.enum(refundStatuses),
  isAutomatic: flag(false),
  processedAt: z.optional(z.nullable(z.string())),
});
export type TaxRefund = z.infer<typeof TaxRefund>;

/** The body that asks for a manual refund; both amounts in dollars. */
export const NewTaxRefund = z
  .object({
    userId: id,
    merchantName: filledText(longestMerchantName),
    purchaseAmount: positiveAmount,
    refundAmount: positiveAmount,
    receiptHash: filledText(200),
    status: z.literal('processing'),
    isAutomatic: z.literal(false),
  })
  .check(
    z.refine(
      ({ purchaseAmount, refundAmount }) =>
        // What is no amount at all has been said already.
        !isDecimal(purchaseAmount) ||
        !isDecimal(refundAmount) ||
        compare(refundAmount, refundOf(purchaseAmount)) === 0,
      { path: ['refundAmount'], error: 'must be 8% of the purchase amount, rounded to cents' },
    ),
  );
export type NewTaxRefund = z.infer<typeof NewTaxRefund>;

/** A work document awaiting approval. In the list anything but pending and approved counts as rejected (decision 42). */
export const WorkApproval = z.object({
  id,
  documentId: id,
  title: z.string(),
  description: text,
  priority: z.string(),
  status: z.string(),
});
export type WorkApproval = z.infer<typeof WorkApproval>;

export const SignInDetails = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type SignInDetails = z.infer<typeof SignInDetails>;

/** What creates an account. `didAddress` is the public part of keys made on the device, where there are any. */
export const Registration = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  password: z.string().check(z.minLength(8), z.maxLength(200)),
  didAddress: z.optional(z.string()),
});
export type Registration = z.infer<typeof Registration>;

/** What a sign-in or a registration grants. */
export const SessionGrant = z.object({ user: User, token: z.string().check(z.minLength(1)) });
export type SessionGrant = z.infer<typeof SessionGrant>;

export const notificationTypes = ['success', 'error', 'warning', 'info'] as const;

/** A message of the event stream (core §7). */
export const StreamMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('transaction_update'), data: z.object({ status: z.string() }) }),
  z.object({ type: z.literal('balance_update'), data: z.object({ assetType: z.string() }) }),
  z.object({
    type: z.literal('notification'),
    data: z.object({ title: z.string(), message: z.string(), type: z.enum(notificationTypes) }),
  }),
  z.object({ type: z.literal('heartbeat') }),
]);
export type StreamMessage = z.infer<typeof StreamMessage>;
