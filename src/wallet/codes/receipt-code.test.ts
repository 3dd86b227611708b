import { describe, expect, test } from 'vitest';

import { isPaymentCode, readReceiptCode } from './receipt-code.ts';
import { maxMerchantNameLength } from '#wallet/money/refund.ts';

describe('readReceiptCode', () => {
  test.each([
    ['superwallet:receipt?merchant=Lotte%20Mart&amount=49.90', 'Lotte Mart', '49.90'],
    ['superwallet:receipt?amount=49.90&merchant=Lotte+Mart', 'Lotte Mart', '49.90'],
    ['SUPERWALLET:RECEIPT?merchant=Lotte&amount=1', 'Lotte', '1'],
    ['superwallet://receipt/?merchant=Lotte&amount=1', 'Lotte', '1'],
    [' superwallet:receipt?merchant=Lotte&amount=1\n', 'Lotte', '1'],
    ['superwallet:receipt?merchant=%EC%98%AC%EB%A6%AC%EB%B8%8C%EC%98%81&amount=7', '올리브영', '7'],
    ['superwallet:receipt?merchant=올리브영&amount=7', '올리브영', '7'],
    ['superwallet:receipt?merchant=Books%20%26%20More&amount=7', 'Books & More', '7'],
    ['superwallet:receipt?merchant=%20Nampo%0A%09Books%20&amount=7', 'Nampo Books', '7'],
    ['superwallet:receipt?merchant=Lotte&amount=%20007.50%20', 'Lotte', '007.50'],
    ['{"merchantName":"Lotte","purchaseAmount":"49.90"}', 'Lotte', '49.90'],
    ['{"merchantName":"Lotte","purchaseAmount":49.90}', 'Lotte', '49.90'],
    ['\n{ "purchaseAmount" : 30 , "merchantName" : "Lotte" }', 'Lotte', '30'],
    ['\uFEFF{"merchantName":"Lotte","purchaseAmount":30}', 'Lotte', '30'],
    ['{"merchantName":"Lotte 24","no":7,"purchaseAmount":30}', 'Lotte 24', '30'],
    ['{"merchantName":"A \\"7\\", B","purchaseAmount":30}', 'A "7", B', '30'],
    ['{"merchantName":"\\uc62c\\ub9ac","purchaseAmount":30}', '올리', '30'],
  ])('reads %s', (text, merchantName, purchaseAmount) =>
    expect(readReceiptCode(text)).toEqual({ merchantName, purchaseAmount }),
  );

  test.each([
    'superwallet:receipt?merchant=Lotte&amount=',
    '{"merchantName":"Lotte","purchaseAmount":',
  ])('preserves every digit of %s…', (start) => {
    const amount = '12345678901234567890.123456789012345678';
    expect(readReceiptCode(start + amount + (start.startsWith('{') ? '}' : ''))).toEqual({
      merchantName: 'Lotte',
      purchaseAmount: amount,
    });
  });

  test('reads the amount of the purchase and ignores the amounts of its items', () =>
    expect(
      readReceiptCode(
        '{"items":[{"purchaseAmount":1}],"merchantName":"\\"purchaseAmount\\":2","purchaseAmount":3}',
      ),
    ).toEqual({ merchantName: '"purchaseAmount":2', purchaseAmount: '3' }));

  test.each([
    'superwallet:receipt?merchant=Lotte',
    'superwallet:receipt?merchant=Lotte&amount=',
    'superwallet:receipt?merchant=Lotte&amount=0',
    'superwallet:receipt?merchant=Lotte&amount=-5',
    'superwallet:receipt?merchant=Lotte&amount=1,250',
    'superwallet:receipt?merchant=Lotte&amount=$12',
    'superwallet:receipt?merchant=Lotte&amount=1e3',
    'superwallet:receipt?merchant=Lotte&amount=123456789012345678901',
    '{"merchantName":"Lotte"}',
    '{"merchantName":"Lotte","purchaseAmount":null}',
    '{"merchantName":"Lotte","purchaseAmount":0.00}',
    '{"merchantName":"Lotte","purchaseAmount":-3}',
    '{"merchantName":"Lotte","purchaseAmount":1e3}',
    '{"merchantName":"Lotte","purchaseAmount":[30]}',
    '{"merchantName":"Lotte","purchaseAmount":"about 30"}',
  ])('reads only the shop of %s', (text) =>
    expect(readReceiptCode(text)).toEqual({ merchantName: 'Lotte' }),
  );

  test.each([
    '',
    'Lotte Mart 49.90',
    'https://example.com/receipt?merchant=Lotte&amount=30',
    'superwallet:pay?recipient=Lotte&amount=30',
    'superwallet:receipt',
    'superwallet:receipt?amount=30',
    'superwallet:receipt?merchant=%20&amount=30',
    'superwallet:receipts?merchant=Lotte&amount=30',
    `superwallet:receipt?merchant=${'x'.repeat(maxMerchantNameLength + 1)}&amount=30`,
    '{"merchantName":"Lotte","purchaseAmount":30',
    '{"merchantName":"Lotte","purchaseAmount":01}',
    '{"merchantName":7,"purchaseAmount":30}',
    '{"merchantName":" ","purchaseAmount":30}',
    '{"merchant":"Lotte","amount":30}',
    '[{"merchantName":"Lotte","purchaseAmount":30}]',
    '"merchantName"',
    'null',
    '7',
  ])('is undefined for a text that is not a receipt: %s', (text) =>
    expect(readReceiptCode(text)).toBeUndefined(),
  );

  test.each([
    ['superwallet:receipt?store=busan-0009&merchant=Any%20name', 'Any name'],
    ['superwallet:receipt?store=busan-0009', ''],
    ['{"storeCode":"busan-0009","merchantName":"Any name"}', 'Any name'],
    ['{"storeCode":" busan-0009 "}', ''],
  ])('reads the partner store of %s', (text, merchantName) =>
    expect(readReceiptCode(text)).toEqual({ merchantName, storeCode: 'busan-0009' }),
  );

  test.each(['Busan%200009', 'BUSAN-0009', 'x'.repeat(26), ''])(
    'ignores %s, which cannot be the code of a store',
    (store) => {
      const text = `superwallet:receipt?store=${store}`;
      expect(readReceiptCode(text)).toBeUndefined();
      expect(readReceiptCode(`${text}&merchant=Lotte`)).toEqual({ merchantName: 'Lotte' });
    },
  );

  test('accepts a name of the maximum length', () =>
    expect(
      readReceiptCode(`superwallet:receipt?merchant=${'x'.repeat(maxMerchantNameLength)}`),
    ).toHaveProperty('merchantName.length', maxMerchantNameLength));
});

describe('isPaymentCode', () => {
  test.each(['000201010211', ' 000201\n', 'superwallet:pay?recipient=a', 'SUPERWALLET://PAY?a=1'])(
    'is true for %s',
    (text) => {
      expect(isPaymentCode(text)).toBe(true);
      expect(readReceiptCode(text)).toBeUndefined();
    },
  );

  test.each(['', '00020', '1000201', 'superwallet:receipt?merchant=pay', 'superwallet:payments?'])(
    'is false for %s',
    (text) => expect(isPaymentCode(text)).toBe(false),
  );
});
