import {
  attachmentLimits,
  currencyDigits,
  documentLimits,
  type AttachmentType,
  type DocumentCurrency,
  type DocumentKind,
  type DocumentPriority,
  type NewDocument,
} from '#wallet/entities/document.ts';
import { day } from '#wallet/entities/fields.ts';
import { emailShape } from '#wallet/entities/user.ts';
import { refusalOf } from '#wallet/failure.ts';
import {
  add,
  compare,
  decimal,
  isPositive,
  subtract,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { readAmount, readWon } from '#wallet/money/typed-amount.ts';
import { attachmentType, endingOf, typesByEnding } from '#wallet/rules/attachment-type.ts';
import { readLine, readTypedText } from '#wallet/typed-text.ts';

import { amountProblem, wonProblem } from './amount-problem.ts';
import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** An expense category as typed. */
export interface CategoryDraft {
  name: string;
  amount: string;
}

/** The draft of the form; days as `2025-01-31`, empty if there is none. Its files are stored separately. */
export interface ApprovalRequestDraft {
  amount: string;
  currency: DocumentCurrency;
  approverEmail: string;
  title: string;
  type: DocumentKind | '';
  priority: DocumentPriority;
  description: string;
  department: string;
  from: string;
  to: string;
  /** One per line. */
  destinations: string;
  categories: readonly CategoryDraft[];
}

/** The empty draft. */
export const emptyApprovalRequest: ApprovalRequestDraft = {
  amount: '',
  currency: 'KRW',
  approverEmail: '',
  title: '',
  type: '',
  priority: 'medium',
  description: '',
  department: '',
  from: '',
  to: '',
  destinations: '',
  categories: [],
};

/** A request that passed every rule. The caller adds `userId`. */
export type ApprovalRequest = Omit<NewDocument, 'userId'>;

type AmountProblem = 'missing' | 'no-amount' | 'not-whole' | 'too-fine';

/** The possible errors of an expense category. */
export interface CategoryProblems {
  name?: 'missing';
  amount?: AmountProblem;
}

/** The possible errors of each field. */
export interface ApprovalRequestFields {
  amount: AmountProblem;
  approverEmail: 'missing' | 'malformed';
  title: 'missing';
  type: 'missing';
  from: 'missing' | 'no-date';
  to: 'missing' | 'no-date' | 'before-start';
  destinations: 'too-many' | 'too-long';
  /** The errors of each category, by its index; empty for a valid category. */
  categories: readonly CategoryProblems[];
  /** The categories do not add up to the amount. */
  sum: 'differs';
}

const nothing = decimal('0');

/** Whether a currency has whole amounts only. */
export function isWholeCurrency(currency: DocumentCurrency): boolean {
  return currencyDigits[currency] === 0;
}

/** An amount above zero as typed, with no more digits than its currency has; undefined for any other text. */
function readDocumentAmount(typed: string, currency: DocumentCurrency): DecimalString | undefined {
  const amount = isWholeCurrency(currency) ? readWon(typed, currency) : readAmount(typed, currency);
  if (amount === undefined || !isPositive(amount)) return undefined;
  return compare(amount, truncate(amount, currencyDigits[currency])) === 0 ? amount : undefined;
}

/** Why a typed text is not an amount of a currency. */
function documentAmountProblem(typed: string, currency: DocumentCurrency): AmountProblem {
  if (isWholeCurrency(currency)) return wonProblem(typed, currency);
  return readAmount(typed, currency) === undefined ? amountProblem(typed) : 'too-fine';
}

/** The lines that are not blank, without duplicates. */
function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}

const isBlank = ({ name, amount }: CategoryDraft) => name.trim() === '' && amount.trim() === '';

function categoryProblems(category: CategoryDraft, currency: DocumentCurrency): CategoryProblems {
  if (isBlank(category)) return {};
  return {
    ...(category.name.trim() === '' && { name: 'missing' }),
    ...(readDocumentAmount(category.amount, currency) === undefined && {
      amount: documentAmountProblem(category.amount, currency),
    }),
  };
}

