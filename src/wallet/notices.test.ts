import { describe, expect, it } from 'vitest';

import {
  depositInitiated,
  insufficientForWithdrawal,
  noticeOfStreamMessage,
  notices,
} from './notices.ts';

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
    expect(depositInitiated('1000.000000000000000001', 'XP')).toEqual({
      title: 'Deposit Initiated',
      message: '1,000.000000000000000001 XP deposit has been initiated.',
      tone: 'default',
    }));

  it('name the balance that a withdrawal exceeds', () =>
    expect(insufficientForWithdrawal('100.000000000000000000', 'XP')).toEqual({
      title: 'Insufficient Balance',
      message: 'You only have 100 XP available',
      tone: 'destructive',
    }));
});

describe('noticeOfStreamMessage', () => {
  it('tells a completed transaction', () => {
    expect(
      noticeOfStreamMessage({ type: 'transaction_update', data: { status: 'completed' } }),
    ).toEqual({
      title: '거래 업데이트',
      message: '거래가 완료되었습니다.',
      tone: 'default',
      lang: 'ko',
    });
  });

  it.each(['pending', 'failed', 'Completed', ''])('tells status %j as in progress', (status) => {
    expect(noticeOfStreamMessage({ type: 'transaction_update', data: { status } })?.message).toBe(
      '거래가 진행 중입니다.',
    );
  });

  it('names the asset of a changed balance', () => {
    expect(
      noticeOfStreamMessage({ type: 'balance_update', data: { assetType: 'BusanCoin' } }),
    ).toEqual({
      title: '잔액 업데이트',
      message: 'BusanCoin 잔액이 업데이트되었습니다.',
      tone: 'default',
      lang: 'ko',
    });
  });

  it.each([
    ['success', 'default'],
    ['warning', 'default'],
    ['info', 'default'],
    ['error', 'destructive'],
  ] as const)('shows a notification of type %s in the %s style', (type, tone) => {
    expect(
      noticeOfStreamMessage({ type: 'notification', data: { title: 'A', message: 'B', type } }),
    ).toEqual({ title: 'A', message: 'B', tone });
  });

  it('has nothing to say on a heartbeat', () => {
    expect(noticeOfStreamMessage({ type: 'heartbeat' })).toBeUndefined();
  });
});
