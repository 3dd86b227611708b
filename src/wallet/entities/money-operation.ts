import * as z from 'zod/mini';

import { amount, atMost, id, positiveAmount, readableOr } from './fields.ts';
import {
  depositMethods,
  withdrawSpeeds,
  fundingSourceIds,
  sendMethods,
  maxMessageLength,
  localWithdrawMethods,
} from './money-choices.ts';
import { recipientText } from './recipient.ts';
import { lineText } from './typed-fields.ts';

/**
 * The bodies of the calls that move money (decision 90). A fee or a rate is what the form has shown: the provider
 * refuses when it has changed since (decision 91).
 */

const assetType = z.string().check(z.minLength(1), atMost(32));

/** Money that comes in from a bank, a card, a network or a wire; amount and fee in units of the asset. */
export const NewDeposit = z.object({
  userId: id,
  assetType,
  amount: positiveAmount,
  fee: amount,
  method: z.enum(depositMethods),
});
export type NewDeposit = z.infer<typeof NewDeposit>;

/** Money that goes out to a bank account; amount and fee in units of the asset. */
export const NewWithdrawal = z.object({
  userId: id,
  assetType,
  amount: positiveAmount,
  fee: amount,
  speed: z.enum(withdrawSpeeds),
  bankAccountId: id,
});
export type NewWithdrawal = z.infer<typeof NewWithdrawal>;

/** Local currency that is bought; the amount in won, the rate in won per unit of the source. */
export const NewTopUp = z.object({
  userId: id,
  amount: positiveAmount,
  source: z.enum(fundingSourceIds),
  rate: positiveAmount,
});
export type NewTopUp = z.infer<typeof NewTopUp>;

/** Local currency for somebody; the amount in won. */
export const NewLocalSend = z.object({
  userId: id,
  recipient: recipientText,
  /** Who the person was shown as the recipient. The provider refuses when the recipient leads to another one by now. */
  payee: z.optional(z.string().check(atMost(300))),
  amount: positiveAmount,
  /** Each of its characters may be made of several code units. */
  message: z.optional(lineText(maxMessageLength * 16)),
  method: z.enum(sendMethods),
});
export type NewLocalSend = z.infer<typeof NewLocalSend>;

/** Local currency that goes out to a bank account; amount and fee in won. */
export const NewLocalWithdrawal = z.object({
  userId: id,
  amount: positiveAmount,
  fee: amount,
  bankId: id,
  method: z.enum(localWithdrawMethods),
});
export type NewLocalWithdrawal = z.infer<typeof NewLocalWithdrawal>;

/** What became of an operation. A refusal is an error, not an answer; a state that the wallet does not know is open. */
export const MoneyAnswer = z.object({
  /** Whether the money has moved. */
  success: z.boolean(),
  /** The id of its receipt. */
  transactionId: id,
  status: readableOr(z.enum(['pending', 'completed']), 'pending'),
});
export type MoneyAnswer = z.infer<typeof MoneyAnswer>;
