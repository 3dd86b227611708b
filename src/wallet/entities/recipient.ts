import * as z from 'zod/mini';

import { atMost, text } from './fields.ts';

/** The ways to name a recipient: an address of the network, or as a local send does. */
export const recipientKinds = ['address', 'phone', 'account', 'qr', 'nfc'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** The question who a recipient is. */
export const RecipientQuestion = z.object({
  kind: z.enum(recipientKinds),
  recipient: z.string().check(atMost(200), z.trim(), z.minLength(1)),
});
export type RecipientQuestion = z.infer<typeof RecipientQuestion>;

/** A recipient as found (decision 96). */
export const FoundRecipient = z.object({
  /** The name of somebody here; empty for anybody else. */
  name: text,
  /** Whether the person has paid them before. */
  paidBefore: z.boolean(),
  /** A recipient paid before that this one merely resembles: same beginning and end, other middle; else empty. */
  resembles: text,
});
export type FoundRecipient = z.infer<typeof FoundRecipient>;
