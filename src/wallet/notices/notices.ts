import type { CreatedEntity, NoticesMessages } from '#i18n/en/notices.ts';
import type { Language } from '#i18n/language.ts';
import { refusalOf } from '#wallet/failure.ts';
import { compare, round, type DecimalString } from '#wallet/money/decimal.ts';
import { formatExact, formatFixed } from '#wallet/money/format-figure.ts';
import { EarlierCreated, OutcomeUnknown } from '#wallet/outcome.ts';
import { isRefused, isUncertain } from '#wallet/write-failure.ts';

type Messages = NoticesMessages['said'];

/** The code of a notice. */
export type NoticeCode = keyof Messages;

/** The codes whose messages have no figures. */
type FixedMessageCode = {
  [Code in NoticeCode]: Messages[Code] extends (...figures: never[]) => unknown ? never : Code;
}[NoticeCode];

/** The figures and names in the text of a notice. */
type Figures<Code extends NoticeCode> = Messages[Code] extends (...figures: infer Values) => unknown
  ? Values
  : [];

interface NoticeMarks {
  tone: 'default' | 'destructive';
  /** Not a success: it reports progress or a future event. */
  information?: true;
  /** It stays after the session has ended: it reports that end, and contains no user data. */
  outlivesSession?: true;
  /** The id of the transaction whose receipt the notice links to. */
  receipt?: number;
}

/** A toast of the wallet. Its text is a message, whose language is chosen when it is shown (decision 250). */
export interface CodedNotice extends NoticeMarks {
  code: NoticeCode;
  /** The figures and names in its text. */
  figures?: readonly unknown[];
  /** Its language is that of local sends and withdrawals. */
  isLocal?: true;
  /** The reason in each language, which replaces the message. */
  reason?: Readonly<Partial<Record<Language, string>>>;
}

/** A toast in the provider's own words. */
export interface ProviderNotice extends NoticeMarks {
  title: string;
  message: string;
  /** The English texts of news, whose own texts are Korean. */
  english?: { title: string; message: string } | undefined;
}

/** The content of a toast. */
export type Notice = CodedNotice | ProviderNotice;

/** Raises a notice: the toaster shows it in place of the current one. */
export type Notify = (notice: Notice) => void;

// Failures and validations are destructive; successes and announcements are not (decision 81).
const marks = {
  success: { tone: 'default' },
  failure: { tone: 'destructive' },
  information: { tone: 'default', information: true },
} as const satisfies Record<string, NoticeMarks>;

