import * as z from 'zod/mini';

import { readAccountNumber } from './account-number.ts';
import { atMost, flag, id, parsedOr, text } from './fields.ts';
import { filledLine } from './typed-fields.ts';

/** The banks offered (core §9). */
export const banks = ['KB Kookmin', 'Shinhan', 'Hana', 'Woori', 'NH Nonghyup', 'IBK'] as const;

/** The types of bank account offered. */
export const accountTypes = ['checking', 'savings', 'investment', 'crypto'] as const;
export type AccountType = (typeof accountTypes)[number];

/** A saved bank account (core §3, local §3, decisions 97 and 177). */
export const BankAccount = z.object({
  id,
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: text,
  accountType: parsedOr(z.enum(accountTypes), 'checking'),
  /** True if forms preselect the account. */
  isDefault: flag(false),
  /** True if a withdrawal to the account has arrived or is on its way (decision 174). */
  paidBefore: flag(false),
  /** True if the name of the holder is not that of the user's profile. */
  otherHolder: flag(false),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** The body that saves a bank account. */
export const NewBankAccount = z.object({
  userId: id,
  bankName: z.enum(banks),
  accountNumber: z.string().check(
    z.overwrite((typed) => readAccountNumber(typed) ?? typed),
    atMost(40),
    z.refine((number) => readAccountNumber(number) !== undefined, 'must be 8 to 16 digits'),
  ),
  accountHolder: filledLine(100),
  accountType: z.enum(accountTypes),
});
export type NewBankAccount = z.infer<typeof NewBankAccount>;
