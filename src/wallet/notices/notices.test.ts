import { describe, expect, it } from 'vitest';

import { notices } from './notices.ts';
import { decimal } from '#wallet/money/decimal.ts';

describe('notices', () => {
  // Decision 81: failures and validations are destructive, successes and what is yet to come are not.
  it.each([
    ['send.input-required', 'destructive', 'Input Required', 'Please fill in all fields.'],
    [
      'send.insufficient-balance',
      'destructive',
      'Insufficient Balance',
      'Cannot send more than your current balance.',
    ],
    ['send.complete', 'default', 'Transfer Complete', 'Asset has been successfully sent.'],
    ['send.failed', 'destructive', 'Transfer Failed', 'An error occurred while sending the asset.'],
    [
      'traveler.refund-missing',
      'destructive',
      'Missing Information',
      'Please fill in all required fields',
    ],
    [
      'traveler.refund-requested',
      'default',
      'Tax Refund Requested',
      'Your refund is being processed.',
    ],
    ['traveler.refund-failed', 'destructive', 'Refund Request Failed', 'Please try again later.'],
    [
      'travel-plan.missing-information',
      'destructive',
      'Missing Information',
      'Please fill in all required fields',
    ],
    [
      'travel-plan.end-before-start',
      'destructive',
      'Check the Dates',
      'A trip cannot end before it starts.',
    ],
    ['travel-plan.created', 'default', 'Travel Plan Created', 'Your travel plan has been saved.'],
    [
      'deposit.missing-information',
      'destructive',
      'Missing Information',
      'Please fill in all required fields',
    ],
    ['deposit.failed', 'destructive', 'Deposit Failed', 'Please try again later.'],
    [
      'withdraw.missing-information',
      'destructive',
      'Missing Information',
      'Please fill in all required fields',
    ],
    [
      'withdraw.initiated',
      'default',
      'Withdrawal Initiated',
      'Your withdrawal is being processed.',
    ],
    ['withdraw.failed', 'destructive', 'Withdrawal Failed', 'Please try again later.'],
    [
      'bank-info.missing-information',
      'destructive',
      'Missing Information',
      'Please fill in all required fields',
    ],
    [
      'bank-info.added',
      'default',
      'Account Added Successfully',
      'Your bank account has been registered.',
    ],
    [
      'edit-profile.required-missing',
      'destructive',
      'Required Fields Missing',
      'Please fill in first name, last name and e-mail.',
    ],
    ['edit-profile.updated', 'default', 'Profile Updated', 'Your profile has been updated.'],
    [
      'edit-profile.failed',
      'destructive',
      'Update Failed',
      'Failed to update profile. Please try again.',
    ],
    ['copy.done', 'default', 'Copied Successfully', 'Address copied to clipboard.'],
    ['copy.failed', 'destructive', 'Copy Failed', 'Failed to copy address.'],
    [
      'device.camera-not-available',
      'destructive',
      'Camera Not Available',
      'QR scanning requires camera access',
    ],
    [
      'device.nfc-not-available',
      'destructive',
      'NFC Not Available',
      "This device doesn't support NFC payments",
    ],
    [
      'local-topup.missing-information',
      'destructive',
      'Missing Information',
      'Please fill in all required fields',
    ],
    [
      'local-topup.minimum-amount',
      'destructive',
      'Minimum Amount',
      'Minimum top-up amount is ₩1,000',
    ],
    [
      'local-topup.failed',
      'destructive',
      'Top-up Failed',
      'Failed to process top-up. Please try again.',
    ],
    [
      'security-settings.missing-fields',
      'destructive',
      'Missing Fields',
      'Please fill in all password fields',
    ],
    [
      'security-settings.password-mismatch',
      'destructive',
      'Password Mismatch',
      'New passwords do not match',
    ],
    [
      'security-settings.password-too-weak',
      'destructive',
      'Password Too Weak',
      'Password must be at least 8 characters long',
    ],
    [
      'security-settings.password-changed',
      'default',
      'Password Updated',
      'Your password has been changed.',
    ],
    [
      'security-settings.biometric-failed',
      'destructive',
      'Biometric Setup Failed',
      'Failed to setup biometric authentication.',
    ],
    [
      'integration.coming-soon',
      'default',
      'Integration Coming Soon',
      'This integration will be available soon.',
    ],
  ] as const)('says %s in the documents’ words', (code, tone, title, message) => {
    expect(notices[code]).toEqual({ tone, title, message });
  });
});

