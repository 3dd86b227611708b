import * as z from 'zod/mini';

import { isDecimal } from './decimal.ts';

/**
 * The wallet's entities as they arrive from the provider (core §3, local §3). Readers are tolerant: a field that the
 * documents name may be missing, and a field that they do not name is dropped.
 */

const decimal = z.string().check(z.refine(isDecimal, 'must be a plain decimal number'));
const positiveDecimal = decimal.check(
  z.refine((text) => !text.startsWith('-') && /[1-9]/.test(text), 'must be above zero'),
);
const id = z.int().check(z.positive());

/** A text that may be missing or null; read as empty. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** A flag that may be missing or null; read as the given value. */
const flag = (otherwise: boolean) =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? otherwise),
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

const Holding = z.object({ assetType: z.string(), balance: decimal });

/**
 * What a person holds. For user 1 one URL has two documented shapes, a list of assets and a record of code to balance
 * (decision 13): both read as one list.
 */
export const Holdings = z.union([
  z.array(Holding),
  z.pipe(
    z.record(z.string(), decimal),
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
  amount: decimal,
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
  amount: positiveDecimal,
  toAddress: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  status: z.literal('pending'),
});
export type NewTransaction = z.infer<typeof NewTransaction>;

const credentialFields = {
  credentialType: z.string(),
  issuer: z.string(),
  issuanceDate: z.string(),
  expirationDate: z.nullable(z.string()),
  credentialData: z.object({ name: text, description: text, credentialNumber: text }),
  isRevoked: z.boolean(),
};
export const Credential = z.object({ id, ...credentialFields });
export type Credential = z.infer<typeof Credential>;
export const NewCredential = z.object({ userId: id, ...credentialFields });
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
  title: z.string(),
  documentType: z.enum(documentTypes),
  documentHash: z.string(),
  metadata: z.object({
    documentNumber: z.string(),
    name: z.string(),
    verificationStatus: z.string(),
    imageData: z.string(),
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

const refundFields = {
  merchantName: z.string(),
  purchaseAmount: decimal,
  refundAmount: decimal,
  receiptHash: z.string(),
  status: z.enum(refundStatuses),
  isAutomatic: z.boolean(),
};

/** A traveller's tax refund; both amounts in dollars (decision 32). */
export const TaxRefund = z.object({
  id,
  ...refundFields,
  processedAt: z.optional(z.nullable(z.string())),
});
export type TaxRefund = z.infer<typeof TaxRefund>;
export const NewTaxRefund = z.object({ userId: id, ...refundFields });
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

export const Credentials = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Credentials = z.infer<typeof Credentials>;

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
