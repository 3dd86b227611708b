import { expect, test } from 'vitest';

import { decimal } from './money/decimal.ts';
import { receiptHash } from './receipt-hash.ts';

const purchase = { merchantName: 'Lotte Department Store', purchaseAmount: decimal('1249.9') };

test('is that of the scanned text, and not of what is entered beside it', () =>
  expect(receiptHash(purchase, 'superwallet:receipt?merchant=Lotte%20Mart&amount=49.90')).toBe(
    '0xbcd86b01408607e1928c90cf0762f9f7378b9d883201a43353abd27ec73ecfe4',
  ));

test('is that of what was entered, as canonical JSON, without a code', () => {
  // Of {"merchantName":"Lotte Department Store","purchaseAmount":"1249.9"}, by another tool.
  const hash = '0x779edf1db457158bf08ecb0b614ac06dff877005063ebd25492ef24fb89f5948';
  expect(receiptHash(purchase, undefined)).toBe(hash);
  expect(
    receiptHash(
      { purchaseAmount: decimal('1249.9'), merchantName: purchase.merchantName },
      undefined,
    ),
  ).toBe(hash);
});
