import * as z from 'zod/mini';

import { withoutInvisible } from '#wallet/typed-text.ts';

import { atMost, flag, positiveAmount, parsedOr, text } from './fields.ts';

/** The kinds of recipients: an address of the network, or one of the methods of a local send. */
export const recipientKinds = ['address', 'phone', 'account', 'qr', 'nfc'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/**
 * A recipient as typed or scanned, without invisible characters. Its length is checked before trimming: a million
 * spaces and a letter are not a recipient of one letter.
 */
export const recipientText = z
  .string()
  .check(atMost(200), z.overwrite(withoutInvisible), z.trim(), z.minLength(1));

/** A query for a recipient. With amount and asset it also checks whether the payment repeats a recent payment. */
export const RecipientQuestion = z.object({
  kind: z.enum(recipientKinds),
  recipient: recipientText,
  amount: z.optional(positiveAmount),
  assetType: z.optional(z.string().check(z.minLength(1), atMost(32))),
});
export type RecipientQuestion = z.infer<typeof RecipientQuestion>;

/**
 * The kind of the found payee: an account here, a merchant, a phone number that the local rail pays out to, or
 * unknown.
 */
export const payeeKinds = ['account', 'merchant', 'payout', 'unknown'] as const;

/** A recipient as found (decisions 96 and 208). */
export const FoundRecipient = z.object({
  kind: parsedOr(z.enum(payeeKinds), 'unknown'),
  /**
   * The identity of the payee, the same for every text that leads to this payee. A payment includes it, so that the
   * money cannot reach another payee.
   */
  payee: text,
  /** The name of an account or merchant; masked if the user has never paid them. Empty for any other payee. */
  name: text,
  /** True if the user has paid them before. */
  paidBefore: z.boolean(),
  /**
   * True if the same text led to another payee at the user's last payment with it. Then `paidBefore` is irrelevant: the
   * payment counts as a first one.
   */
  changed: flag(false),
  /** True if the user has paid them the same amount of the same asset within the last ten minutes. */
  repeated: flag(false),
  /** A recipient paid before that looks similar: same start and end, different middle; otherwise empty. */
  resembles: text,
  /**
   * Number of days for which a send to an address without an account waits for the owner (decision 204); otherwise
   * missing.
   */
  claimDays: z.optional(z.number().check(z.positive())),
});
export type FoundRecipient = z.infer<typeof FoundRecipient>;
