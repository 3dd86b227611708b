import { sendMethods, type SendMethod } from '#wallet/entities/money-choices.ts';
import { decimal, compare, isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { otherKindOf } from '#wallet/codes/recipient-code.ts';
import type { Contact } from '#wallet/entities/contact.ts';
import {
  merchantCodeForm,
  merchantCodeIn,
  merchantRecipient,
} from '#wallet/entities/merchant-recipient.ts';
import { minimumLocalSend } from '#wallet/rules/local-send.ts';
import { limitMessage } from '#wallet/rules/payment-message.ts';
import { phoneNumberOf, readLine } from '#wallet/typed-text.ts';

import { wonProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The methods whose recipient is typed or chosen. For the other methods, the device reads the recipient. */
const typedMethods = ['phone', 'account'] as const satisfies readonly SendMethod[];
export type TypedMethod = (typeof typedMethods)[number];

/** The amounts of the quick buttons, in won, under the documents' own labels (local §2). */
export const localSendQuickAmounts: readonly { label: string; amount: DecimalString }[] = [
  { label: '1K', amount: decimal('1000') },
  { label: '5K', amount: decimal('5000') },
  { label: '10K', amount: decimal('10000') },
  { label: '50K', amount: decimal('50000') },
];

/**
 * The source of the recipient: a recent contact, the directory of merchants, or a code of the camera or of a tag. The
 * name in a code proves nothing. `hasAmount` is true while the amount comes from the code.
 */
export type RecipientSource =
  | { kind: 'contact'; contact: Contact }
  | { kind: 'directory' }
  | { kind: 'code'; name: string | undefined; hasAmount: boolean };

/** The draft of the form. */
export interface LocalSendDraft {
  method: SendMethod;
  recipient: string;
  /** Undefined for a typed recipient. */
  source?: RecipientSource | undefined;
  amount: string;
  message: string;
}

/** Only the method is preselected: the phone (decision 58). */
export const emptyLocalSend: LocalSendDraft = {
  method: 'phone',
  recipient: '',
  amount: '',
  message: '',
};

/** A local send that passed every rule; the amount in won. */
export interface LocalTransfer {
  recipient: string;
  /** The payee that the provider has returned for the recipient; missing without an answer of the provider. */
  payee?: string;
  amount: DecimalString;
  message?: string;
  method: SendMethod;
}

/** The possible errors of the amount. */
export type LocalAmountProblem =
  'missing' | 'no-amount' | 'not-whole' | 'above-balance' | 'below-minimum' | 'above-limit';

/** The possible errors of a recipient: `no-phone-number` by phone, `other-kind` for an address of another network. */
export type RecipientProblem = 'missing' | RecipientFormProblem;
/** An entered recipient that the method cannot use. */
export type RecipientFormProblem = 'no-phone-number' | 'other-kind';

/** The possible errors of each field. `no-recipient` means that no tag has filled in the recipient yet. */
export interface LocalSendFields {
  method: 'no-recipient';
  recipient: RecipientProblem;
  amount: LocalAmountProblem;
}

/** The draft of the screen's query: a method, or a merchant that is paid by its code without a scan. */
export function localSendOf(query: URLSearchParams): LocalSendDraft {
  const merchant = query.get('merchant');
  if (merchant !== null && merchantCodeForm.test(merchant)) {
    return {
      ...emptyLocalSend,
      method: 'qr',
      recipient: merchantRecipient(merchant),
      source: { kind: 'directory' },
    };
  }
  const method = sendMethods.find((known) => known === query.get('method'));
  return method ? { ...emptyLocalSend, method } : emptyLocalSend;
}

/** Whether the recipient of a method is typed or chosen. */
export function isTypedMethod<Method extends SendMethod>(
  method: Method,
): method is Method & TypedMethod {
  return typedMethods.some((typed) => typed === method);
}

/**
 * Fills in a recent contact: the phone number for the method `phone`, otherwise the other identifier. The method
 * changes if the contact has only one of the two. A merchant is paid by its code.
 */
export function chooseContact(
  contact: Contact,
  method: TypedMethod,
): Pick<LocalSendDraft, 'method' | 'recipient' | 'source'> {
  const hasAccountName = contact.recipient !== contact.phone;
  const source = { kind: 'contact', contact } as const;
  if (merchantCodeIn(contact.recipient) !== undefined) {
    return { source, method: 'qr', recipient: contact.recipient };
  }
  const byPhone = contact.phone !== '' && (method === 'phone' || !hasAccountName);
  return byPhone
    ? { source, method: 'phone', recipient: contact.phone }
    : { source, method: 'account', recipient: contact.recipient };
}

/** A typed amount in won, or the first rule that it breaks (local §5). The full balance may be sent. */
function readLocalAmount(
  typed: string,
  balance: DecimalString,
  left: DecimalString | undefined,
): { amount: DecimalString } | { problem: LocalAmountProblem } {
  const amount = readWon(typed);
  if (amount === undefined || !isPositive(amount)) return { problem: wonProblem(typed) };
  if (compare(amount, balance) > 0) return { problem: 'above-balance' };
  if (compare(amount, minimumLocalSend) < 0) return { problem: 'below-minimum' };
  return left !== undefined && compare(amount, left) > 0 ? { problem: 'above-limit' } : { amount };
}

/** The format error of a recipient; undefined if only the provider can decide. */
export function recipientFormProblem({
  method,
  recipient,
}: Pick<LocalSendDraft, 'method' | 'recipient'>): RecipientFormProblem | undefined {
  if (!isTypedMethod(method) || recipient.trim() === '') return undefined;
  if (phoneNumberOf(recipient) !== undefined) return undefined;
  if (otherKindOf(recipient) !== undefined) return 'other-kind';
  return method === 'phone' ? 'no-phone-number' : undefined;
}

/** The errors of the method and the recipient. For NFC, a missing recipient is an error of the method. */
function recipientProblems({
  method,
  recipient,
}: Pick<LocalSendDraft, 'method' | 'recipient'>): Partial<
  Pick<LocalSendFields, 'method' | 'recipient'>
> {
  if (recipient.trim() !== '') {
    const problem = recipientFormProblem({ method, recipient });
    return problem === undefined ? {} : { recipient: problem };
  }
  return method === 'nfc' ? { method: 'no-recipient' } : { recipient: 'missing' };
}

/**
 * The local send of a draft, or the first rule that it breaks (local §5); the balance in won. `left` is the remainder
 * of the daily limit in won; undefined if it is unknown, and then only the provider checks it (decision 173).
 */
export function checkLocalSend(
  draft: LocalSendDraft,
  balance: DecimalString,
  left?: DecimalString,
): FormResult<
  LocalTransfer,
  | 'local-send.missing'
  | 'local-send.invalid-amount'
  | 'local-send.insufficient-balance'
  | 'local-send.minimum'
  | undefined,
  LocalSendFields
> {
  const { method } = draft;
  const recipient = draft.recipient.trim();
  const read = readLocalAmount(draft.amount, balance, left);
  if (recipient === '') {
    return {
      problem: 'local-send.missing',
      fields: {
        ...recipientProblems(draft),
        ...('problem' in read && { amount: read.problem }),
      },
    };
  }
  if ('problem' in read) {
    const fields = { ...recipientProblems(draft), amount: read.problem };
    switch (read.problem) {
      case 'missing':
        return { problem: 'local-send.missing', fields };
      case 'no-amount':
      case 'not-whole':
        return { problem: 'local-send.invalid-amount', fields };
      case 'above-balance':
        return { problem: 'local-send.insufficient-balance', figures: [balance], fields };
      case 'below-minimum':
        return { problem: 'local-send.minimum', fields };
      case 'above-limit':
        return { problem: undefined, fields };
    }
  }
  // A malformed recipient has no notice: only its field shows the error, as it does on blur.
  const problems = recipientProblems(draft);
  if (problems.recipient !== undefined) return { problem: undefined, fields: problems };
  const message = limitMessage(readLine(draft.message));
  return {
    accepted: {
      recipient,
      amount: read.amount,
      ...(message === '' ? {} : { message }),
      method,
    },
  };
}
