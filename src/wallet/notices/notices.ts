import { compare, round, type DecimalString } from '#wallet/money/decimal.ts';
import { formatExact, formatFixed, formatWon } from '#wallet/money/format.ts';

/** What a toast says. `lang` marks words that are not English: all of them, or those of the message only. */
export interface Notice {
  title: string;
  message: string;
  tone: 'default' | 'destructive';
  lang?: 'ko';
  messageLang?: 'ko';
  /** It is about the session's end and tells nothing of the person, so that it stays when the session has ended. */
  outlivesSession?: true;
}

/** Raises a notice: the toaster shows it in place of the current one. */
export type Notify = (notice: Notice) => void;

const success = (title: string, message: string): Notice => ({ title, message, tone: 'default' });
const failure = (title: string, message: string): Notice => ({
  title,
  message,
  tone: 'destructive',
});

const koreanFailure = (title: string, message: string): Notice => ({
  ...failure(title, message),
  lang: 'ko',
});

/** Every toast of the error catalogue (core §8, local §8) that the screens so far raise, by code. */
export const notices = {
  'send.input-required': failure('Input Required', 'Please fill in all fields.'),
  'send.insufficient-balance': failure(
    'Insufficient Balance',
    'Cannot send more than your current balance.',
  ),
  'send.complete': success('Transfer Complete', 'Asset has been successfully sent.'),
  'send.failed': failure('Transfer Failed', 'An error occurred while sending the asset.'),
  'traveler.refund-missing': failure('Missing Information', 'Please fill in all required fields'),
  'traveler.refund-requested': success('Tax Refund Requested', 'Your refund is being processed.'),
  'traveler.refund-failed': failure('Refund Request Failed', 'Please try again later.'),
  'travel-plan.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'travel-plan.end-before-start': failure('Check the Dates', 'A trip cannot end before it starts.'),
  'travel-plan.created': success('Travel Plan Created', 'Your travel plan has been saved.'),
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
  'add-credential.date-not-valid': failure(
    'Check the Dates',
    'Please enter whole dates from 1900 to 2999.',
  ),
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
  'deposit.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'deposit.failed': failure('Deposit Failed', 'Please try again later.'),
  'withdraw.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'withdraw.initiated': success('Withdrawal Initiated', 'Your withdrawal is being processed.'),
  'withdraw.failed': failure('Withdrawal Failed', 'Please try again later.'),
  'bank-info.missing-information': failure(
    'Missing Information',
    'Please fill in all required fields',
  ),
  'bank-info.added': success(
    'Account Added Successfully',
    'Your bank account has been registered.',
  ),
  'edit-profile.required-missing': failure(
    'Required Fields Missing',
    'Please fill in first name, last name and e-mail.',
  ),
  'edit-profile.updated': success('Profile Updated', 'Your profile has been updated.'),
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
  'key-management.restore-initiated': success(
    'Restore Initiated',
    'We are checking what you provided.',
  ),
  'key-management.export-warning': failure(
    'Security Warning',
    'Never share your private key with anyone. Press Export again to see it.',
  ),
  'key-management.generated': success(
    'New Recovery Phrase Generated',
    'Write it down and keep it in a safe place.',
  ),
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
  'local-topup.failed': failure('Top-up Failed', 'Failed to process top-up. Please try again.'),
  'local-send.missing': koreanFailure('필수 정보 누락', '모든 필수 정보를 입력해 주세요.'),
  // The documents quote this title in English on a Korean screen (decision 79).
  'local-send.invalid-amount': {
    ...failure('Invalid amount', '0보다 큰 금액을 입력해 주세요.'),
    messageLang: 'ko',
  },
  'local-send.minimum': koreanFailure('최소 금액', '최소 송금 금액은 ₩100입니다.'),
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
  'local-withdraw.failed': koreanFailure(
    '출금 실패',
    '처리 중 오류가 발생했습니다. 다시 시도해 주세요.',
  ),
  'local-withdraw.add-account': {
    ...success('준비 중', '계좌 추가 기능은 개발 중입니다.'),
    lang: 'ko',
  },
  'document.comment-required': failure('Comment Required', 'Please provide a reason for rejection'),
  'document.approved': success('Document Approved', 'The document has been approved.'),
  'document.rejected': success('Document Rejected', 'The document has been rejected.'),
  'document.action-failed': failure(
    'Action Failed',
    'Failed to process the document. Please try again.',
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
    ...success('Signing Out', 'You will need to sign in again.'),
    outlivesSession: true,
  },
  'integration.coming-soon': success(
    'Integration Coming Soon',
    'This integration will be available soon.',
  ),
} as const satisfies Record<string, Notice>;

