import { expect, test } from 'vitest';

import { merchantCodeIn, merchantRecipient } from './merchant-recipient.ts';

test('a merchant as the recipient of a payment', () => {
  expect(merchantRecipient('busan-0001')).toBe('merchant:busan-0001');
  expect(merchantCodeIn('merchant:busan-0001')).toBe('busan-0001');
});

test.each([
  'busan-0001',
  'merchant:',
  'merchant:BUSAN-0001',
  ' merchant:busan-0001',
  'merchant:busan 0001',
  `merchant:${'0'.repeat(26)}`,
  'Merchant:busan-0001',
  'account:17',
])('%j is not a merchant', (recipient) => expect(merchantCodeIn(recipient)).toBeUndefined());
