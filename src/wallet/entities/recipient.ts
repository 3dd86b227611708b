import * as z from 'zod/mini';

import { withoutInvisible } from '#wallet/typed-text.ts';

import { atMost, flag, positiveAmount, readableOr, text } from './fields.ts';

/** The ways to name a recipient: an address of the network, or as a local send does. */
export const recipientKinds = ['address', 'phone', 'account', 'qr', 'nfc'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/**
 * A recipient as typed or scanned, without characters that nothing shows. Bounded before it is trimmed, because a
 * million spaces and a letter are no recipient of one letter.
 */
export const recipientText = z
  .string()
  .check(atMost(200), z.overwrite(withoutInvisible), z.trim(), z.minLength(1));

/** The question who a recipient is; with amount and asset also whether the payment repeats a recent one. */
export const RecipientQuestion = z.object({
  kind: z.enum(recipientKinds),
  recipient: recipientText,
  amount: z.optional(positiveAmount),
  assetType: z.optional(z.string().check(z.minLength(1), atMost(32))),
});
export type RecipientQuestion = z.infer<typeof RecipientQuestion>;

/** Who was found: an account here, a merchant, a phone number that the local rail pays out to, or none of them. */
export const payeeKinds = ['account', 'merchant', 'payout', 'unknown'] as const;

/** A recipient as found (decisions 96 and 208). */
export const FoundRecipient = z.object({
  kind: readableOr(z.enum(payeeKinds), 'unknown'),
  /** The identity of who was found, the same for every text that leads there. A payment names it, so that it cannot
   * reach another one. */
  payee: text,
  /** The name of somebody here; masked while the person has never paid them; empty for anybody else. */
  name: text,
  /** Whether the person has paid them before. */
  paidBefore: z.boolean(),
  /** Whether the same text led to another payee when the person paid by it last. Then it counts as a first payment. */
  changed: flag(false),
  /** Whether the person has paid them the asked amount of the asked asset within the last ten minutes. */
  repeated: flag(false),
  /** A recipient paid before that this one merely resembles: same beginning and end, other middle; else empty. */
  resembles: text,
  /** How many days a send waits for the owner of an address without an account (decision 204); else missing. */
  claimDays: z.optional(z.number().check(z.positive())),
});
export type FoundRecipient = z.infer<typeof FoundRecipient>;
