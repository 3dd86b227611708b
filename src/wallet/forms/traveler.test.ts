import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';
import type { TaxRefund } from '#wallet/entities/entities.ts';
import {
  checkRefund,
  mostRecentRefunds,
  refundFieldProblems,
  refundOf,
  summariseRefunds,
} from './traveler.ts';

const refund = (id: number, part: Partial<TaxRefund> = {}): TaxRefund => ({
  id,
  merchantName: 'Shinsegae',
  purchaseAmount: decimal('100'),
  refundAmount: decimal('8'),
  receiptHash: '0x1',
  status: 'processing',
  isAutomatic: false,
  ...part,
});

describe('refundOf', () => {
  test.each([
    ['100', '8.00'],
    ['49.99', '4.00'],
    ['0.0625', '0.01'],
    ['0.0624', '0.00'],
    ['1.0625', '0.09'],
    ['123456789012.123456789012345678', '9876543120.97'],
  ])('%s gives %s', (purchase, refunded) => expect(refundOf(decimal(purchase))).toBe(refunded));
});

describe('checkRefund', () => {
  test('takes a filled form, trimmed, with the refund computed', () =>
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
  ])('refuses %j with %j', (merchantName, purchaseAmount, problems) => {
    const draft = { merchantName, purchaseAmount };
    expect(checkRefund(draft)).toEqual({ problem: 'traveler.refund-missing' });
    expect(refundFieldProblems(draft)).toEqual(problems);
  });

  test('does not enforce what eligibility says', () => {
    expect(checkRefund({ merchantName: 'Kiosk', purchaseAmount: '29.99' })).toHaveProperty(
      'accepted',
    );
    expect(checkRefund({ merchantName: 'Jeweller', purchaseAmount: '99999' })).toHaveProperty(
      'accepted.refundAmount',
      '7999.92',
    );
  });
});

describe('summariseRefunds', () => {
  test('adds what is paid, counts the rest', () =>
    expect(
      summariseRefunds([
        refund(1, { status: 'paid', refundAmount: decimal('0.1') }),
        refund(2, { status: 'paid', refundAmount: decimal('0.2') }),
        refund(3, { status: 'approved', refundAmount: decimal('5') }),
        refund(4),
      ]),
    ).toEqual({ refunded: '0.3', count: 4, processingCount: 1 }));

  test('of none is zero', () =>
    expect(summariseRefunds([])).toEqual({ refunded: '0', count: 0, processingCount: 0 }));
});

describe('mostRecentRefunds', () => {
  const ids = (refunds: readonly TaxRefund[], count = 5) =>
    mostRecentRefunds(refunds, count).map(({ id }) => id);

  test('goes by the time of processing, of one time by the highest id', () =>
    expect(
      ids([
        refund(1, { processedAt: '2025-01-04T00:00:00.000Z' }),
        refund(2, { processedAt: '2025-01-01T00:00:00.000Z' }),
        refund(3, { processedAt: '2025-01-02T09:00:00+09:00' }),
        refund(4, { processedAt: '2025-01-02T00:00:00.000Z' }),
      ]),
    ).toEqual([1, 4, 3, 2]));

  test('puts what is not processed yet first, the highest id first', () =>
    expect(
      ids([
        refund(1),
        refund(2, { processedAt: '2025-01-04T00:00:00.000Z' }),
        refund(3, { processedAt: null }),
      ]),
    ).toEqual([3, 1, 2]));

  test('stops at the count', () =>
    expect(ids([refund(1), refund(2), refund(3)], 2)).toEqual([3, 2]));
});
