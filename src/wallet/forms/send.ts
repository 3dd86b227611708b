import { shortenAddress } from '#wallet/entities/address.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import { decimal, add, compare, readAmount, type DecimalString } from '#wallet/money/decimal.ts';

import type { FormResult } from './form-result.ts';

/** The network fee shown, in units of the asset, for any amount. It is neither sent nor counted (core §9). */
export const networkFee = decimal('0.001');

/** The ways to name the recipient of a send. */
export const recipientModes = ['address', 'qr', 'contact'] as const;
export type RecipientMode = (typeof recipientModes)[number];

/** The send form as typed. */
export interface SendDraft {
  assetType: string;
  amount: string;
  toAddress: string;
}

/** A send that passed every rule. */
export interface Transfer {
  assetType: string;
  amount: DecimalString;
  toAddress: string;
}

/**
 * The parts of a draft that hold nothing, in the form's order: the button waits for them. An amount that is none is
 * none.
 */
export function missingSendParts(draft: SendDraft): (keyof SendDraft)[] {
  const parts: (keyof SendDraft)[] = ['toAddress', 'assetType', 'amount'];
  return parts.filter((part) =>
    part === 'amount' ? readAmount(draft.amount) === undefined : draft[part] === '',
  );
}

/** What can be wrong with each field. */
export interface SendFields {
  assetType: 'missing';
  amount: 'missing' | 'above-balance';
  toAddress: 'missing';
}

/** The transfer that a draft asks for, or the first rule that it breaks (core §5). The whole balance may be sent. */
export function checkSend(
  draft: SendDraft,
  holdings: readonly Holding[],
): FormResult<Transfer, 'send.input-required' | 'send.insufficient-balance', SendFields> {
  const { assetType } = draft;
  const amount = readAmount(draft.amount);
  const toAddress = draft.toAddress.trim();
  const isAboveBalance =
    assetType !== '' && amount !== undefined && compare(amount, balanceOf(holdings, assetType)) > 0;
  if (assetType === '' || amount === undefined || toAddress === '') {
    return {
      problem: 'send.input-required',
      fields: {
        ...(assetType === '' && { assetType: 'missing' }),
        ...(amount === undefined && { amount: 'missing' }),
        ...(isAboveBalance && { amount: 'above-balance' }),
        ...(toAddress === '' && { toAddress: 'missing' }),
      },
    };
  }
  if (isAboveBalance) {
    return { problem: 'send.insufficient-balance', fields: { amount: 'above-balance' } };
  }
  return { accepted: { assetType, amount, toAddress } };
}

/** Amount and shown fee together. */
export function sendTotal(amount: DecimalString): DecimalString {
  return add(amount, networkFee);
}

/** A recipient as the summary shows it: its first 10 and last 4 characters (core §9). */
export function shortRecipient(address: string): string {
  return shortenAddress(address.trim(), 10, 4);
}
