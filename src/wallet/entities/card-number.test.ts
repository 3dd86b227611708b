import { expect, test } from 'vitest';

import { printedExpiry, readCardNumber, readExpiry, readSecurityCode } from './card-number.ts';

test.each([
  ['4242424242424242', '4242424242424242'],
  ['4242 4242 4242 4242', '4242424242424242'],
  ['4000-0000-0000-0002', '4000000000000002'],
  [' \uFF14242 4242 4242 4242 ', '4242424242424242'],
  ['6011000990139424', '6011000990139424'],
])('the card number %j is read as %s', (typed, number) =>
  expect(readCardNumber(typed)).toBe(number),
);

test.each([
  '',
  '4242424242424241',
  '4242424242422424',
  '42424242',
  '42424242424242424242',
  '4242 4242 4242 424x',
  '4242.4242.4242.4242',
  '0'.repeat(61),
])('the card number %j is refused', (typed) => expect(readCardNumber(typed)).toBeUndefined());

test.each([
  ['12/34', '2034-12'],
  ['01/30', '2030-01'],
  ['12 / 34', '2034-12'],
  ['12/2034', '2034-12'],
  ['1234', '2034-12'],
])('the expiry %j is read as %s', (typed, expiry) => expect(readExpiry(typed)).toBe(expiry));

test.each(['', '13/34', '00/34', '1/34', '12/3', '12/1934', '2034-12', '/'.repeat(61)])(
  'the expiry %j is refused',
  (typed) => expect(readExpiry(typed)).toBeUndefined(),
);

test('an expiry is shown as on the card', () => expect(printedExpiry('2034-02')).toBe('02/34'));

test.each([
  ['123', '123'],
  ['1234', '1234'],
  ['\uFF11\uFF12\uFF13', '123'],
])('the security code %j is read as %s', (typed, code) =>
  expect(readSecurityCode(typed)).toBe(code),
);

test.each(['', '12', '12345', '12a', '1'.repeat(61)])('the security code %j is refused', (typed) =>
  expect(readSecurityCode(typed)).toBeUndefined(),
);
