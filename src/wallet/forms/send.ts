import { shortenAddress } from '#wallet/entities/address.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import { decimal, add, compare, readAmount, type DecimalString } from '#wallet/money/decimal.ts';

/** The network fee shown, in units of the asset, whatever the amount. Never sent nor counted (core §9). */
export const networkFee = decimal('0.001');

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

export type SendProblem = 'send.input-required' | 'send.insufficient-balance';

/** Whether all three fields hold something, so that the button is enabled. An amount that is none counts as empty. */
export function isSendFilled(draft: SendDraft): boolean {
  return draft.assetType !== '' && readAmount(draft.amount) !== undefined && draft.toAddress !== '';
}

/** The transfer that a draft asks for, or the first rule that it breaks (core §5). The whole balance may be sent. */
export function checkSend(
  draft: SendDraft,
  holdings: readonly Holding[],
): { accepted: Transfer } | { problem: SendProblem } {
  const { assetType } = draft;
  const amount = readAmount(draft.amount);
  const toAddress = draft.toAddress.trim();
  if (assetType === '' || amount === undefined || toAddress === '') {
    return { problem: 'send.input-required' };
  }
  if (compare(amount, balanceOf(holdings, assetType)) > 0) {
    return { problem: 'send.insufficient-balance' };
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
