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

/** The methods whose recipient is typed or chosen; the others' is read by the device. */
const typedMethods = ['phone', 'account'] as const satisfies readonly SendMethod[];
export type TypedMethod = (typeof typedMethods)[number];

/** What the quick buttons set, in won, under the documents' own labels (local §2). */
export const localSendQuickAmounts: readonly { label: string; amount: DecimalString }[] = [
  { label: '1K', amount: decimal('1000') },
  { label: '5K', amount: decimal('5000') },
  { label: '10K', amount: decimal('10000') },
  { label: '50K', amount: decimal('50000') },
];

/**
 * What has filled the recipient: a recent contact, the directory of merchants, or a code of the camera or of a tag. The
 * name in a code proves nothing. `hasAmount` while the amount is the one of the code.
 */
export type RecipientSource =
  | { kind: 'contact'; contact: Contact }
  | { kind: 'directory' }
  | { kind: 'code'; name: string | undefined; hasAmount: boolean };

/** The local send form as typed. */
export interface LocalSendDraft {
  method: SendMethod;
  recipient: string;
  /** Undefined for a recipient that was typed. */
  source?: RecipientSource | undefined;
  amount: string;
  message: string;
}

/** Phone is chosen for the person, and nothing else (decision 58). */
export const emptyLocalSend: LocalSendDraft = {
  method: 'phone',
  recipient: '',
  amount: '',
  message: '',
};

/** A local send that passed every rule; the amount in won. */
export interface LocalTransfer {
  recipient: string;
  /** Who the provider has said the recipient is; missing if it could not be asked. */
  payee?: string;
  amount: DecimalString;
  message?: string;
  method: SendMethod;
}

/** What is wrong with the amount of a local send. */
export type LocalAmountProblem =
  'missing' | 'no-amount' | 'not-whole' | 'above-balance' | 'below-minimum';

/** What is wrong with a recipient: `no-phone-number` by phone, `other-kind` for an address of another network. */
export type RecipientProblem = 'missing' | RecipientFormProblem;
export type RecipientFormProblem = 'no-phone-number' | 'other-kind';

/** What can be wrong with each field. `no-recipient` is a touch that has not filled the recipient yet. */
export interface LocalSendFields {
  method: 'no-recipient';
  recipient: RecipientProblem;
  amount: LocalAmountProblem;
}

/** What the query of the screen's address begins: a method, or a merchant that is paid by its code without a scan. */
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
 * What a recent contact fills in: by phone the number, by account name what else the provider knows. The method changes
 * where the contact has only the other one. A merchant is paid by its code.
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

/** An amount as typed in won, or the first rule that it breaks (local §5). The whole balance may be sent. */
function readLocalAmount(
  typed: string,
  balance: DecimalString,
): { amount: DecimalString } | { problem: LocalAmountProblem } {
  const amount = readWon(typed);
  if (amount === undefined || !isPositive(amount)) return { problem: wonProblem(typed) };
  if (compare(amount, balance) > 0) return { problem: 'above-balance' };
  return compare(amount, minimumLocalSend) < 0 ? { problem: 'below-minimum' } : { amount };
}

/** What is wrong with the form of a recipient; undefined where only the provider can answer. */
export function recipientFormProblem({
  method,
  recipient,
}: Pick<LocalSendDraft, 'method' | 'recipient'>): RecipientFormProblem | undefined {
  if (!isTypedMethod(method) || recipient.trim() === '') return undefined;
  if (phoneNumberOf(recipient) !== undefined) return undefined;
  if (otherKindOf(recipient) !== undefined) return 'other-kind';
  return method === 'phone' ? 'no-phone-number' : undefined;
}

/** What is wrong with the method and the recipient: where only another method can help, it is the method. */
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

/** The local send that a draft asks for, or the first rule that it breaks (local §5); the balance in won. */
export function checkLocalSend(
  draft: LocalSendDraft,
  balance: DecimalString,
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
  const read = readLocalAmount(draft.amount, balance);
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
    }
  }
  // It has no notice: only its field says it, as the field does when it is left.
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
