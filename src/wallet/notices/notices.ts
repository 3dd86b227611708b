import { koreanRefusalReason, refusalReason } from '#wallet/failure-message.ts';
import { refusalOf } from '#wallet/failure.ts';
import { isRefused, isUncertain } from '#wallet/write-failure.ts';
import { EarlierCreated, OutcomeUnknown } from '#wallet/outcome.ts';
import { compare, round, type DecimalString } from '#wallet/money/decimal.ts';
import { formatExact, formatFixed, formatWon } from '#wallet/money/format-figure.ts';

/**
 * The content of a toast. `lang` is set if title and message are not English, `messageLang` if only the message is not.
 */
export interface Notice {
  title: string;
  message: string;
  tone: 'default' | 'destructive';
  /** Not a success: it reports progress or a future event. */
  information?: true;
  lang?: 'ko';
  messageLang?: 'ko';
  /** It stays after the session has ended: it reports that end, and contains no user data. */
  outlivesSession?: true;
  /** The id of the transaction whose receipt the notice links to. */
  receipt?: number;
}

/** A notice with a link to the receipt of a transaction, if its id is known (decision 95). */
export function withReceipt(notice: Notice, transactionId: number | undefined): Notice {
  return transactionId === undefined ? notice : { ...notice, receipt: transactionId };
}

/**
 * The notice of a failed create. If its outcome is unknown, or an earlier request turned out to have succeeded, it
 * states that instead of a failure. After a refusal it states the reason, because trying again does not help
 * (decision 172).
 */
export function failureNotice(error: unknown, failed: Notice): Notice {
  const isKorean = failed.lang === 'ko' || failed.messageLang === 'ko';
  if (error instanceof OutcomeUnknown) {
    return notices[isKorean ? 'create.unknown-ko' : 'create.unknown'];
  }
  if (error instanceof EarlierCreated) {
    return notices[isKorean ? 'create.earlier-ko' : 'create.earlier'];
  }
  return withReason(error, failed);
}

/** The notice with the reason of a refusal in its language; unchanged after a fault, or without a reason. */
function withReason(error: unknown, failed: Notice): Notice {
  if (!isRefused(error)) return failed;
  const reasonIn = failed.lang === 'ko' ? koreanRefusalReason : refusalReason;
  return { ...failed, message: reasonIn(error) ?? failed.message };
}

/**
 * The notice of a failed write that has no idempotency key. If the write may still have happened, it says so instead of
 * reporting a failure. After a refusal it states the reason (decision 172).
 */
export function writeFailureNotice(error: unknown, failed: Notice): Notice {
  if (isRefused(error)) return withReason(error, failed);
  return isUncertain(error) ? notices['write.uncertain'] : failed;
}

/** Raises a notice: the toaster shows it in place of the current one. */
export type Notify = (notice: Notice) => void;

// Failures and validations are destructive; successes and announcements are not (decision 81).
const success = (title: string, message: string): Notice => ({ title, message, tone: 'default' });
const failure = (title: string, message: string): Notice => ({
  title,
  message,
  tone: 'destructive',
});

const information = (title: string, message: string): Notice => ({
  ...success(title, message),
  information: true,
});

const koreanSuccess = (title: string, message: string): Notice => ({
  ...success(title, message),
  lang: 'ko',
});

const koreanFailure = (title: string, message: string): Notice => ({
  ...failure(title, message),
  lang: 'ko',
});

/** A failure under a title that the documents quote in English on a Korean screen (decision 79). */
const halfKoreanFailure = (title: string, message: string): Notice => ({
  ...failure(title, message),
  messageLang: 'ko',
});

/**
 * Every toast of the wallet (core §7 and §8, local §8), by code. An entry is the notice itself, or a function of the
 * figures and names in its text.
 */
