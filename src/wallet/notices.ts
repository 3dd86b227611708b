import type { DecimalString } from './decimal.ts';
import type { StreamMessage } from './entities.ts';
import { formatExact } from './format.ts';

/** What a toast says. `lang` marks words that are not English. */
export interface Notice {
  title: string;
  message: string;
  tone: 'default' | 'destructive';
  lang?: 'ko';
}

/** Raises a notice: the toaster shows it in place of the current one. */
export type Notify = (notice: Notice) => void;

const success = (title: string, message: string): Notice => ({ title, message, tone: 'default' });
const failure = (title: string, message: string): Notice => ({
  title,
  message,
  tone: 'destructive',
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

/** The toast of a stream message, or nothing for one that has none (core §7, decision 31). */
export function noticeOfStreamMessage(message: StreamMessage): Notice | undefined {
  switch (message.type) {
    case 'transaction_update':
      return {
        title: '거래 업데이트',
        message:
          message.data.status === 'completed' ? '거래가 완료되었습니다.' : '거래가 진행 중입니다.',
        tone: 'default',
        lang: 'ko',
      };
    case 'balance_update':
      return {
        title: '잔액 업데이트',
        message: `${message.data.assetType} 잔액이 업데이트되었습니다.`,
        tone: 'default',
        lang: 'ko',
      };
    case 'notification':
      return {
        title: message.data.title,
        message: message.data.message,
        tone: message.data.type === 'error' ? 'destructive' : 'default',
      };
    case 'heartbeat':
      return undefined;
  }
}
