import { expect, test } from 'vitest';

import { textKindOf } from './text-kind.ts';

test.each([
  ['010-7777-1234', 'phone'],
  ['tel:+821077771234', 'phone'],
  ['seoyeon@superwallet.example', 'email'],
  ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94', 'address'],
  ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94\u200B', 'address'],
  ['did:ethr:superwallet:0x9858EfFD232B4033E47d90003D41EC34EcaEda94', 'address'],
  ['ethereum:0x9858EfFD232B4033E47d90003D41EC34EcaEda94@137', 'address'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin'],
  ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'bitcoin'],
  ['bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1', 'bitcoin'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bitcoin'],
  ['LNBC1PVJLUEZPP5QQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQYPQ', 'lightning'],
  ['LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUK', 'lightning'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'tron'],
  ['did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK', 'did'],
  ['https://superwallet.example/pay', 'link'],
  ['\uFFFD\uFFFD\uFFFD 010', 'unreadable'],
  ['박서연', 'other'],
  ['Thomas Brown', 'other'],
  ['asdf', 'other'],
  ['1', 'other'],
  ['🍕', 'other'],
  ['1234567890123456789012345678', 'other'],
  ['010-7777-1234 (집)', 'other'],
])('%s is of the kind %s', (text, kind) => {
  expect(textKindOf(text)).toBe(kind);
});