describe('notices with figures', () => {
  it('name the deposit with all its digits', () =>
    expect(notices['deposit.initiated'](decimal('1000.000000000000000001'), 'XP')).toEqual({
      title: 'Deposit Initiated',
      message: '1,000.000000000000000001 XP deposit has been initiated.',
      tone: 'default',
    }));

  it('name the balance that a withdrawal exceeds', () =>
    expect(
      notices['withdraw.insufficient-balance'](decimal('100.000000000000000000'), 'XP'),
    ).toEqual({
      title: 'Insufficient Balance',
      message: 'You only have 100 XP available',
      tone: 'destructive',
    }));
});

describe('a top-up that a source does not cover', () => {
  it('says the need to four decimals and the balance with all its digits', () =>
    expect(
      notices['local-topup.insufficient-balance'](decimal('10.1'), decimal('5'), 'XP'),
    ).toEqual({
      title: 'Insufficient Balance',
      message: 'You need 10.1000 XP but only have 5 XP available',
      tone: 'destructive',
    }));

  it('says all digits of a need that four would not tell from the balance', () =>
    expect(
      notices['local-topup.insufficient-balance'](decimal('10.10101'), decimal('10.101'), 'XP')
        .message,
    ).toBe('You need 10.10101 XP but only have 10.101 XP available'));
});

describe('a top-up that got through', () => {
  it('says how many won', () =>
    expect(notices['local-topup.succeeded'](decimal('1250000'))).toEqual({
      title: 'Top-up Successful',
      message: '₩1,250,000 has been added to your balance.',
      tone: 'default',
    }));
});

describe('a failed password change', () => {
  const failed = (message: string) => ({
    title: 'Password Change Failed',
    message,
    tone: 'destructive',
  });

  it('says what the error says', () =>
    expect(
      notices['security-settings.password-change-failed'](
        new Error('Current password is incorrect'),
      ),
    ).toEqual(failed('Current password is incorrect')));

  it.each([new Error(), new Error(' '), undefined, 'a text', { message: 'no error' }])(
    'has its own words for %j, which says nothing',
    (error) =>
      expect(notices['security-settings.password-change-failed'](error)).toEqual(
        failed('Failed to update password'),
      ),
  );
});

describe('a local send', () => {
  it.each([
    ['김서연', '김서연님에게 ₩5,000을 보냈습니다.'],
    ['minsu.kim', 'minsu.kim님에게 ₩5,000을 보냈습니다.'],
    // A number and an address are not a person's name.
    ['010-2345-6789', '010-2345-6789번으로 ₩5,000을 보냈습니다.'],
    ['+82 10 2345 6789', '+82 10 2345 6789번으로 ₩5,000을 보냈습니다.'],
    ['did:ethr:0xfB69', 'did:ethr:0xfB69 주소로 ₩5,000을 보냈습니다.'],
    ['0xfB69', '0xfB69 주소로 ₩5,000을 보냈습니다.'],
  ])('to %s is told in Korean', (recipient, message) =>
    expect(notices['local-send.succeeded'](recipient, decimal('5000'))).toEqual({
      title: '송금 완료',
      message,
      tone: 'default',
      lang: 'ko',
    }),
  );

  it('says a balance to its last digit: cut, it would look like enough', () =>
    expect(notices['local-send.insufficient-balance'](decimal('1000.000000001')).message).toBe(
      '현재 잔액: ₩1,000.000000001',
    ));

  it('of too much says how much there is, under its English title', () =>
    expect(notices['local-send.insufficient-balance'](decimal('48500'))).toEqual({
      title: 'Insufficient balance',
      message: '현재 잔액: ₩48,500',
      tone: 'destructive',
      messageLang: 'ko',
    }));
});