/** Every toast of the wallet (core §7 and §8, local §8). */
const kinds: Readonly<Record<NoticeCode, keyof typeof marks>> = {
  'create.unknown': 'information',
  'create.earlier': 'failure',
  'create.happened': 'success',
  'create.not-happened': 'failure',
  'create.unknown-for-good': 'failure',
  'write.uncertain': 'information',
  'send.input-required': 'failure',
  'send.insufficient-balance': 'failure',
  'send.complete': 'success',
  'send.waiting': 'information',
  'send.failed': 'failure',
  'traveler.refund-missing': 'failure',
  'traveler.refund-requested': 'success',
  'traveler.refund-ineligible': 'failure',
  'traveler.refund-withdrawn': 'success',
  'traveler.withdraw-failed': 'failure',
  'traveler.refund-failed': 'failure',
  'travel-plan.missing-information': 'failure',
  'travel-plan.end-before-start': 'failure',
  'travel-plan.created': 'success',
  'travel-plan.failed': 'failure',
  'travel-plan.updated': 'success',
  'travel-plan.removed': 'success',
  'travel-plan.remove-failed': 'failure',
  'verify-identity.check-details': 'failure',
  'verify-identity.fields-required': 'failure',
  'verify-identity.completed': 'success',
  'verify-identity.failed': 'failure',
  'add-credential.required': 'failure',
  'add-credential.date-not-valid': 'failure',
  'add-credential.expiry-before-issue': 'failure',
  'add-credential.added': 'success',
  'add-credential.failed': 'failure',
  'credential.removed': 'success',
  'credential.remove-failed': 'failure',
  'digital-id.request-removed': 'success',
  'digital-id.request-remove-failed': 'failure',
  'digital-id.not-shared': 'failure',
  'digital-id.exported': 'success',
  'digital-id.export-not-ready': 'failure',
  'deposit.missing-information': 'failure',
  'deposit.initiated': 'success',
  'deposit.failed': 'failure',
  'withdraw.missing-information': 'failure',
  'withdraw.insufficient-balance': 'failure',
  'withdraw.initiated': 'success',
  'withdraw.failed': 'failure',
  'bank-info.missing-information': 'failure',
  'bank-info.account-number': 'failure',
  'bank-info.added': 'success',
  'bank-info.failed': 'failure',
  'bank-info.removed': 'success',
  'bank-info.remove-failed': 'failure',
  'edit-profile.required-missing': 'failure',
  'edit-profile.updated': 'success',
  'edit-profile.phone-confirmed': 'success',
  'edit-profile.email-confirmed': 'success',
  'edit-profile.failed': 'failure',
  'key-management.password-required': 'failure',
  'key-management.no-data': 'failure',
  'key-management.invalid-format': 'failure',
  'key-management.restore-initiated': 'information',
  'key-management.export-warning': 'failure',
  'key-management.copy-warning': 'failure',
  'key-management.generated': 'success',
  'key-management.removed': 'success',
  'key-management.backup-downloaded': 'success',
  'key-management.backup-failed': 'failure',
  'copy.phrase-done': 'success',
  'copy.phrase-failed': 'failure',
  'copy.private-key-done': 'success',
  'copy.private-key-failed': 'failure',
  'copy.done': 'success',
  'copy.failed': 'failure',
  'receive.download-failed': 'failure',
  'receipt.copied': 'success',
  'receipt.reference-copied': 'success',
  'receipt.copy-failed': 'failure',
  'receipt.taken-back': 'success',
  'receipt.take-back-failed': 'failure',
  'device.camera-not-available': 'failure',
  'device.nfc-not-available': 'failure',
  'local-topup.missing-information': 'failure',
  'local-topup.minimum-amount': 'failure',
  'local-topup.insufficient-balance': 'failure',
  'local-topup.succeeded': 'success',
  'local-topup.pending': 'information',
  'local-topup.failed': 'failure',
  'local-send.missing': 'failure',
  'local-send.invalid-amount': 'failure',
  'local-send.insufficient-balance': 'failure',
  'local-send.minimum': 'failure',
  'local-send.succeeded': 'success',
  'local-send.pending': 'information',
  'local-send.failed': 'failure',
  'local-withdraw.missing': 'failure',
  'local-withdraw.invalid-amount': 'failure',
  'local-withdraw.minimum': 'failure',
  'local-withdraw.insufficient-balance': 'failure',
  'local-withdraw.requested': 'success',
  'local-withdraw.failed': 'failure',
  'document.comment-required': 'failure',
  'document.approved': 'success',
  'document.rejected': 'success',
  'document.action-failed': 'failure',
  'work.several-approved': 'success',
  'document.download-failed': 'failure',
  'document.attachment-changed': 'failure',
  'request-approval.missing-information': 'failure',
  'request-approval.check-entries': 'failure',
  'request-approval.sent': 'success',
  'request-approval.corrected': 'success',
  'request-approval.taken-back': 'success',
  'request-approval.failed': 'failure',
  'security-settings.missing-fields': 'failure',
  'security-settings.password-mismatch': 'failure',
  'security-settings.password-too-weak': 'failure',
  'security-settings.password-changed': 'success',
  'security-settings.password-change-failed': 'failure',
  'security-settings.biometric-failed': 'failure',
  'security-settings.biometric-still-on': 'failure',
  'security-settings.setting-failed': 'failure',
  'security-settings.signing-out': 'information',
  'security-settings.signed-out-all': 'success',
  'security-settings.sign-out-all-failed': 'failure',
  'security-settings.sign-out-all-unknown': 'failure',
  'security-settings.account-deleted': 'success',
  'localpay.code-copied': 'success',
  'localpay.code-not-shared': 'failure',
  'localpay.code-not-saved': 'failure',
  'integration.coming-soon': 'information',
  'stream.transaction-completed': 'success',
  'stream.transaction-failed': 'failure',
  'stream.transaction-returned': 'success',
  'stream.transaction-in-progress': 'information',
  'stream.balance-updated': 'success',
  'card.added': 'success',
  'card.failed': 'failure',
  'card.removed': 'success',
  'card.remove-failed': 'failure',
  'card.default-changed': 'success',
  'card.default-failed': 'failure',
  'contact.saved': 'success',
  'contact.failed': 'failure',
  'contact.uncertain': 'information',
};

