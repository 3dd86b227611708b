import { describe, expect, test } from 'vitest';

import { readRecipientCode } from './recipient-code.ts';

const did = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

describe('a code with a recipient', () => {
  test.each([
    ['010-2345-6789', '010-2345-6789'],
    [' 김서연\n', '김서연'],
    ['minsu.kim', 'minsu.kim'],
    [did, did],
    ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['가'.repeat(100), '가'.repeat(100)],
    ['😀'.repeat(100), '😀'.repeat(100)],
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
    '가'.repeat(101),
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
    `superwallet:pay?recipient=${'x'.repeat(101)}`,
    'superwallet:other?recipient=Minsu',
    'superwallet:payment?recipient=Minsu',
  ])('%j is none to send to', (text) => expect(readRecipientCode(text)).toBeUndefined());
});
