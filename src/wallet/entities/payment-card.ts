import * as z from 'zod/mini';

import { readCardNumber } from './card-number.ts';
import { atMost, flag, id, parsedOr } from './fields.ts';
import { chargeCurrencies, type SourceKind } from './money-choices.ts';

/** A saved card. Its number is known to the card processor only (decision 205). */
export const PaymentCard = z.object({
  id,
  brand: z.string(),
  lastFour: z.string(),
  /** The last month in which it can be used, as `2034-12`. */
  expiry: z.string(),
  /** The currency in which it is charged. */
  currency: parsedOr(z.enum(chargeCurrencies), 'USD'),
  /** True if forms preselect the card. */
  isDefault: flag(false),
});
export type PaymentCard = z.infer<typeof PaymentCard>;

/** The body that saves a card. The provider passes number and security code to the card processor. */
export const NewPaymentCard = z.object({
  userId: id,
  cardNumber: z.string().check(
    z.overwrite((typed) => readCardNumber(typed) ?? typed),
    atMost(40),
    z.refine((number) => readCardNumber(number) !== undefined, 'must be a card number'),
  ),
  /** As `2034-12`. */
  expiry: z.string().check(atMost(7), z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
  securityCode: z.string().check(atMost(4), z.regex(/^\d{3,4}$/)),
});
export type NewPaymentCard = z.infer<typeof NewPaymentCard>;

/** The bank account or card that forms preselect from now on. */
export interface DefaultSource {
  kind: SourceKind;
  id: number;
}
