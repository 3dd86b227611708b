import { describe, expect, test } from 'vitest';

import { checkRefund } from './traveler.ts';

describe('checkRefund', () => {
  test('accepts a filled form, trimmed, with the computed refund', () =>
    expect(checkRefund({ merchantName: ' Lotte Mart ', purchaseAmount: ' 1,250.50 ' })).toEqual({
      accepted: { merchantName: 'Lotte Mart', purchaseAmount: '1250.5', refundAmount: '100.04' },
    }));

  test.each([
    ['', '100', { merchantName: 'missing' }],
    ['   ', '100', { merchantName: 'missing' }],
    ['Shinsegae', ' ', { purchaseAmount: 'missing' }],
    ['Shinsegae', '0', { purchaseAmount: 'no-amount' }],
    ['Shinsegae', '-5', { purchaseAmount: 'no-amount' }],
    ['Shinsegae', 'ten', { purchaseAmount: 'no-amount' }],
    ['Shinsegae', '0.06', { purchaseAmount: 'too-small' }],
    ['', '', { merchantName: 'missing', purchaseAmount: 'missing' }],
  ])('refuses %j with %j', (merchantName, purchaseAmount, fields) =>
    expect(checkRefund({ merchantName, purchaseAmount })).toEqual({
      problem: 'traveler.refund-missing',
      fields,
    }),
  );

  test('does not enforce the eligibility', () => {
    expect(checkRefund({ merchantName: 'Kiosk', purchaseAmount: '29.99' })).toHaveProperty(
      'accepted',
    );
    expect(checkRefund({ merchantName: 'Jeweller', purchaseAmount: '99999' })).toHaveProperty(
      'accepted.refundAmount',
      '7999.92',
    );
  });
});
