import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { mostRecentRefunds, summariseRefunds, type TaxRefund } from './tax-refund.ts';

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

describe('summariseRefunds', () => {
  test('adds up the paid refunds, and counts all and the processing ones', () =>
    expect(
      summariseRefunds([
        refund(1, { status: 'paid', refundAmount: decimal('0.1') }),
        refund(2, { status: 'paid', refundAmount: decimal('0.2') }),
        refund(3, { status: 'approved', refundAmount: decimal('5') }),
        refund(4),
      ]),
    ).toEqual({ refunded: '0.3', count: 4, processingCount: 1 }));

  test('of no refunds is zero', () =>
    expect(summariseRefunds([])).toEqual({ refunded: '0', count: 0, processingCount: 0 }));
});

describe('mostRecentRefunds', () => {
  const ids = (refunds: readonly TaxRefund[], count = 5) =>
    mostRecentRefunds(refunds, count).map(({ id }) => id);

  test('sorts by the time of processing, then by id', () =>
    expect(
      ids([
        refund(1, { processedAt: '2025-01-04T00:00:00.000Z' }),
        refund(2, { processedAt: '2025-01-01T00:00:00.000Z' }),
        refund(3, { processedAt: '2025-01-02T09:00:00+09:00' }),
        refund(4, { processedAt: '2025-01-02T00:00:00.000Z' }),
      ]),
    ).toEqual([1, 4, 3, 2]));

  test('puts unprocessed refunds first, the highest id first', () =>
    expect(
      ids([
        refund(1),
        refund(2, { processedAt: '2025-01-04T00:00:00.000Z' }),
        refund(3, { processedAt: null }),
      ]),
    ).toEqual([3, 1, 2]));

  test('returns at most the requested number', () =>
    expect(ids([refund(1), refund(2), refund(3)], 2)).toEqual([3, 2]));
});