/** The codes of screens in the language of local sends and withdrawals, and of live notices. */
const localCodes = /^(?:local-send|local-withdraw|stream)\./;

function noticeOf<Code extends NoticeCode>(code: Code, ...figures: Figures<Code>): CodedNotice {
  return {
    code,
    ...marks[kinds[code]],
    ...(figures.length > 0 && { figures }),
    ...(localCodes.test(code) && { isLocal: true }),
  };
}

const outliving = (notice: CodedNotice): CodedNotice => ({ ...notice, outlivesSession: true });

const noticesWithoutFigures = Object.fromEntries(
  Object.keys(kinds).map((code) => [code, noticeOf(code as FixedMessageCode)]),
) as Record<FixedMessageCode, CodedNotice>;

/** The notices by code: the notice itself, or a function of the figures and names in its text. */
export const notices = {
  ...noticesWithoutFigures,
  /** The outcome of a create whose answer was lost. */
  'create.happened': (entity: CreatedEntity) => noticeOf('create.happened', entity),
  'create.not-happened': (entity: CreatedEntity) => noticeOf('create.not-happened', entity),
  /** The amount in units of the asset, with all its digits, so that the user can check it. */
  'deposit.initiated': (amount: DecimalString, assetType: string) =>
    noticeOf('deposit.initiated', formatExact(amount), assetType),
  /** The amount and its fee exceed the balance, in units of the asset (core §5). */
  'withdraw.insufficient-balance': (balance: DecimalString, assetType: string) =>
    noticeOf('withdraw.insufficient-balance', formatExact(balance), assetType),
  /**
   * The cost of a top-up exceeds the balance of its source (local §5); both in units of the source. The cost has four
   * decimals, or all its digits if four would not show the difference.
   */
  'local-topup.insufficient-balance': (
    needed: DecimalString,
    available: DecimalString,
    source: string,
  ) => {
    const need =
      compare(round(needed, 4), available) > 0 ? formatFixed(needed, 4) : formatExact(needed);
    return noticeOf('local-topup.insufficient-balance', need, formatExact(available), source);
  },
  /** The amount in won. */
  'local-topup.succeeded': (amount: DecimalString) =>
    noticeOf('local-topup.succeeded', formatFixed(amount, 0)),
  /** The provider has accepted the top-up, but the money has not moved yet; the amount in won. */
  'local-topup.pending': (amount: DecimalString) =>
    noticeOf('local-topup.pending', formatFixed(amount, 0)),
  /** The balance in won with all its digits: truncated, it could look sufficient. */
  'local-send.insufficient-balance': (balance: DecimalString) =>
    noticeOf('local-send.insufficient-balance', formatExact(balance)),
  /** The recipient's name, number or address; the amount in won. */
  'local-send.succeeded': (recipient: string, amount: DecimalString, isMerchant: boolean) =>
    noticeOf('local-send.succeeded', recipient, formatExact(amount), isMerchant),
  /** The provider has accepted the send, but it is not completed yet; the amount in won. */
  'local-send.pending': (recipient: string, amount: DecimalString, isMerchant: boolean) =>
    noticeOf('local-send.pending', recipient, formatExact(amount), isMerchant),
  /** The amount and its fee exceed the balance (local §5); both in won. */
  'local-withdraw.insufficient-balance': (required: DecimalString, balance: DecimalString) =>
    noticeOf('local-withdraw.insufficient-balance', formatExact(required), formatExact(balance)),
  /** The amount in won. */
  'local-withdraw.requested': (amount: DecimalString) =>
    noticeOf('local-withdraw.requested', formatExact(amount)),
  /** The number of approvals, above one. */
  'work.several-approved': (count: string) => noticeOf('work.several-approved', count),
  /** The message is the provider's reason, or the error's message, if there is one (local §8). */
  'security-settings.password-change-failed': (error: unknown): CodedNotice => {
    const notice = noticesWithoutFigures['security-settings.password-change-failed'];
    const said = error instanceof Error && !refusalOf(error) ? error.message.trim() : '';
    return said === '' ? withReason(error, notice) : { ...notice, reason: { en: said } };
  },
  'security-settings.signing-out': outliving(
    noticesWithoutFigures['security-settings.signing-out'],
  ),
  /** The number of ended sessions, including this one; undefined if unknown. */
  'security-settings.signed-out-all': (ended: number | undefined) =>
    outliving(noticeOf('security-settings.signed-out-all', ended)),
  'security-settings.account-deleted': outliving(
    noticesWithoutFigures['security-settings.account-deleted'],
  ),
  'stream.balance-updated': (assetType: string) => noticeOf('stream.balance-updated', assetType),
};

