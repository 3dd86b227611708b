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
