import * as z from 'zod/mini';

import { parsedOr } from './fields.ts';
import { merchantCodeForm } from './merchant-recipient.ts';

/** The kinds of merchants, in the order of the directory's filter. */
export const merchantKinds = [
  'restaurant',
  'cafe',
  'bakery',
  'bookshop',
  'market',
  'shop',
] as const;
export type MerchantKind = (typeof merchantKinds)[number];

/** The cashback rates that a merchant can have, in percent (decision 209). */
export const cashbackPercents = [5, 10, 15] as const;
export type CashbackPercent = (typeof cashbackPercents)[number];

/** A merchant of the provider's directory (decision 209). */
export const Merchant = z.object({
  /** The merchant's code in the directory, such as `busan-0001`. */
  code: z.string().check(z.regex(merchantCodeForm)),
  /** The name on the sign, in Korean. */
  name: z.string(),
  /** The name in Latin letters, which the EMVCo code carries: at most 25 characters. */
  latinName: z.string(),
  /** The district of the city, in Korean. */
  district: z.string(),
  kind: parsedOr(z.enum(merchantKinds), 'shop'),
  /** The part of a payment that is paid back, in percent. */
  cashbackPercent: z.literal(cashbackPercents),
});
export type Merchant = z.infer<typeof Merchant>;
