import * as z from 'zod/mini';

import { atMost, flag, id, readableOr, text } from './fields.ts';
import { maxOwnName } from './own-name.ts';
import { lineText } from './typed-fields.ts';

/** `local` for local currency, `network` for a transfer to an address. */
const contactArea = z.enum(['local', 'network']);

/** Somebody whom the person has paid (local §3, decisions 92 and 208). Its id changes with each payment. */
export const Contact = z.object({
  id,
  area: readableOr(contactArea, 'local'),
  /** The identity of who was paid, as of a found recipient. Empty from an older provider: it cannot be changed then. */
  payee: text,
  /** The name of the account or merchant; where it has none, the recipient. */
  name: z.string(),
  /** The name that the person has given the contact; empty where they have given none. */
  ownName: text,
  favourite: flag(false),
  /** What a form fills in: a phone number, an account name or an address. */
  recipient: z.string(),
  /** The phone number, where it is known to the person; else empty. */
  phone: text,
  /** The letter that represents the contact in place of a picture. */
  avatar: text,
  /** A moment, as ISO text. */
  lastSent: z.string(),
});
export type Contact = z.infer<typeof Contact>;

/** What the person can change of a contact, which area and payee identify. An empty own name removes it. */
export const ContactChange = z.object({
  area: contactArea,
  payee: z.string().check(z.minLength(1), atMost(300)),
  ownName: lineText(maxOwnName),
  favourite: z.boolean(),
});
export type ContactChange = z.infer<typeof ContactChange>;
