import { describe, expect, it, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';
import { EarlierCreated, OutcomeUnknown } from '#wallet/outcome.ts';

import {
  failureNotice,
  notices,
  withReceipt,
  writeFailureNotice,
  type FixedNoticeCode,
  type Notice,
  type NoticeCode,
} from './notices.ts';

/** Every notice whose words are always the same, in the documents' words (core §8, local §8). */
const fixed: Readonly<Record<FixedNoticeCode, Notice>> = {
  'create.unknown': {
    tone: 'default',
    information: true,
    title: 'Not Known Yet',
    message: 'We do not know yet whether it arrived. We are checking.',
  },
  'create.unknown-ko': {
    tone: 'default',
    information: true,
    lang: 'ko',
    title: '아직 확인되지 않음',
    message: '도착했는지 아직 알 수 없습니다. 확인하고 있습니다.',
  },
  'create.earlier': {
    tone: 'destructive',
    title: 'Check First',
    message:
      'An earlier request of yours went through after all. Look at it before you send again.',
  },
  'create.earlier-ko': {
    tone: 'destructive',
    lang: 'ko',
    title: '먼저 확인해 주세요',
    message: '이전 요청이 처리된 것으로 확인되었습니다. 내역을 확인한 뒤 다시 시도해 주세요.',
  },
  'create.unknown-for-good': {
    tone: 'destructive',
    title: 'Please Check Yourself',
    message: 'An old request could not be looked up any more. Look for it in your history.',
  },
  'security-settings.sign-out-all-failed': {
    tone: 'destructive',
    title: 'Not Signed Out',
    message: 'Your devices are still signed in. Please try again.',
  },
  'security-settings.sign-out-all-unknown': {
    tone: 'destructive',
    title: 'Not Known Yet',
    message:
      'We do not know whether your devices were signed out. Check your connection and try again.',
  },
  'write.uncertain': {
    tone: 'default',
    information: true,
    title: 'Not Known Yet',
    message: 'We do not know whether this was saved. Look again before you repeat it.',
  },
  'send.input-required': {
    tone: 'destructive',
    title: 'Input Required',
    message: 'Please fill in all fields.',
  },
  'send.insufficient-balance': {
    tone: 'destructive',
    title: 'Insufficient Balance',
    message: 'Cannot send more than your current balance.',
  },
  'send.waiting': {
    tone: 'default',
    title: 'Waiting for Its Owner',
    message: 'No account here has this address yet. Until one has, you can take the amount back.',
    information: true,
  },
  'send.complete': {
    tone: 'default',
    title: 'Transfer Complete',
    message: 'Asset has been successfully sent.',
  },
  'send.failed': {
    tone: 'destructive',
    title: 'Transfer Failed',
    message: 'An error occurred while sending the asset.',
  },
  'traveler.refund-missing': {
    tone: 'destructive',
    title: 'Missing Information',
    message: 'Please fill in all required fields',
  },
  'traveler.refund-requested': {
    tone: 'default',
    title: 'Tax Refund Requested',
    message: 'Your refund is being processed.',
  },
  'traveler.refund-failed': {
    tone: 'destructive',
    title: 'Refund Request Failed',
    message: 'Please try again later.',
  },
  'travel-plan.missing-information': {
    tone: 'destructive',
    title: 'Missing Information',
    message: 'Please fill in all required fields',
  },
  'travel-plan.end-before-start': {
    tone: 'destructive',
    title: 'Check the Dates',
    message: 'A trip cannot end before it starts.',
  },
  'travel-plan.created': {
    tone: 'default',
    title: 'Travel Plan Created',
    message: 'Your travel plan has been saved.',
  },
  'travel-plan.failed': {
    tone: 'destructive',
    title: 'Failed to Save',
    message: 'Your travel plan has not been saved.',
  },
  'travel-plan.removed': {
    tone: 'default',
    title: 'Travel Plan Removed',
    message: 'Your travel plan has been removed.',
  },
  'travel-plan.remove-failed': {
    tone: 'destructive',
    title: 'Failed to Remove',
    message: 'Your travel plan is still there.',
  },
  'verify-identity.fields-required': {
    tone: 'destructive',
    title: 'Input Required',
    message: 'Please fill in all fields and capture document image.',
  },
  'verify-identity.completed': {
    tone: 'default',
    title: 'Verification Request Completed',
    message: 'Your identity verification request has been submitted.',
  },
  'verify-identity.failed': {
    tone: 'destructive',
    title: 'Verification Request Failed',
    message: 'An error occurred while submitting identity verification.',
  },
  'add-credential.required': {
    tone: 'destructive',
    title: 'Required Information Missing',
    message: 'Please fill in all required fields.',
  },
  'add-credential.date-not-valid': {
    tone: 'destructive',
    title: 'Check the Dates',
    message: 'Please enter whole dates from 1900 to 2999.',
  },
  'add-credential.expiry-before-issue': {
    tone: 'destructive',
    title: 'Check the Dates',
    message: 'A credential cannot expire before it is issued.',
  },
  'add-credential.added': {
    tone: 'default',
    title: 'Credential Added Successfully',
    message: 'Your credential has been added to your wallet.',
  },
  'add-credential.failed': {
    tone: 'destructive',
    title: 'Failed to Add Credential',
    message: 'An error occurred while adding the credential.',
  },
  'credential.removed': {
    tone: 'default',
    title: 'Credential Removed',
    message: 'The credential has been removed from your wallet.',
  },
  'credential.remove-failed': {
    tone: 'destructive',
    title: 'Failed to Remove',
    message: 'Your credential is still there.',
  },
  'digital-id.request-removed': {
    tone: 'default',
    title: 'Request Removed',
    message: 'Your request has been removed, with its number and photo.',
  },
  'digital-id.request-remove-failed': {
    tone: 'destructive',
    title: 'Failed to Remove',
    message: 'Your request is still there.',
  },
  'digital-id.not-shared': {
    tone: 'destructive',
    title: 'Share Failed',
    message: 'Your DID could not be shared.',
  },
  'digital-id.exported': {
    tone: 'default',
    title: 'Export Saved',
    message: 'The file has your DID and your credentials.',
  },
  'digital-id.export-not-ready': {
    tone: 'destructive',
    title: 'Export Failed',
    message: 'Your credentials have not been loaded. Please try again.',
  },
  'deposit.missing-information': {
    tone: 'destructive',
    title: 'Missing Information',
    message: 'Please fill in all required fields',
  },
  'deposit.failed': {
    tone: 'destructive',
    title: 'Deposit Failed',
    message: 'Please try again later.',
  },
  'withdraw.missing-information': {
    tone: 'destructive',
    title: 'Missing Information',
    message: 'Please fill in all required fields',
  },
  'withdraw.initiated': {
    tone: 'default',
    title: 'Withdrawal Initiated',
    message: 'Your withdrawal is being processed.',
  },
  'withdraw.failed': {
    tone: 'destructive',
    title: 'Withdrawal Failed',
    message: 'Please try again later.',
  },
  'bank-info.missing-information': {
    tone: 'destructive',
    title: 'Missing Information',
    message: 'Please fill in all required fields',
  },
  'bank-info.account-number': {
    tone: 'destructive',
    title: 'Check the Account Number',
    message: 'An account number has 8 to 16 digits.',
  },
  'bank-info.failed': {
    tone: 'destructive',
    title: 'Failed to Add Account',
    message: 'Your bank account has not been registered.',
  },
  'bank-info.removed': {
    tone: 'default',
    title: 'Account Removed',
    message: 'Your bank account has been removed.',
  },
  'bank-info.remove-failed': {
    tone: 'destructive',
    title: 'Failed to Remove',
    message: 'Your bank account is still there.',
  },
  'localpay.code-copied': {
    tone: 'default',
    title: 'Copied Successfully',
    message: 'Pay code copied to clipboard.',
  },
  'localpay.code-not-shared': {
    tone: 'destructive',
    title: 'Share Failed',
    message: 'The pay code could not be shared.',
  },
  'localpay.code-not-saved': {
    tone: 'destructive',
    title: 'Save Failed',
    message: 'The pay code could not be saved.',
  },
  'bank-info.added': {
    tone: 'default',
    title: 'Account Added Successfully',
    message: 'Your bank account has been registered.',
  },
  'edit-profile.required-missing': {
    tone: 'destructive',
    title: 'Required Fields Missing',
    message: 'Please fill in first name, last name and e-mail.',
  },
  'edit-profile.updated': {
    tone: 'default',
    title: 'Profile Updated',
    message: 'Your profile has been updated.',
  },
  'edit-profile.phone-confirmed': {
    tone: 'default',
    title: 'Phone Confirmed',
    message: 'Your phone number is confirmed.',
  },
  'edit-profile.email-confirmed': {
    tone: 'default',
    title: 'E-mail Confirmed',
    message: 'Your e-mail address is confirmed.',
  },
  'edit-profile.failed': {
    tone: 'destructive',
    title: 'Update Failed',
    message: 'Failed to update profile. Please try again.',
  },
  'key-management.password-required': {
    tone: 'destructive',
    title: 'Password Required',
    message: 'Please enter a password to encrypt your backup file',
  },
  'key-management.no-data': {
    tone: 'destructive',
    title: 'No Data Provided',
    message: 'Please paste your backup data or recovery phrase.',
  },
  'key-management.invalid-format': {
    tone: 'destructive',
    title: 'Invalid Format',
    message: 'Please provide a valid backup file or 12/24-word mnemonic phrase',
  },
  'key-management.restore-initiated': {
    tone: 'default',
    information: true,
    title: 'Restore Initiated',
    message: 'We are checking what you provided.',
  },
  'key-management.copy-warning': {
    title: 'Security Warning',
    message: 'Never share your private key with anyone. Press Copy again to copy it.',
    tone: 'destructive',
  },
  'key-management.export-warning': {
    tone: 'destructive',
    title: 'Security Warning',
    message: 'Never share your private key with anyone. Press Export again to see it.',
  },
  'key-management.generated': {
    tone: 'default',
    title: 'New Recovery Phrase Generated',
    message: 'Write it down and keep it in a safe place.',
  },
  'key-management.removed': {
    title: 'Keys Removed',
    message: 'Your keys are no longer on this device.',
    tone: 'default',
  },
  'key-management.backup-downloaded': {
    tone: 'default',
    title: 'Backup Downloaded',
    message: 'Keep the file and its password apart from each other.',
  },
  'key-management.backup-failed': {
    tone: 'destructive',
    title: 'Backup Failed',
    message: 'The backup could not be made. Please try again.',
  },
  'copy.phrase-done': {
    tone: 'default',
    title: 'Copied Successfully',
    message: 'Recovery phrase copied to clipboard. Clear it when you are done.',
  },
  'copy.phrase-failed': {
    tone: 'destructive',
    title: 'Copy Failed',
    message: 'Failed to copy recovery phrase.',
  },
  'copy.private-key-done': {
    tone: 'default',
    title: 'Copied Successfully',
    message: 'Private key copied to clipboard. Clear it when you are done.',
  },
  'copy.private-key-failed': {
    tone: 'destructive',
    title: 'Copy Failed',
    message: 'Failed to copy private key.',
  },
  'copy.done': {
    tone: 'default',
    title: 'Copied Successfully',
    message: 'Address copied to clipboard.',
  },
  'receive.download-failed': {
    tone: 'destructive',
    title: 'Download Failed',
    message: 'The picture could not be made.',
  },
  'copy.failed': { tone: 'destructive', title: 'Copy Failed', message: 'Failed to copy address.' },
  'receipt.copied': {
    tone: 'default',
    title: 'Copied Successfully',
    message: 'Receipt copied to clipboard.',
  },
  'receipt.reference-copied': {
    tone: 'default',
    title: 'Copied Successfully',
    message: 'Reference copied to clipboard.',
  },
  'receipt.copy-failed': {
    tone: 'destructive',
    title: 'Copy Failed',
    message: 'Failed to copy to clipboard.',
  },
  'receipt.taken-back': {
    tone: 'default',
    title: 'Taken Back',
    message: 'The amount is in your wallet again.',
  },
  'receipt.take-back-failed': {
    tone: 'destructive',
    title: 'Not Taken Back',
    message: 'The amount has not been returned to your wallet.',
  },
  'local-receipt.copied': {
    tone: 'default',
    title: '복사 완료',
    message: '영수증을 복사했습니다.',
    lang: 'ko',
  },
  'local-receipt.reference-copied': {
    tone: 'default',
    title: '복사 완료',
    message: '거래 번호를 복사했습니다.',
    lang: 'ko',
  },
  'local-receipt.copy-failed': {
    tone: 'destructive',
    title: '복사 실패',
    message: '클립보드에 복사하지 못했습니다.',
    lang: 'ko',
  },
  'device.camera-not-available': {
    tone: 'destructive',
    title: 'Camera Not Available',
    message: 'QR scanning requires camera access',
  },
  'device.nfc-not-available': {
    tone: 'destructive',
    title: 'NFC Not Available',
    message: "This device doesn't support NFC payments",
  },
  'local-topup.missing-information': {
    tone: 'destructive',
    title: 'Missing Information',
    message: 'Please fill in all required fields',
  },
  'local-topup.minimum-amount': {
    tone: 'destructive',
    title: 'Minimum Amount',
    message: 'Minimum top-up amount is ₩1,000',
  },
  'local-topup.failed': {
    tone: 'destructive',
    title: 'Top-up Failed',
    message: 'Failed to process top-up. Please try again.',
  },
  'local-send.missing': {
    tone: 'destructive',
    title: '필수 정보 누락',
    message: '모든 필수 정보를 입력해 주세요.',
    lang: 'ko',
  },
  'local-send.invalid-amount': {
    tone: 'destructive',
    title: 'Invalid amount',
    message: '0보다 큰 금액을 입력해 주세요.',
    messageLang: 'ko',
  },
  'local-send.minimum': {
    tone: 'destructive',
    title: '최소 금액',
    message: '최소 송금 금액은 ₩100입니다.',
    lang: 'ko',
  },
  'local-send.failed': {
    tone: 'destructive',
    title: '송금 실패',
    message: '처리 중 오류가 발생했습니다. 다시 시도해 주세요.',
    lang: 'ko',
  },
  'local-withdraw.missing': {
    tone: 'destructive',
    title: '필수 정보 누락',
    message: '출금 금액, 계좌, 출금 방법을 모두 입력해 주세요.',
    lang: 'ko',
  },
  'local-withdraw.invalid-amount': {
    tone: 'destructive',
    title: '올바르지 않은 금액',
    message: '0보다 큰 금액을 입력해 주세요.',
    lang: 'ko',
  },
  'local-withdraw.minimum': {
    tone: 'destructive',
    title: '최소 금액',
    message: '최소 출금 금액은 ₩1,000입니다.',
    lang: 'ko',
  },
  'local-withdraw.failed': {
    tone: 'destructive',
    title: '출금 실패',
    message: '처리 중 오류가 발생했습니다. 다시 시도해 주세요.',
    lang: 'ko',
  },
  'document.comment-required': {
    tone: 'destructive',
    title: 'Comment Required',
    message: 'Please provide a reason for rejection',
  },
  'document.approved': {
    tone: 'default',
    title: 'Document Approved',
    message: 'The document has been approved.',
  },
  'document.rejected': {
    tone: 'default',
    title: 'Document Rejected',
    message: 'The document has been rejected.',
  },
  'document.action-failed': {
    tone: 'destructive',
    title: 'Action Failed',
    message: 'Failed to process the document. Please try again.',
  },
  'document.download-failed': {
    tone: 'destructive',
    title: 'Download Failed',
    message: 'The file could not be downloaded. Please try again.',
  },
  'document.attachment-changed': {
    tone: 'destructive',
    title: 'File Not Saved',
    message: 'This is not the file that was submitted, so it was not saved.',
  },
  'request-approval.missing-information': {
    tone: 'destructive',
    title: 'Missing Information',
    message: 'Please fill in all required fields',
  },
  'request-approval.check-entries': {
    tone: 'destructive',
    title: 'Check Your Entries',
    message: 'Please correct the marked fields.',
  },
  'request-approval.sent': {
    tone: 'default',
    title: 'Approval Requested',
    message: 'Your request has been sent.',
  },
  'request-approval.failed': {
    tone: 'destructive',
    title: 'Request Failed',
    message: 'Failed to send your request. Please try again.',
  },
  'security-settings.missing-fields': {
    tone: 'destructive',
    title: 'Missing Fields',
    message: 'Please fill in all password fields',
  },
  'security-settings.password-mismatch': {
    tone: 'destructive',
    title: 'Password Mismatch',
    message: 'New passwords do not match',
  },
  'security-settings.password-too-weak': {
    tone: 'destructive',
    title: 'Password Too Weak',
    message: 'Password must be at least 8 characters long',
  },
  'security-settings.password-changed': {
    tone: 'default',
    title: 'Password Updated',
    message: 'Your password has been changed.',
  },
  'security-settings.biometric-failed': {
    tone: 'destructive',
    title: 'Biometric Setup Failed',
    message: 'Failed to setup biometric authentication.',
  },
  'security-settings.biometric-still-on': {
    tone: 'destructive',
    title: 'Biometrics Still On',
    message: 'Your device did not confirm that it is you.',
  },
  'security-settings.setting-failed': {
    tone: 'destructive',
    title: 'Update Failed',
    message: 'Failed to save the setting. Please try again.',
  },
  'security-settings.signing-out': {
    tone: 'default',
    information: true,
    title: 'Signing Out',
    message: 'You will need to sign in again.',
    outlivesSession: true,
  },
  'integration.coming-soon': {
    tone: 'default',
    information: true,
    title: 'Integration Coming Soon',
    message: 'This integration will be available soon.',
  },
  'stream.transaction-completed': {
    tone: 'default',
    title: '거래 업데이트',
    message: '거래가 완료되었습니다.',
    lang: 'ko',
  },
  'stream.transaction-failed': {
    title: '거래 업데이트',
    message: '거래가 완료되지 않았습니다. 거래 내역을 확인해 주세요.',
    tone: 'destructive',
    lang: 'ko',
  },
  'stream.transaction-returned': {
    tone: 'default',
    title: '거래 업데이트',
    message: '보낸 금액이 지갑으로 돌아왔습니다.',
    lang: 'ko',
  },
  'stream.transaction-in-progress': {
    tone: 'default',
    information: true,
    title: '거래 업데이트',
    message: '거래가 진행 중입니다.',
    lang: 'ko',
  },
};

describe.each(Object.entries(fixed))('the notice %s', (code, expected) => {
  it('says its own words in its own tone', () => {
    expect(Object.entries(notices).find(([known]) => known === code)?.[1]).toStrictEqual(expected);
  });
});

/** What a notice with figures says of some. */
type Said = readonly (readonly [said: Notice, expected: Notice])[];

const failed = (message: string): Notice => ({
  tone: 'destructive',
  title: 'Password Change Failed',
  message,
});
const refused = (refusal: object) => Object.assign(new Error('403: {}'), refusal);
const sent = (message: string): Notice => ({
  tone: 'default',
  title: '송금 완료',
  message,
  lang: 'ko',
});

const withFigures: Readonly<Record<Exclude<NoticeCode, FixedNoticeCode>, Said>> = {
  'security-settings.signed-out-all': (
    [
      [3, 'All 3 devices were signed out.'],
      [1, 'This device was signed out. No other one was signed in.'],
      [undefined, 'All your devices were signed out.'],
    ] as const
  ).map(([ended, message]) => [
    notices['security-settings.signed-out-all'](ended),
    { tone: 'default', title: 'Signed Out', message, outlivesSession: true },
  ]),
  'create.happened': [
    [
      notices['create.happened']('transfer'),
      {
        tone: 'default',
        title: 'It Went Through',
        message: 'Your transfer went through after all.',
      },
    ],
  ],
  'create.happened-ko': [
    [
      notices['create.happened-ko']('송금'),
      {
        tone: 'default',
        title: '처리 확인',
        message: '송금이 처리된 것으로 확인되었습니다.',
        lang: 'ko',
      },
    ],
  ],
  'create.not-happened': [
    [
      notices['create.not-happened']('transfer'),
      {
        tone: 'destructive',
        title: 'It Did Not Arrive',
        message: 'Your transfer did not arrive, and nothing was done. You can try again.',
      },
    ],
  ],
  'create.not-happened-ko': [
    [
      notices['create.not-happened-ko']('송금'),
      {
        tone: 'destructive',
        title: '처리되지 않음',
        message: '송금 요청이 도착하지 않아 처리되지 않았습니다. 다시 시도해 주세요.',
        lang: 'ko',
      },
    ],
  ],
  'deposit.initiated': [
    [
      notices['deposit.initiated'](decimal('1000.000000000000000001'), 'XP'),
      {
        tone: 'default',
        title: 'Deposit Initiated',
        message: '1,000.000000000000000001 XP deposit has been initiated.',
      },
    ],
  ],
  'withdraw.insufficient-balance': [
    [
      notices['withdraw.insufficient-balance'](decimal('1000.000000000000000000'), 'XP'),
      {
        tone: 'destructive',
        title: 'Insufficient Balance',
        message: 'You only have 1,000 XP available',
      },
    ],
  ],
  'local-topup.insufficient-balance': [
    [
      notices['local-topup.insufficient-balance'](decimal('10.1'), decimal('5'), 'XP'),
      {
        tone: 'destructive',
        title: 'Insufficient Balance',
        message: 'You need 10.1000 XP but only have 5 XP available',
      },
    ],
    // Four decimals would not tell the need from the balance.
    [
      notices['local-topup.insufficient-balance'](decimal('10.10101'), decimal('10.101'), 'XP'),
      {
        tone: 'destructive',
        title: 'Insufficient Balance',
        message: 'You need 10.10101 XP but only have 10.101 XP available',
      },
    ],
  ],
  'local-topup.succeeded': [
    [
      notices['local-topup.succeeded'](decimal('1250000')),
      {
        tone: 'default',
        title: 'Top-up Successful',
        message: '₩1,250,000 has been added to your balance.',
      },
    ],
  ],
  'local-topup.pending': [
    [
      notices['local-topup.pending'](decimal('1250000')),
      {
        tone: 'default',
        information: true,
        title: 'Top-up Pending',
        message: '₩1,250,000 will be added to your balance when the payment has arrived.',
      },
    ],
  ],
  'local-send.pending': [
    [
      notices['local-send.pending']('010-2345-6789번으로', decimal('5000')),
      {
        tone: 'default',
        information: true,
        title: '송금 진행 중',
        message: '010-2345-6789번으로 ₩5,000을 보내고 있습니다.',
        lang: 'ko',
      },
    ],
  ],
  'local-send.insufficient-balance': [
    [
      notices['local-send.insufficient-balance'](decimal('1000.000000001')),
      {
        tone: 'destructive',
        title: 'Insufficient balance',
        message: '현재 잔액: ₩1,000.000000001',
        messageLang: 'ko',
      },
    ],
  ],
  'local-send.succeeded': [
    [
      notices['local-send.succeeded']('김서연님에게', decimal('5000')),
      sent('김서연님에게 ₩5,000을 보냈습니다.'),
    ],
  ],
  'local-withdraw.insufficient-balance': [
    [
      notices['local-withdraw.insufficient-balance'](decimal('48700.5'), decimal('48500')),
      {
        tone: 'destructive',
        title: '잔액 부족',
        message: '필요 금액(수수료 포함): ₩48,700.5, 현재 잔액: ₩48,500',
        lang: 'ko',
      },
    ],
  ],
  'local-withdraw.requested': [
    [
      notices['local-withdraw.requested'](decimal('10000')),
      {
        tone: 'default',
        title: '출금 신청 완료',
        message: '₩10,000 출금이 신청되었습니다.',
        lang: 'ko',
      },
    ],
  ],
  'security-settings.password-change-failed': [
    [
      notices['security-settings.password-change-failed'](
        new Error('Current password is incorrect'),
      ),
      failed('Current password is incorrect'),
    ],
    // The client's own message of a refusal holds its status and JSON, which are not for a person.
    [
      notices['security-settings.password-change-failed'](
        refused({ status: 403 }),
        'Current password is incorrect',
      ),
      failed('Current password is incorrect'),
    ],
    [
      notices['security-settings.password-change-failed'](refused({ status: 500 })),
      failed('Failed to update password'),
    ],
    // An error that says nothing has the notice's own words.
    ...[new Error(), new Error(' '), undefined, 'a text', { message: 'no error' }].map(
      (error) =>
        [
          notices['security-settings.password-change-failed'](error),
          failed('Failed to update password'),
        ] as const,
    ),
  ],
  'stream.balance-updated': [
    [
      notices['stream.balance-updated']('BusanCoin'),
      {
        tone: 'default',
        title: '잔액 업데이트',
        message: 'BusanCoin 잔액이 업데이트되었습니다.',
        lang: 'ko',
      },
    ],
  ],
  'stream.notification': [
    [notices['stream.notification']('A', 'B'), { tone: 'default', title: 'A', message: 'B' }],
  ],
  'stream.error-notification': [
    [
      notices['stream.error-notification']('A', 'B'),
      { tone: 'destructive', title: 'A', message: 'B' },
    ],
  ],
};

describe.each(Object.entries(withFigures))('the notice %s', (_code, cases) => {
  it.each(cases)('says %o', (said, expected) => expect(said).toStrictEqual(expected));
});

test('a notice with a receipt says the same, and leads to it', () => {
  expect(withReceipt(notices['send.complete'], 12)).toEqual({
    title: 'Transfer Complete',
    message: 'Asset has been successfully sent.',
    tone: 'default',
    receipt: 12,
  });
});

describe('the notice of a write that did not succeed', () => {
  const named = (name: string) => Object.assign(new Error('lost'), { name });
  const english = notices['send.failed'];
  const korean = notices['local-send.failed'];

  test.each([
    [new OutcomeUnknown(undefined), english, 'create.unknown'],
    [new OutcomeUnknown(undefined), korean, 'create.unknown-ko'],
    [new EarlierCreated(), english, 'create.earlier'],
    [new EarlierCreated(), korean, 'create.earlier-ko'],
    [named('UnreachableError'), english, 'send.failed'],
  ] as const)('of %s, where a failure is %o, is %s', (error, usual, code) => {
    expect(failureNotice(error, usual)).toBe(notices[code]);
  });

  test.each(['UnreachableError', 'TimeoutError', 'GatewayError', 'UnreadableError'])(
    'without a key says that it may have happened after %s',
    (name) => {
      const usual = notices['edit-profile.failed'];
      expect(writeFailureNotice(named(name), usual)).toBe(notices['write.uncertain']);
    },
  );

  test.each([
    [503, 'write.uncertain'],
    [500, 'edit-profile.failed'],
    [409, 'edit-profile.failed'],
    [429, 'edit-profile.failed'],
  ] as const)('without a key goes by the status %i', (status, code) => {
    const error = Object.assign(new Error('refused'), { status });
    expect(writeFailureNotice(error, notices['edit-profile.failed'])).toBe(notices[code]);
  });
});