export type NoticeCode = keyof typeof notices;

/** A deposit has been started; the amount with all its digits, so that it can be checked. */
export function depositInitiated(amount: DecimalString, assetType: string): Notice {
  return success(
    'Deposit Initiated',
    `${formatExact(amount)} ${assetType} deposit has been initiated.`,
  );
}

/** A withdrawal and its fee are more than there is (core §5). */
export function insufficientForWithdrawal(balance: DecimalString, assetType: string): Notice {
  return failure(
    'Insufficient Balance',
    `You only have ${formatExact(balance)} ${assetType} available`,
  );
}

/** A top-up got through; the amount in won. */
export function topUpSucceeded(amount: DecimalString): Notice {
  return success('Top-up Successful', `${formatWon(amount)} has been added to your balance.`);
}

/**
 * What a top-up takes of a source is more than there is (local §5); both in units of the source. The need is said to
 * four decimals, and with all its digits where four would not tell that it is more.
 */
export function insufficientForTopUp(
  needed: DecimalString,
  available: DecimalString,
  source: string,
): Notice {
  const told =
    compare(round(needed, 4), available) > 0 ? formatFixed(needed, 4) : formatExact(needed);
  return failure(
    'Insufficient Balance',
    `You need ${told} ${source} but only have ${formatExact(available)} ${source} available`,
  );
}

/** Where something was sent, as Korean says it: a number and an address are nobody's name. */
function koreanDestination(recipient: string): string {
  if (/^\+?[\d\s().-]+$/.test(recipient)) return `${recipient}번으로`;
  return /^(did:|0x)/i.test(recipient) ? `${recipient} 주소로` : `${recipient}님에게`;
}

/** A local send got through; the amount in won. */
export function localSendSucceeded(recipient: string, amount: DecimalString): Notice {
  return {
    ...success('송금 완료', `${koreanDestination(recipient)} ${formatWon(amount)}을 보냈습니다.`),
    lang: 'ko',
  };
}

/** A local send asks for more than there is, in won. Its title is English in the documents (decision 79). */
export function insufficientForLocalSend(balance: DecimalString): Notice {
  return {
    ...failure('Insufficient balance', `현재 잔액: ₩${formatExact(balance)}`),
    messageLang: 'ko',
  };
}

/** A local withdrawal has been asked for; the amount in won. */
export function localWithdrawalRequested(amount: DecimalString): Notice {
  return {
    ...success('출금 신청 완료', `${formatWon(amount)} 출금이 신청되었습니다.`),
    lang: 'ko',
  };
}

/** A local withdrawal and its fee are more than there is (local §5); both in won. */
export function insufficientForLocalWithdrawal(
  required: DecimalString,
  balance: DecimalString,
): Notice {
  return koreanFailure(
    '잔액 부족',
    `필요 금액(수수료 포함): ₩${formatExact(required)}, 현재 잔액: ₩${formatExact(balance)}`,
  );
}

/** A password change did not get through; the message is the error's own, where it has one (local §8). */
export function passwordChangeFailed(error: unknown): Notice {
  const reason = error instanceof Error ? error.message.trim() : '';
  return failure('Password Change Failed', reason || 'Failed to update password');
}
