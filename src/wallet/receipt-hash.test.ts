import { expect, test } from 'vitest';

import { decimal } from './money/decimal.ts';
import { receiptHash } from './receipt-hash.ts';

const purchase = { merchantName: 'Lotte Department Store', purchaseAmount: decimal('1249.9') };

test('a scanned receipt has the hash of its code, ignoring the entered data', () =>
  expect(receiptHash(purchase, 'superwallet:receipt?merchant=Lotte%20Mart&amount=49.90')).toBe(
    '0xbcd86b01408607e1928c90cf0762f9f7378b9d883201a43353abd27ec73ecfe4',
  ));

test('a receipt without a code has the hash of the entered data as canonical JSON', () => {
  // Computed for {"merchantName":"Lotte Department Store","purchaseAmount":"1249.9"} with another tool.
  const hash = '0x779edf1db457158bf08ecb0b614ac06dff877005063ebd25492ef24fb89f5948';
  expect(receiptHash(purchase, undefined)).toBe(hash);
  expect(
    receiptHash(
      { purchaseAmount: decimal('1249.9'), merchantName: purchase.merchantName },
      undefined,
    ),
  ).toBe(hash);
});

test('the number of a receipt identifies it with any amount, and an amount in won with any rate', () => {
  const hash = (entered: object) => receiptHash({ ...purchase, ...entered }, undefined);
  const other = { purchaseAmount: decimal('1250') };
  expect(hash({ receiptNumber: 'A-1' })).toBe(hash({ receiptNumber: 'A-1', ...other }));
  expect(hash({ purchaseWon: decimal('1562375') })).toBe(
    hash({ purchaseWon: decimal('1562375'), ...other }),
  );
  const hashes = [
    {},
    other,
    { receiptDate: '2026-03-02' },
    { receiptDate: '2026-03-03' },
    { receiptNumber: 'A-1' },
    { receiptNumber: 'A-2' },
  ].map(hash);
  expect(new Set(hashes).size).toBe(6);
});