export const notices = {
  'create.unknown': information(
    'Not Known Yet',
    'We do not know yet whether it arrived. We are checking.',
  ),
  'create.unknown-ko': {
    ...information('아직 확인되지 않음', '도착했는지 아직 알 수 없어요. 확인하고 있어요.'),
    lang: 'ko',
  },
  'create.earlier': failure(
    'Check First',
    'An earlier request of yours went through after all. Look at it before you send again.',
  ),
  'create.earlier-ko': koreanFailure(
    '먼저 확인해 주세요',
    '이전 요청이 처리된 것으로 확인되었어요. 내역을 확인한 뒤 다시 시도해 주세요.',
  ),
  'create.happened': (what: string) =>
    success('It Went Through', `Your ${what} went through after all.`),
  'create.happened-ko': (what: string) =>
    koreanSuccess('처리 확인', `${what} 요청이 처리된 것으로 확인되었어요.`),
  'create.not-happened': (what: string) =>
    failure(
      'It Did Not Arrive',
      `Your ${what} did not arrive, and nothing was done. You can try again.`,
    ),
  'create.not-happened-ko': (what: string) =>
    koreanFailure(
      '처리되지 않음',
      `${what} 요청이 도착하지 않아 처리되지 않았어요. 다시 시도해 주세요.`,
    ),
  'create.unknown-for-good': failure(
    'Please Check Yourself',
    'An old request could not be looked up any more. Look for it in your history.',
  ),
  'write.uncertain': information(
    'Not Known Yet',
    'We do not know whether this was saved. Look again before you repeat it.',
  ),
  'send.input-required': failure('Input Required', 'Please fill in all fields.'),
  'send.insufficient-balance': failure(
    'Insufficient Balance',
    'Cannot send more than your current balance.',
  ),
  'send.complete': success('Transfer Complete', 'Asset has been successfully sent.'),
  'send.waiting': information(
    'Waiting for Its Owner',
    'No account here has this address yet. Until one has, you can take the amount back.',
  ),
  'send.failed': failure('Transfer Failed', 'An error occurred while sending the asset.'),
  'traveler.refund-missing': failure('Missing Information', 'Please fill in all required fields'),
  'traveler.refund-requested': success('Tax Refund Requested', 'Your refund is being processed.'),
  'traveler.refund-ineligible': failure(
    'No Refund For This Purchase',
    'Check the marked fields, and request the refund again.',
  ),
  'traveler.refund-withdrawn': success('Refund Withdrawn', 'You can claim the receipt again.'),
  'traveler.withdraw-failed': failure('Refund Not Withdrawn', 'Please try again later.'),
  'traveler.refund-failed': failure('Refund Request Failed', 'Please try again later.'),
  'travel-plan.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'travel-plan.end-before-start': failure('Check the Dates', 'A trip cannot end before it starts.'),
  'travel-plan.created': success('Travel Plan Created', 'Your travel plan has been saved.'),
  'travel-plan.failed': failure('Failed to Save', 'Your travel plan has not been saved.'),
  'travel-plan.updated': success('Travel Plan Updated', 'Your changes have been saved.'),
  'travel-plan.removed': success('Travel Plan Removed', 'Your travel plan has been removed.'),
  'travel-plan.remove-failed': failure('Failed to Remove', 'Your travel plan is still there.'),
  'verify-identity.check-details': failure(
    'Check the Details',
    'A detail of the document is not valid.',
  ),
  'verify-identity.fields-required': failure(
    'Input Required',
    'Please fill in all fields and capture document image.',
  ),
  'verify-identity.completed': success(
    'Verification Request Completed',
    'Your identity verification request has been submitted.',
  ),
  'verify-identity.failed': failure(
    'Verification Request Failed',
    'An error occurred while submitting identity verification.',
  ),
  'add-credential.required': failure(
    'Required Information Missing',
    'Please fill in all required fields.',
  ),
  'add-credential.date-not-valid': failure('Check the Dates', 'Please correct the marked dates.'),
  'add-credential.expiry-before-issue': failure(
    'Check the Dates',
    'A credential cannot expire before it is issued.',
  ),
  'add-credential.added': success(
    'Credential Added Successfully',
    'Your credential has been added to your wallet.',
  ),
  'add-credential.failed': failure(
    'Failed to Add Credential',
    'An error occurred while adding the credential.',
  ),
  'credential.removed': success(
    'Credential Removed',
    'The credential has been removed from your wallet.',
  ),
  'credential.remove-failed': failure('Failed to Remove', 'Your credential is still there.'),
  'digital-id.request-removed': success(
    'Request Removed',
    'Your request has been removed, with its number and photo.',
  ),
  'digital-id.request-remove-failed': failure('Failed to Remove', 'Your request is still there.'),
  'digital-id.not-shared': failure('Share Failed', 'Your DID could not be shared.'),
  'digital-id.exported': success('Export Saved', 'The file has your DID and your credentials.'),
  'digital-id.export-not-ready': failure(
    'Export Failed',
    'Your credentials have not been loaded. Please try again.',
  ),
  'deposit.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  /** The amount in units of the asset, with all its digits, so that the user can check it. */
  'deposit.initiated': (amount: DecimalString, assetType: string) =>
    success('Deposit Initiated', `${formatExact(amount)} ${assetType} deposit has been initiated.`),
  'deposit.failed': failure('Deposit Failed', 'Please try again later.'),
  'withdraw.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  /** The amount and its fee exceed the balance, in units of the asset (core §5). */
  'withdraw.insufficient-balance': (balance: DecimalString, assetType: string) =>
    failure('Insufficient Balance', `You only have ${formatExact(balance)} ${assetType} available`),
  'withdraw.initiated': success('Withdrawal Initiated', 'Your withdrawal is being processed.'),
  'withdraw.failed': failure('Withdrawal Failed', 'Please try again later.'),
  'bank-info.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'bank-info.account-number': failure(
    'Check the Account Number',
    'An account number has 8 to 16 digits.',
  ),
  'bank-info.added': success(
    'Account Added Successfully',
    'Your bank account has been registered.',
  ),
  'bank-info.failed': failure(
    'Failed to Add Account',
    'Your bank account has not been registered.',
  ),
  'bank-info.removed': success('Account Removed', 'Your bank account has been removed.'),
  'bank-info.remove-failed': failure('Failed to Remove', 'Your bank account is still there.'),
  'edit-profile.required-missing': failure(
    'Required Fields Missing',
    'Please fill in first name, last name and e-mail.',
  ),
  'edit-profile.updated': success('Profile Updated', 'Your profile has been updated.'),
  'edit-profile.phone-confirmed': success('Phone Confirmed', 'Your phone number is confirmed.'),
  'edit-profile.email-confirmed': success('E-mail Confirmed', 'Your e-mail address is confirmed.'),
  'edit-profile.failed': failure('Update Failed', 'Failed to update profile. Please try again.'),
  'key-management.password-required': failure(
    'Password Required',
    'Please enter a password to encrypt your backup file',
  ),
  'key-management.no-data': failure(
    'No Data Provided',
    'Please paste your backup data or recovery phrase.',
  ),
  'key-management.invalid-format': failure(
    'Invalid Format',
    'Please provide a valid backup file or 12/24-word mnemonic phrase',
  ),
  'key-management.restore-initiated': information(
    'Restore Initiated',
    'We are checking what you provided.',
  ),
  'key-management.export-warning': failure(
    'Security Warning',
    'Never share your private key with anyone. Press Export again to see it.',
  ),
  'key-management.copy-warning': failure(
    'Security Warning',
    'Never share your private key with anyone. Press Copy again to copy it.',
  ),
  'key-management.generated': success(
    'New Recovery Phrase Generated',
    'Write it down and keep it in a safe place.',
  ),
  'key-management.removed': success('Keys Removed', 'Your keys are no longer on this device.'),
  'key-management.backup-downloaded': success(
    'Backup Downloaded',
    'Keep the file and its password apart from each other.',
  ),
  'key-management.backup-failed': failure(
    'Backup Failed',
    'The backup could not be made. Please try again.',
  ),
  'copy.phrase-done': success(
    'Copied Successfully',
    'Recovery phrase copied to clipboard. Clear it when you are done.',
  ),
  'copy.phrase-failed': failure('Copy Failed', 'Failed to copy recovery phrase.'),
  'copy.private-key-done': success(
    'Copied Successfully',
    'Private key copied to clipboard. Clear it when you are done.',
  ),
  'copy.private-key-failed': failure('Copy Failed', 'Failed to copy private key.'),
  'copy.done': success('Copied Successfully', 'Address copied to clipboard.'),
  'copy.failed': failure('Copy Failed', 'Failed to copy address.'),
  'receive.download-failed': failure('Download Failed', 'The picture could not be made.'),
  'receipt.copied': success('Copied Successfully', 'Receipt copied to clipboard.'),
  'receipt.reference-copied': success('Copied Successfully', 'Reference copied to clipboard.'),
  'receipt.copy-failed': failure('Copy Failed', 'Failed to copy to clipboard.'),
  'receipt.taken-back': success('Taken Back', 'The amount is in your wallet again.'),
  'receipt.take-back-failed': failure(
    'Not Taken Back',
    'The amount has not been returned to your wallet.',
  ),
  'local-receipt.copied': koreanSuccess('복사 완료', '영수증을 복사했어요.'),
  'local-receipt.reference-copied': koreanSuccess('복사 완료', '거래 번호를 복사했어요.'),
  'local-receipt.copy-failed': koreanFailure('복사 실패', '클립보드에 복사하지 못했어요.'),
  'device.camera-not-available': failure(
    'Camera Not Available',
    'QR scanning requires camera access',
  ),
  'device.nfc-not-available': failure(
    'NFC Not Available',
    "This device doesn't support NFC payments",
  ),
  'local-topup.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'local-topup.minimum-amount': failure('Minimum Amount', 'Minimum top-up amount is ₩1,000'),
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
    return failure(
      'Insufficient Balance',
      `You need ${need} ${source} but only have ${formatExact(available)} ${source} available`,
    );
  },
  /** The amount in won. */
  'local-topup.succeeded': (amount: DecimalString) =>
    success('Top-up Successful', `${formatWon(amount)} has been added to your balance.`),
  /** The provider has accepted the top-up, but the money has not moved yet; the amount in won. */
  'local-topup.pending': (amount: DecimalString) =>
    information(
      'Top-up Pending',
      `${formatWon(amount)} will be added to your balance when the payment has arrived.`,
    ),
  'local-topup.failed': failure('Top-up Failed', 'Failed to process top-up. Please try again.'),
  'local-send.missing': koreanFailure('필수 정보 누락', '모든 필수 정보를 입력해 주세요.'),
  'local-send.invalid-amount': halfKoreanFailure(
    'Invalid amount',
    '0보다 큰 금액을 입력해 주세요.',
  ),
  /** The balance in won with all its digits: truncated, it could look sufficient. */
  'local-send.insufficient-balance': (balance: DecimalString) =>
    halfKoreanFailure('Insufficient balance', `현재 잔액: ₩${formatExact(balance)}`),
  'local-send.minimum': koreanFailure('최소 금액', '최소 송금 금액은 ₩100입니다.'),
  /** The destination from `koreanDestination`; the amount in won. */
  'local-send.succeeded': (destination: string, amount: DecimalString) =>
    koreanSuccess('송금 완료', `${destination} ${formatExact(amount)}원을 보냈어요.`),
  /** The provider has accepted the send, but it is not completed yet; the amount in won. */
  'local-send.pending': (destination: string, amount: DecimalString) => ({
    ...koreanSuccess('송금 진행 중', `${destination} ${formatExact(amount)}원을 보내고 있어요.`),
    information: true as const,
  }),
  'local-send.failed': koreanFailure(
    '송금 실패',
    '처리 중 오류가 발생했습니다. 다시 시도해 주세요.',
  ),
  'local-withdraw.missing': koreanFailure(
    '필수 정보 누락',
    '출금 금액, 계좌, 출금 방법을 모두 입력해 주세요.',
  ),
  'local-withdraw.invalid-amount': koreanFailure(
    '올바르지 않은 금액',
    '0보다 큰 금액을 입력해 주세요.',
  ),
  'local-withdraw.minimum': koreanFailure('최소 금액', '최소 출금 금액은 ₩1,000입니다.'),
  /** The amount and its fee exceed the balance (local §5); both in won. */
  'local-withdraw.insufficient-balance': (required: DecimalString, balance: DecimalString) =>
    koreanFailure(
      '잔액 부족',
      `필요 금액(수수료 포함): ₩${formatExact(required)}, 현재 잔액: ₩${formatExact(balance)}`,
    ),
  /** The amount in won. */
  'local-withdraw.requested': (amount: DecimalString) =>
    koreanSuccess('출금 신청 완료', `${formatExact(amount)}원 출금을 신청했어요.`),
  'local-withdraw.failed': koreanFailure(
    '출금 실패',
    '처리 중 오류가 발생했습니다. 다시 시도해 주세요.',
  ),
  'document.comment-required': failure('Comment Required', 'Please provide a reason for rejection'),
  'document.approved': success('Document Approved', 'The document has been approved.'),
  'document.rejected': success('Document Rejected', 'The document has been rejected.'),
  'document.action-failed': failure(
    'Action Failed',
    'Failed to process the document. Please try again.',
  ),
  /** The number of approvals, above one. */
  'work.several-approved': (count: string) =>
    success('Documents Approved', `${count} documents have been approved.`),
  'document.download-failed': failure(
    'Download Failed',
    'The file could not be downloaded. Please try again.',
  ),
  'document.attachment-changed': failure(
    'File Not Saved',
    'This is not the file that was submitted, so it was not saved.',
  ),
  'request-approval.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'request-approval.check-entries': failure(
    'Check Your Entries',
    'Please correct the marked fields.',
  ),
  'request-approval.sent': success('Approval Requested', 'Your request has been sent.'),
  'request-approval.corrected': success('Request Corrected', 'Your correction has been sent.'),
  'request-approval.taken-back': success('Request Taken Back', 'It can no longer be decided.'),
  'request-approval.failed': failure(
    'Request Failed',
    'Failed to send your request. Please try again.',
  ),
  'security-settings.missing-fields': failure(
    'Missing Fields',
    'Please fill in all password fields',
  ),
  'security-settings.password-mismatch': failure('Password Mismatch', 'New passwords do not match'),
  'security-settings.password-too-weak': failure(
    'Password Too Weak',
    'Password must be at least 8 characters long',
  ),
  'security-settings.password-changed': success(
    'Password Updated',
    'Your password has been changed.',
  ),
  /** The message is the provider's reason, or the error's message, if there is one (local §8). */
  'security-settings.password-change-failed': (error: unknown, refused?: string) => {
    const said = refusalOf(error) ? refused : error instanceof Error && error.message;
    return failure('Password Change Failed', (said || '').trim() || 'Failed to update password');
  },
  'security-settings.biometric-failed': failure(
    'Biometric Setup Failed',
    'Failed to setup biometric authentication.',
  ),
  'security-settings.biometric-still-on': failure(
    'Biometrics Still On',
    'Your device did not confirm that it is you.',
  ),
  'security-settings.setting-failed': failure(
    'Update Failed',
    'Failed to save the setting. Please try again.',
  ),
  'security-settings.signing-out': {
    ...information('Signing Out', 'You will need to sign in again.'),
    outlivesSession: true,
  },
  /** The number of ended sessions, including this one; undefined if unknown. */
  'security-settings.signed-out-all': (ended: number | undefined): Notice => ({
    ...success(
      'Signed Out',
      ended === 1
        ? 'This device was signed out. No other one was signed in.'
        : `All ${ended === undefined ? 'your' : ended} devices were signed out.`,
    ),
    outlivesSession: true,
  }),
  'security-settings.sign-out-all-failed': failure(
    'Not Signed Out',
    'Your devices are still signed in. Please try again.',
  ),
  'security-settings.sign-out-all-unknown': failure(
    'Not Known Yet',
    'We do not know whether your devices were signed out. Check your connection and try again.',
  ),
  'security-settings.account-deleted': {
    ...success('Account Deleted', 'Your account and its data are deleted.'),
    outlivesSession: true,
  },
  'localpay.code-copied': success('Copied Successfully', 'Pay code copied to clipboard.'),
  'localpay.code-not-shared': failure('Share Failed', 'The pay code could not be shared.'),
  'localpay.code-not-saved': failure('Save Failed', 'The pay code could not be saved.'),
  /** Shown when the user presses Connect (decision 71). */
  'integration.coming-soon': information(
    'Integration Coming Soon',
    'This integration will be available soon.',
  ),
  'stream.transaction-completed': koreanSuccess('거래 업데이트', '거래가 완료되었습니다.'),
  /** Proposed: the documents do not mention failed transactions (decision 31). */
  'stream.transaction-failed': koreanFailure(
    '거래 업데이트',
    '거래가 완료되지 않았습니다. 거래 내역을 확인해 주세요.',
  ),
  'stream.transaction-returned': koreanSuccess('거래 업데이트', '보낸 금액이 지갑으로 돌아왔어요.'),
  'stream.transaction-in-progress': {
    ...koreanSuccess('거래 업데이트', '거래가 진행 중입니다.'),
    information: true,
  },
  'stream.balance-updated': (assetType: string) =>
    koreanSuccess('잔액 업데이트', `${assetType} 잔액이 업데이트되었습니다.`),
  /** A notification in the provider's own words. */
  'stream.notification': success,
  'stream.error-notification': failure,
} as const satisfies Record<string, Notice | ((...figures: never[]) => Notice)>;

/** The code of a notice. */
export type NoticeCode = keyof typeof notices;

/** The codes whose notices have no figures. */
export type FixedNoticeCode = {
  [Code in NoticeCode]: (typeof notices)[Code] extends Notice ? Code : never;
}[NoticeCode];
