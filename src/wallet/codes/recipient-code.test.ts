import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { recipientCode } from './payment-code.ts';
import { readRecipientCode } from './recipient-code.ts';

const did = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

describe('a code with a recipient', () => {
  test.each([
    ['010-2345-6789', '010-2345-6789'],
    [' 김서연\n', '김서연'],
    ['minsu.kim', 'minsu.kim'],
    [did, did],
    ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['가'.repeat(200), '가'.repeat(200)],
    ['😀'.repeat(200), '😀'.repeat(200)],
    ['tel:+82-10-2345-6789', '+82-10-2345-6789'],
    ['TEL:01023456789', '01023456789'],
    ['tel:%2B82%2010-2345', '+82 10-2345'],
    ['tel:7042;phone-context=example.com', '7042'],
    ['superwallet:pay?recipient=010-2345-6789', '010-2345-6789'],
    ['superwallet://pay?recipient=%EA%B9%80%EC%84%9C%EC%97%B0', '김서연'],
    ['superwallet:pay?note=x&recipient=+821023456789', '+821023456789'],
    [`superwallet:pay?recipient=${did}`, did],
  ])('%j names %s', (text, recipient) => expect(readRecipientCode(text)).toEqual({ recipient }));

  test.each([
    ['5000', '5000'],
    ['12,500', '12500'],
    ['%20125', '125'],
  ])('can ask for an amount: %s', (text, amount) =>
    expect(readRecipientCode(`superwallet:pay?recipient=Minsu&amount=${text}`)).toEqual({
      recipient: 'Minsu',
      amount,
    }),
  );

  test.each(['', '0', '-5', '12.5', '1,5', 'ten', '1e9', '%E0%A4%A'])(
    'asks for no amount with %j, which is none',
    (text) =>
      expect(readRecipientCode(`superwallet:pay?recipient=Minsu&amount=${text}`)).toEqual({
        recipient: 'Minsu',
      }),
  );
});

describe('a code with a name', () => {
  test('tells it beside recipient and amount', () =>
    expect(
      readRecipientCode(
        'superwallet:pay?recipient=010-1234-5678&name=%EA%B9%80%EC%A7%80%EC%9A%B0&amount=5000',
      ),
    ).toEqual({ recipient: '010-1234-5678', name: '김지우', amount: '5000' }));

  test.each([
    '',
    '%20',
    '---',
    // It would stand turned round, or hide what follows it.
    'ab%E2%80%AEcd',
    'a%0Ab',
    'a%E2%80%8Bb',
    '%E0%A4%A',
    'x'.repeat(162),
  ])('goes without it where it is %j', (name) =>
    expect(readRecipientCode(`superwallet:pay?recipient=Minsu&name=${name}`)).toEqual({
      recipient: 'Minsu',
    }),
  );

  test('never takes the name for the recipient', () =>
    expect(readRecipientCode('superwallet:pay?name=Minsu')).toBeUndefined());
});

describe('a code that is made here', () => {
  test('is the wallet’s own link', () =>
    expect(
      recipientCode({
        recipient: '+82 10-1234-5678',
        name: 'Jiwoo Kim',
        amount: decimal('12500'),
      }),
    ).toBe('superwallet:pay?recipient=%2B82%2010-1234-5678&name=Jiwoo%20Kim&amount=12500'));

  test.each([
    { recipient: '+82 10-1234-5678' },
    { recipient: 'jiwoo+pay&amount=1@example.com', name: '김지우 & #1 = 100%' },
    { recipient: 'jiwoo@example.com', name: 'Jiwoo Kim', amount: decimal('1') },
    { recipient: 'jiwoo@example.com', amount: decimal('99999999999999999999') },
    { recipient: '😀'.repeat(200), name: '😀'.repeat(60) },
  ])('is read as it was made: %j', (code) =>
    expect(readRecipientCode(recipientCode(code))).toEqual(code),
  );

  test('cuts a long name between two characters', () =>
    expect(readRecipientCode(recipientCode({ recipient: 'a', name: '😀'.repeat(61) }))).toEqual({
      recipient: 'a',
      name: '😀'.repeat(60),
    }));

  test('leaves out half a character', () =>
    expect(readRecipientCode(recipientCode({ recipient: 'a', name: 'Jiwoo\uD83D' }))).toEqual({
      recipient: 'a',
      name: 'Jiwoo',
    }));

  test('goes without a blank name', () =>
    expect(recipientCode({ recipient: 'a', name: ' ' })).toBe('superwallet:pay?recipient=a'));
});

describe('a code without a recipient', () => {
  test.each([
    '',
    '   ',
    'https://example.com/pay',
    'HTTP://EXAMPLE.COM',
    'www.example.com',
    '//example.com/pay',
    'example.com/pay?to=1',
    'shop.example.co.kr:8080/a',
    'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'mailto:minsu@example.com',
    'WIFI:T:WPA;S:cafe;P:secret;;',
    'javascript:alert(1)',
    'BEGIN:VCARD\nVERSION:3.0\nFN:Minsu\nEND:VCARD',
    '김서연\n010-2345-6789',
    '김서연\u2028박도현',
    // Turned round, it would look like another name.
    'ab\u202Ecd',
    // These are invisible.
    '\u200B',
    '\u3164',
    '010\u200B2345\u00AD6789',
    '---',
    '가'.repeat(201),
    // A shop's own payment code.
    '00020101021126360009KR.ZEROPAY0119000000000000000000152040000530341054041000',
    'tel:',
    'tel:minsu',
    'tel:+82%0A10',
    'tel:%E0%A4%A',
    'superwallet:pay',
    'superwallet:pay?amount=5000',
    'superwallet:pay?recipient=',
    'superwallet:pay?recipient=%20',
    'superwallet:pay?recipient=%E0%A4%A',
    'superwallet:pay?recipient=a%0Ab',
    `superwallet:pay?recipient=${'x'.repeat(201)}`,
    'superwallet:other?recipient=Minsu',
    'superwallet:payment?recipient=Minsu',
  ])('%j is none to send to', (text) => expect(readRecipientCode(text)).toBeUndefined());
});