/** The categories that are not empty; an unreadable amount is undefined. */
function readCategories({ categories, currency }: ApprovalRequestDraft) {
  return categories
    .filter((category) => !isBlank(category))
    .map(({ name, amount }) => ({
      name: name.trim(),
      amount: readDocumentAmount(amount, currency),
    }));
}

/**
 * The part of the amount that the categories do not cover: zero if they add up to it, negative if they exceed it.
 * Undefined if the draft or every category lacks an amount.
 */
export function amountLeft(draft: ApprovalRequestDraft): DecimalString | undefined {
  const amount = readDocumentAmount(draft.amount, draft.currency);
  const parts = readCategories(draft).flatMap((category) => category.amount ?? []);
  return amount === undefined || parts.length === 0 ? undefined : subtract(amount, add(...parts));
}

function periodProblems({
  from,
  to,
}: ApprovalRequestDraft): Partial<Pick<ApprovalRequestFields, 'from' | 'to'>> {
  if (from === '' && to === '') return {};
  const problemOf = (date: string): 'missing' | 'no-date' | undefined =>
    date === '' ? 'missing' : day.safeParse(date).success ? undefined : 'no-date';
  const [fromProblem, toProblem] = [problemOf(from), problemOf(to)];
  if (fromProblem || toProblem) {
    return { ...(fromProblem && { from: fromProblem }), ...(toProblem && { to: toProblem }) };
  }
  // Days in this format sort as strings.
  return to < from ? { to: 'before-start' } : {};
}

function detailProblems(draft: ApprovalRequestDraft): Partial<ApprovalRequestFields> {
  const destinations = linesOf(draft.destinations);
  const categories = draft.categories.map((category) => categoryProblems(category, draft.currency));
  const left = amountLeft(draft);
  return {
    ...periodProblems(draft),
    ...(destinations.some((line) => line.length > documentLimits.destination) && {
      destinations: 'too-long',
    }),
    ...(destinations.length > documentLimits.destinations && { destinations: 'too-many' }),
    ...(categories.some(hasProblems)
      ? { categories }
      : left !== undefined && compare(left, nothing) !== 0 && { sum: 'differs' }),
  };
}

/** The fields inside the disclosure, which must be open to show their errors. */
const detailFields = ['from', 'to', 'destinations', 'categories', 'sum'] as const;

/** Whether one of the optional details has an error. */
export function concernsDetails(fields: Readonly<Partial<ApprovalRequestFields>>): boolean {
  return detailFields.some((field) => fields[field] !== undefined);
}

/** Whether a draft has one of the optional details. */
export function hasDetails({
  department,
  from,
  to,
  destinations,
  categories,
}: ApprovalRequestDraft): boolean {
  return [department, from, to, destinations].some((text) => text !== '') || categories.length > 0;
}

/**
 * The request of a draft and its files, or the errors of each field (decision 107). A correction has no approver: it
 * keeps the one of the request (decision 160).
 */
export function checkApprovalRequest(
  draft: ApprovalRequestDraft,
  files: readonly ChosenFile[],
  { withApprover = true }: { withApprover?: boolean } = {},
): FormResult<
  ApprovalRequest,
  'request-approval.missing-information' | 'request-approval.check-entries',
  ApprovalRequestFields
