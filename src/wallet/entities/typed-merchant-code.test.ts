import { expect, test } from 'vitest';

import { typedMerchantCode } from './typed-merchant-code.ts';

test.each([
  'busan-0001',
  ' BUSAN\u20110001 ',
  'merchant:busan-0001',
  '가맹점 busan-0001',
  '가맹점busan-0001',
  'ｂｕｓａｎ-0001',
])('%j names a merchant', (typed) => expect(typedMerchantCode(typed)).toBe('busan-0001'));

test.each([
  '',
  '010-7777-1234',
  '110-234-567890',
  'Anne-Marie Dupont',
  'anne-marie',
  'kim@busan-0001.example',
  'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  `busan-${'0'.repeat(20)}`,
  '가맹점',
])('%j names no merchant', (typed) => expect(typedMerchantCode(typed)).toBeUndefined());
