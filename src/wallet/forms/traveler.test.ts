import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { loadFailure, ready } from '#wallet/loadable.ts';

import { checkRefund, storeOf, type RefundDraft } from './traveler.ts';

const store = { code: 'busan-0004', name: '해운대 전통시장' };
const terms = {
  today: '2026-03-02',
  wonPerDollar: decimal('1250'),
  stores: ready([store]),
};
const draft: RefundDraft = {
  merchantName: ' Lotte Mart ',
  purchaseAmount: ' 1,250.50 ',
  currency: 'USD',
  receiptDate: '',
  receiptNumber: '',
};
const check = (changes: Partial<RefundDraft>, other = {}) =>
  checkRefund({ ...draft, ...changes }, { ...terms, ...other });

describe('checkRefund', () => {
  test('accepts a filled form, trimmed, with the computed refund and the date of today', () =>
    expect(check({})).toEqual({
      accepted: {
        merchantName: 'Lotte Mart',
        purchaseAmount: '1250.5',
        refundAmount: '100.04',
        receiptDate: '2026-03-02',
      },
    }));

  test('converts won to dollars, rounded to the cent', () =>
    expect(
      check({ purchaseAmount: '62,004', currency: 'KRW', receiptNumber: ' A-17 ' }),
    ).toHaveProperty('accepted', {
      merchantName: 'Lotte Mart',
      purchaseAmount: '49.60',
      refundAmount: '3.97',
      receiptDate: '2026-03-02',
      receiptNumber: 'A-17',
      purchaseWon: '62004',
    }));

  test.each([
    ['', '100', { merchantName: 'missing' }],
    ['   ', '100', { merchantName: 'missing' }],
    ['Shinsegae', ' ', { purchaseAmount: 'missing' }],
    ['Shinsegae', '0', { purchaseAmount: 'no-amount' }],
    ['Shinsegae', '-5', { purchaseAmount: 'no-amount' }],
    ['Shinsegae', 'ten', { purchaseAmount: 'no-amount' }],
    ['', '', { merchantName: 'missing', purchaseAmount: 'missing' }],
  ])('refuses %j with %j', (merchantName, purchaseAmount, fields) =>
    expect(check({ merchantName, purchaseAmount })).toEqual({
      problem: 'traveler.refund-missing',
      fields,
    }),
  );

  test.each([
    ['62000.5', terms, 'not-whole'],
    ['62000', { wonPerDollar: undefined }, 'no-rate'],
  ])('refuses %s won', (purchaseAmount, other, problem) =>
    expect(check({ purchaseAmount, currency: 'KRW' }, other)).toEqual({
      problem: 'traveler.refund-missing',
      fields: { purchaseAmount: problem },
    }),
  );

  test.each([
    [{ purchaseAmount: '29.99' }, { purchaseAmount: 'too-small' }],
    [{ purchaseAmount: '37493', currency: 'KRW' as const }, { purchaseAmount: 'too-small' }],
    [{ receiptDate: '2026-03-03' }, { receiptDate: 'in-future' }],
    [{ receiptDate: '2025-12-01' }, { receiptDate: 'too-old' }],
  ])('refuses %j', (changes, fields) =>
    expect(check(changes)).toEqual({ problem: 'traveler.refund-ineligible', fields }),
  );

  test.each([
    { purchaseAmount: '30' },
    { purchaseAmount: '37494', currency: 'KRW' as const },
    { receiptDate: '2025-12-02' },
  ])('accepts %j', (changes) => expect(check(changes)).toHaveProperty('accepted'));
});

describe('the store of a scanned receipt', () => {
  test('has the name of the directory, and its code is sent', () =>
    expect(check({ storeCode: store.code, merchantName: 'Fake name' })).toHaveProperty(
      'accepted',
      expect.objectContaining({ merchantName: store.name, storeCode: store.code }),
    ));

  test('needs no name in its code', () =>
    expect(check({ storeCode: store.code, merchantName: '' })).toHaveProperty('accepted'));

  test('is unknown if the directory has no such code, which is not sent', () => {
    expect(storeOf({ storeCode: 'seoul-0001' }, terms)).toEqual({ state: 'unknown' });
    const result = check({ storeCode: 'seoul-0001' });
    expect(result).toHaveProperty('accepted.merchantName', 'Lotte Mart');
    expect(result).not.toHaveProperty('accepted.storeCode');
  });

  test('is sent without the directory: the provider decides about it', () => {
    const failed = { status: 'failed', ...loadFailure(new Error('No')) };
    for (const stores of [{ status: 'loading' }, failed]) {
      const result = check({ storeCode: store.code }, { stores });
      expect(result).toHaveProperty('accepted.merchantName', 'Lotte Mart');
      expect(result).toHaveProperty('accepted.storeCode', store.code);
    }
  });

  test('is missing for a purchase that is entered by hand', () =>
    expect(storeOf({}, terms)).toBeUndefined());
});
