import { readAddressCode, type RefusedAddress } from '#wallet/codes/address-code.ts';
import { shortenAddress } from '#wallet/entities/address.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import { compare, type DecimalString } from '#wallet/money/decimal.ts';
import { isTooFine } from '#wallet/money/fraction-digits.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { isAboveLeft } from '#wallet/rules/left-today.ts';
import { leastSend, sendTotal } from '#wallet/rules/send.ts';

import { readTypedText } from '#wallet/typed-text.ts';

import { hasProblems, type FormResult } from './form-result.ts';

/** The ways to name the recipient of a send. */
export const recipientModes = ['address', 'qr', 'contact'] as const;
export type RecipientMode = (typeof recipientModes)[number];

/** The draft of the form. */
export interface SendDraft {
  assetType: string;
  amount: string;
  toAddress: string;
}

/** A send that passed every rule. */
export interface Transfer {
  assetType: string;
  amount: DecimalString;
  /** The network fee, in units of the asset. */
  fee: DecimalString;
  toAddress: string;
}

/**
 * The missing parts of a draft, in the form's order: the button waits for them. An unreadable amount counts as
 * missing.
 */
export function missingSendParts(draft: SendDraft): (keyof SendDraft)[] {
  const parts: (keyof SendDraft)[] = ['toAddress', 'assetType', 'amount'];
  return parts.filter((part) =>
    part === 'amount'
      ? readAmount(draft.amount, draft.assetType) === undefined
      : draft[part] === '',
  );
}

/** Why an address cannot receive assets. Only the provider can decide about `not-an-address`. */
export type AddressProblem = Exclude<RefusedAddress, 'not-an-address'> | 'own-address';

/** The possible errors of each field. */
export interface SendFields {
  assetType: 'missing';
  amount:
    'missing' | 'not-whole' | 'too-small' | 'above-balance' | 'no-room-for-fee' | 'above-limit';
  toAddress: 'missing' | AddressProblem;
}

/** The address in a field's text or link; any other text is returned unchanged for the provider to decide. */
export function recipientAddress(typed: string): string {
  const code = readAddressCode(typed);
  return 'refused' in code ? readTypedText(typed) : code.address;
}

/** Why the address in a field cannot receive assets; undefined if the provider decides. `own`: the sender's. */
export function addressProblem(typed: string, own: string): AddressProblem | undefined {
  const code = readAddressCode(typed);
  if ('refused' in code) return code.refused === 'not-an-address' ? undefined : code.refused;
  const address = bareAddress(code.address);
  return address !== undefined && address === bareAddress(own) ? 'own-address' : undefined;
}

function bareAddress(address: string): string | undefined {
  return /0x[0-9a-f]{40}$/.exec(address.toLowerCase())?.[0];
}

/**
 * The transfer of a draft, or the first rule that it breaks (core §5). A refused address, a fraction of a won, an
 * amount below the least one (decision 200) or above `left`, the remainder of the daily limit in won, and a missing
 * balance for the network fee (decision 203) have no notice: their fields show the error. `own` is the sender's address
 * or DID.
 */
export function checkSend(
  draft: SendDraft,
  holdings: readonly Holding[],
  fees: Pick<Fees, 'send'>,
  own = '',
  left?: DecimalString,
): FormResult<
  Transfer,
  'send.input-required' | 'send.insufficient-balance' | undefined,
  SendFields
> {
  const { assetType } = draft;
  const amount = readAmount(draft.amount, assetType);
  const toAddress = recipientAddress(draft.toAddress);
  const problem = addressProblem(draft.toAddress, own);
  const refusedAddress = problem === undefined ? {} : { toAddress: problem };
  const isAboveBalance =
    assetType !== '' && amount !== undefined && compare(amount, balanceOf(holdings, assetType)) > 0;
  if (assetType === '' || amount === undefined || toAddress === '') {
    return {
      problem: 'send.input-required',
      fields: {
        ...(assetType === '' && { assetType: 'missing' }),
        ...(amount === undefined && { amount: 'missing' }),
        ...(isAboveBalance && { amount: 'above-balance' }),
        ...(toAddress === '' ? { toAddress: 'missing' as const } : refusedAddress),
      },
    };
  }
  if (isAboveBalance) {
    return {
      problem: 'send.insufficient-balance',
      fields: { amount: 'above-balance', ...refusedAddress },
    };
  }
  const leavesNoFee = compare(sendTotal(amount, fees), balanceOf(holdings, assetType)) > 0;
  const fields = {
    ...(isAboveLeft(amount, assetType, left) && { amount: 'above-limit' as const }),
    ...(leavesNoFee && { amount: 'no-room-for-fee' as const }),
    ...(compare(amount, leastSend(assetType)) < 0 && { amount: 'too-small' as const }),
    ...(isTooFine(amount, assetType) && { amount: 'not-whole' as const }),
    ...refusedAddress,
  };
  if (hasProblems(fields)) return { problem: undefined, fields };
  return { accepted: { assetType, amount, fee: fees.send, toAddress } };
}

/** A recipient in the summary: its first 10 and last 4 characters (core §9). */
export function shortRecipient(address: string): string {
  return shortenAddress(readTypedText(address), 10, 4);
}
