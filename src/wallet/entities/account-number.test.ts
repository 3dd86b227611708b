import { expect, test } from 'vitest';

import { maskAccountNumber } from './account-number.ts';

test.each([
  ['123-45-678901', '•••• 8901'],
  ['620 910123 45-607', '•••• 5607'],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '•••• d359'],
  ['1234', '••••'],
  ['12345', '•••• 2345'],
  ['', '••••'],
])('%j is shown as %s', (accountNumber, masked) =>
  expect(maskAccountNumber(accountNumber)).toBe(masked),
);
