import * as z from 'zod/mini';

import { atMost, flag, id, parsedOr, text } from './fields.ts';
import { maxOwnName } from './own-name.ts';
import { lineText } from './typed-fields.ts';

/** `local` for local currency, `network` for a transfer to an address. */
const contactArea = z.enum(['local', 'network']);

/** A payee of the user (local §3, decisions 92 and 208). Its id changes with each payment. */
export const Contact = z.object({
  id,
  area: parsedOr(contactArea, 'local'),
  /**
   * The identity of the payee, as in a found recipient. An older provider sends none: then the contact cannot be
   * changed.
   */
  payee: text,
  /** The name of the account or merchant, or else the recipient. */
  name: z.string(),
  /** The custom name that the user has given the contact; empty if there is none. */
  ownName: text,
  favourite: flag(false),
  /** The recipient for the form: a phone number, an account name or an address. */
  recipient: z.string(),
  /** The phone number if the user knows it; otherwise empty. */
  phone: text,
  /** The letter that represents the contact in place of a picture. */
  avatar: text,
  /** An ISO timestamp. */
  lastSent: z.string(),
});
export type Contact = z.infer<typeof Contact>;

/** The changeable fields of a contact, which is identified by area and payee. An empty custom name removes it. */
export const ContactChange = z.object({
  area: contactArea,
  payee: z.string().check(z.minLength(1), atMost(300)),
  ownName: lineText(maxOwnName),
  favourite: z.boolean(),
});
export type ContactChange = z.infer<typeof ContactChange>;