/** The codes whose notices have no figures. */
export type FixedNoticeCode = {
  [Code in NoticeCode]: (typeof notices)[Code] extends CodedNotice ? Code : never;
}[NoticeCode];

/** The same notice in the language of local sends and withdrawals. */
export const inLocalLanguage = (notice: CodedNotice): CodedNotice => ({ ...notice, isLocal: true });

/** A notice in the provider's own words. */
export const providerNotice = (
  { title, message, english }: Pick<ProviderNotice, 'title' | 'message' | 'english'>,
  kind: keyof typeof marks,
): ProviderNotice => ({ title, message, ...(english && { english }), ...marks[kind] });

/** A notice with a link to the receipt of a transaction, if its id is known (decision 95). */
export function withReceipt<Kind extends Notice>(
  notice: Kind,
  transactionId: number | undefined,
): Kind {
  return transactionId === undefined ? notice : { ...notice, receipt: transactionId };
}

/**
 * The notice of a failed create. If its outcome is unknown, or an earlier request turned out to have succeeded, it
 * states that instead of a failure. After a refusal it states the reason, because trying again does not help
 * (decision 172).
 */
export function failureNotice(error: unknown, failed: CodedNotice): CodedNotice {
  const inItsLanguage = (notice: CodedNotice) =>
    failed.isLocal ? inLocalLanguage(notice) : notice;
  if (error instanceof OutcomeUnknown) return inItsLanguage(notices['create.unknown']);
  if (error instanceof EarlierCreated) return inItsLanguage(notices['create.earlier']);
  return withReason(error, failed);
}

/** The notice with the reason of a refusal; unchanged after a fault, or without a reason. */
function withReason(error: unknown, failed: CodedNotice): CodedNotice {
  const refusal = refusalOf(error);
  if (refusal === undefined || !isRefused(error)) return failed;
  const { en = refusal.reason, ko = refusal.reason } = refusal.sentences ?? {};
  if (en === undefined) return failed;
  // The provider's own sentence may be in English only (decision 218).
  return { ...failed, reason: { en, ...(ko !== undefined && /[가-힣]/.test(ko) && { ko }) } };
}

/**
 * The notice of a failed write that has no idempotency key. If the write may still have happened, it says so instead of
 * reporting a failure. After a refusal it states the reason (decision 172).
 */
export function writeFailureNotice(error: unknown, failed: CodedNotice): CodedNotice {
  if (isRefused(error)) return withReason(error, failed);
  return isUncertain(error) ? notices['write.uncertain'] : failed;
}
