import * as z from 'zod/mini';

import { amount, atMost, id, positiveAmount, parsedOr } from './fields.ts';
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
 * The bodies of the calls that move money (decision 90). They contain the fee or rate that the form has shown. The
 * provider refuses the call if the fee or rate has changed since (decision 91).
 */

const assetType = z.string().check(z.minLength(1), atMost(32));

/** A deposit from a bank, a card, a network or a wire; amount and fee in units of the asset. */
export const NewDeposit = z.object({
  userId: id,
  assetType,
  amount: positiveAmount,
  fee: amount,
  method: z.enum(depositMethods),
  /** The saved account that pays by bank or wire, or the saved card; by default the user's default (decision 205). */
  bankAccountId: z.optional(id),
  cardId: z.optional(id),
  /** The charge that the form has shown, in the currency of the source. */
  charged: z.optional(amount),
});
export type NewDeposit = z.infer<typeof NewDeposit>;

/** A withdrawal to a bank account; amount and fee in units of the asset. */
export const NewWithdrawal = z.object({
  userId: id,
  assetType,
  amount: positiveAmount,
  fee: amount,
  speed: z.enum(withdrawSpeeds),
  bankAccountId: id,
});
export type NewWithdrawal = z.infer<typeof NewWithdrawal>;

/** A purchase of local currency; the amount in won, the rate in won per unit of the source. */
export const NewTopUp = z.object({
  userId: id,
  amount: positiveAmount,
  source: z.enum(fundingSourceIds),
  rate: positiveAmount,
  /** The fee that the form has shown, in units of the source (decision 243). */
  fee: z.optional(amount),
  /** The saved account that pays if the source is a bank; by default the user's default (decision 205). */
  bankAccountId: z.optional(id),
});
export type NewTopUp = z.infer<typeof NewTopUp>;

/** A transfer of local currency; the amount in won. */
export const NewLocalSend = z.object({
  userId: id,
  recipient: recipientText,
  /** The payee that was shown to the user. The provider refuses if the recipient now leads to another payee. */
  payee: z.optional(z.string().check(atMost(300))),
  amount: positiveAmount,
  /** A character, as users count them, may consist of several code units. */
  message: z.optional(lineText(maxMessageLength * 16)),
  method: z.enum(sendMethods),
});
export type NewLocalSend = z.infer<typeof NewLocalSend>;

/** A withdrawal of local currency to a bank account; amount and fee in won. */
export const NewLocalWithdrawal = z.object({
  userId: id,
  amount: positiveAmount,
  fee: amount,
  bankId: id,
  method: z.enum(localWithdrawMethods),
});
export type NewLocalWithdrawal = z.infer<typeof NewLocalWithdrawal>;

/** The outcome of an operation. A refusal is an error, not an answer; an unknown status is read as pending. */
export const MoneyAnswer = z.object({
  /** Whether the money has moved. */
  success: z.boolean(),
  /** The transaction that the operation created. */
  transactionId: id,
  status: parsedOr(z.enum(['pending', 'completed']), 'pending'),
});
export type MoneyAnswer = z.infer<typeof MoneyAnswer>;