> {
  const { currency, type, from, to } = draft;
  const amount = readDocumentAmount(draft.amount, currency);
  const approverEmail = readTypedText(draft.approverEmail);
  const missing = missingFields(
    draft,
    withApprover ? ['approverEmail', 'title', 'type'] : ['title', 'type'],
  );
  const fields: Partial<ApprovalRequestFields> = {
    ...(amount === undefined && { amount: documentAmountProblem(draft.amount, currency) }),
    ...(withApprover && !emailShape.test(approverEmail) && { approverEmail: 'malformed' }),
    ...missing,
    ...detailProblems(draft),
  };
  if (amount === undefined || type === '' || hasProblems(fields)) {
    // An unreadable amount counts as missing (decision 38).
    const isMissing =
      hasProblems(missing) || fields.amount === 'missing' || fields.amount === 'no-amount';
    return {
      problem: isMissing
        ? 'request-approval.missing-information'
        : 'request-approval.check-entries',
      fields,
    };
  }
  return {
    accepted: {
      approverEmail,
      title: draft.title.trim(),
      description: draft.description.trim(),
      type,
      priority: draft.priority,
      department: draft.department.trim(),
      amount,
      currency,
      period: from === '' ? null : { from, to },
      destinations: linesOf(draft.destinations),
      categories: readCategories(draft).flatMap(({ name, amount: part }) =>
        part === undefined ? [] : { name, amount: part },
      ),
      attachments: files.map(({ name, content }) => ({ name, content })),
    },
  };
}

/** A file attached to the request. */
export interface ChosenFile {
  name: string;
  /** The size in bytes. */
  size: number;
  type: AttachmentType;
  /** The bytes of the file in base64. */
  content: string;
}

/** The endings of photos that the device converts to JPEG before they are sent. */
const redrawnEndings = ['heic', 'heif'];

/** The accepted endings in the format of a file field: `.pdf,.png`. */
export const acceptedEndings = [...Object.keys(typesByEnding), ...redrawnEndings]
  .map((ending) => `.${ending}`)
  .join(',');

/**
 * Whether the device converts a file to a smaller JPEG: HEIC photos, and pictures that are too large. Size in bytes.
 */
export function isRedrawn({ name, size }: Pick<File, 'name' | 'size'>): boolean {
  if (redrawnEndings.includes(endingOf(name))) return size > 0;
  const type = attachmentType(name);
  return size > attachmentLimits.bytes && (type === 'JPEG' || type === 'PNG' || type === 'WEBP');
}

/** The file name of a converted picture. */
export function redrawnName(fileName: string): string {
  return `${fileName.slice(0, fileName.lastIndexOf('.'))}.jpg`;
}

/** A file's name as the provider stores it: in NFC; a name that is too long is truncated before its ending. */
export function attachmentName(fileName: string): string {
  const line = readLine(fileName);
  if (line.length <= documentLimits.fileName) return line;
  const ending = `.${endingOf(fileName)}`;
  return line.slice(0, documentLimits.fileName - ending.length) + ending;
}

/** Why a file cannot be attached. */
export type FileProblem =
  'type' | 'empty' | 'too-large' | 'too-many' | 'too-large-together' | 'already-there';

/** The reason why a file cannot be attached to the others; undefined if it can. Sizes in bytes. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  others: readonly Pick<ChosenFile, 'name' | 'size'>[],
): FileProblem | undefined {
  if (attachmentType(name) === undefined) return 'type';
  // A file cannot be both empty and too large, so the order of these two checks does not matter.
  if (size === 0 || size > attachmentLimits.bytes) return size === 0 ? 'empty' : 'too-large';
  if (others.some((other) => other.name === attachmentName(name))) return 'already-there';
  if (others.length >= attachmentLimits.files) return 'too-many';
  const together = others.reduce((sum, other) => sum + other.size, size);
  return together > attachmentLimits.totalBytes ? 'too-large-together' : undefined;
}

/** Why the provider refuses an approver: no account has the e-mail, it is the user's, or they have blocked the user. */
export type ApproverRefusal = 'unknown' | 'self' | 'unavailable';

/** The refusal of the approver in a client error; undefined for any other error. */
export function approverRefusal(error: unknown): ApproverRefusal | undefined {
  switch (refusalOf(error)?.code) {
    case 'approver-unknown':
      return 'unknown';
    case 'approver-self':
      return 'self';
    case 'person-unavailable':
      return 'unavailable';
    default:
      return undefined;
  }
}
