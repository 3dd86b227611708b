import * as z from 'zod/mini';

import { id, readableOr, text } from './fields.ts';

/** Somebody whom the person has paid (local §3, decision 92). */
export const Contact = z.object({
  id,
  /** `local` for local currency, `network` for a transfer to an address. */
  area: readableOr(z.enum(['local', 'network']), 'local'),
  name: z.string(),
  /** What a form fills in: a phone number, an account name or an address. */
  recipient: z.string(),
  /** The phone number, where it is known to the person; else empty. */
  phone: text,
  /** The letter that stands for the person in place of a picture. */
  avatar: text,
  /** A moment, as ISO text. */
  lastSent: z.string(),
});
export type Contact = z.infer<typeof Contact>;
