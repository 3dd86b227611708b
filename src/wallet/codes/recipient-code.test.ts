import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import type { Merchant } from '#wallet/entities/merchant.ts';

import { merchantCode } from './merchant-code.ts';
import { recipientCode } from './payment-code.ts';
import { readRecipientCode } from './recipient-code.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const did = `did:ethr:${address}`;

describe('a code with a recipient', () => {
  test.each([
    ['010-2345-6789', '010-2345-6789'],
    [' +82 10-2345-6789\n', '+82 10-2345-6789'],
    ['０１０－２３４５－６７８９', '010-2345-6789'],
    ['010\u200B2345\u00AD6789', '01023456789'],
    [did, did],
    [`\u200B${address}`, address],
    [`\u2068${did}\u2069`, did],
    [`${did}\u202E`, did],
    [`ｄid:ethr:\u200D${address}\uFE0F`, did],
    ['\uFEFF\u200Etel:+82-10-2345-6789', '+82-10-2345-6789'],
    [`superwallet\u200B:send?address=${did}`, did],
    [address, address],
    [`did:ethr:sepolia:${address}`, `did:ethr:sepolia:${address}`],
    ['tel:+82-10-2345-6789', '+82-10-2345-6789'],
    ['TEL:01023456789', '01023456789'],
    ['tel:%2B82%2010-2345-6789', '+82 10-2345-6789'],
    ['tel:051-747-0123;phone-context=example.com', '051-747-0123'],
    [`superwallet:send?address=${did}`, did],
    [`superwallet:send?address=${address}&asset=BusanCoin`, address],
    ['superwallet:pay?recipient=010-2345-6789', '010-2345-6789'],
    ['superwallet://pay?recipient=%EA%B9%80%EC%84%9C%EC%97%B0', '김서연'],
    ['superwallet:pay?note=x&recipient=+821023456789', '+821023456789'],
    [`superwallet:pay?recipient=${did}`, did],
  ])('%j names %s', (text, recipient) => expect(readRecipientCode(text)).toEqual({ recipient }));

  test.each([
    ['5000', '5000'],
    ['12,500', '12500'],
    ['%20125', '125'],
  ])('can request an amount: %s', (text, amount) =>
    expect(readRecipientCode(`superwallet:pay?recipient=Minsu&amount=${text}`)).toEqual({
      recipient: 'Minsu',
      amount,
    }),
  );

  test.each(['', '0', '-5', '12.5', '1,5', 'ten', '1e9', '%E0%A4%A'])(
    'ignores the invalid amount %j',
    (text) =>
      expect(readRecipientCode(`superwallet:pay?recipient=Minsu&amount=${text}`)).toEqual({
        recipient: 'Minsu',
      }),
  );
});

describe('a code with a name', () => {
  test('returns the name with recipient and amount', () =>
    expect(
      readRecipientCode(
        'superwallet:pay?recipient=010-1234-5678&name=%EA%B9%80%EC%A7%80%EC%9A%B0&amount=5000',
      ),
    ).toEqual({ recipient: '010-1234-5678', name: '김지우', amount: '5000' }));

  test.each([
    '',
    '%20',
    '---',
    // U+202E would reverse the text that follows.
    'ab%E2%80%AEcd',
    'a%0Ab',
    'a%E2%80%8Bb',
    '%E0%A4%A',
    'x'.repeat(162),
  ])('omits the name if it is %j', (name) =>
    expect(readRecipientCode(`superwallet:pay?recipient=Minsu&name=${name}`)).toEqual({
      recipient: 'Minsu',
    }),
  );

  test('never uses the name as the recipient', () =>
    expect(readRecipientCode('superwallet:pay?name=Minsu')).toEqual({ refused: 'other' }));
});

describe('a code that the wallet writes', () => {
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
  ])('is parsed back to the same data: %j', (code) =>
    expect(readRecipientCode(recipientCode(code))).toEqual(code),
  );

  test('truncates a long name between two characters', () =>
    expect(readRecipientCode(recipientCode({ recipient: 'a', name: '😀'.repeat(61) }))).toEqual({
      recipient: 'a',
      name: '😀'.repeat(60),
    }));

  test('drops half a surrogate pair', () =>
    expect(readRecipientCode(recipientCode({ recipient: 'a', name: 'Jiwoo\uD83D' }))).toEqual({
      recipient: 'a',
      name: 'Jiwoo',
    }));

  test('omits a blank name', () =>
    expect(recipientCode({ recipient: 'a', name: ' ' })).toBe('superwallet:pay?recipient=a'));
});

describe('the code of a merchant', () => {
  const merchant: Merchant = {
    code: 'busan-0008',
    name: '광안리 밀면',
    latinName: 'Gwangalli Milmyeon',
    district: '수영구',
    kind: 'restaurant',
    cashbackPercent: 15,
  };

  test('names the merchant', () =>
    expect(readRecipientCode(merchantCode(merchant))).toEqual({
      recipient: 'merchant:busan-0008',
    }));

  test('can request an amount', () =>
    expect(readRecipientCode(` ${merchantCode(merchant, decimal('9000'))}\n`)).toEqual({
      recipient: 'merchant:busan-0008',
      amount: '9000',
    }));

  test.each([
    ['damaged', merchantCode(merchant).replace('0008', '0009')],
    ['damaged', '00020101021126360009KR.ZEROPAY0119000000000000000000152040000530341054041000'],
    [
      'other-network',
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
        '5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    ],
  ])('that is %s is refused', (problem, code) =>
    expect(readRecipientCode(code)).toEqual({ refused: `merchant-${problem}` }),
  );
});

describe('a code without a recipient is refused', () => {
  test.each([
    ['Bitcoin address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin'],
    ['Bitcoin legacy', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bitcoin'],
    [
      'Lightning invoice',
      'LNBC1PVJLUEZPP5QQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQYPQ',
      'lightning',
    ],
    ['LNURL', 'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUK', 'lnurl'],
    ['Tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'tron'],
    ['did:key', 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK', 'other-did'],
    ['text with U+FFFD', '\ufffd\ufffd\ufffd 010', 'unreadable'],
  ])('%s', (_, text, refused) => expect(readRecipientCode(text)).toEqual({ refused }));

  test.each([
    ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'bitcoin'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'bitcoin'],
    ['bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1', 'bitcoin'],
    ['superwallet:pay?recipient=1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bitcoin'],
    ['lightning:lnbc20u1pvjluezpp5qqqsyqcyq5', 'lightning'],
    ['lntb20m1pvjluezpp5qqqsyqcyq5', 'lightning'],
    ['keyauth://example.com?tag=login', 'lnurl'],
    [`ethereum:${address}?value=1e18`, 'ethereum-link'],
    [`superwallet:send?address=${did}&asset=XP`, 'other-asset'],
    ['superwallet:send?address=did:web:example.com', 'other-did'],
    ['superwallet:pay?recipient=did:key:z6Mkha', 'other-did'],
    ['did:web:example.com', 'other-did'],
    ['0xfB69...d359', 'shortened'],
    ['0xfB69\u2026d359', 'shortened'],
    ['did:ethr:0xfB6916095...5d359', 'shortened'],
    ['superwallet:send?address=0xfB69...d359', 'shortened'],
    ['superwallet:pay?recipient=0xfB69...d359', 'shortened'],
    ['https://example.com/pay', 'web'],
    ['HTTP://EXAMPLE.COM', 'web'],
    ['www.example.com', 'web'],
    ['//example.com/pay', 'web'],
    ['example.com/pay?to=1', 'web'],
    ['shop.example.co.kr:8080/a', 'web'],
    [`${'abandon '.repeat(11)}about`, 'secret'],
    ['0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318', 'secret'],
    ['김서연', 'text'],
    ['minsu.kim', 'text'],
    ['minsu@example.com', 'text'],
    ['asdf', 'text'],
    ['12345', 'text'],
    ['김서연\n010-2345-6789', 'text'],
    ['ab\u202Ecd', 'text'],
    ['---', 'text'],
    [`${address}0`, 'text'],
    ['merchant:busan-0001', 'other'],
    ['mailto:minsu@example.com', 'other'],
    ['WIFI:T:WPA;S:cafe;P:secret;;', 'other'],
    ['javascript:alert(1)', 'other'],
    ['BEGIN:VCARD\nVERSION:3.0\nFN:Minsu\nEND:VCARD', 'other'],
    ['', 'other'],
    ['   ', 'other'],
    ['\u200B', 'other'],
    ['\u3164', 'other'],
    ['가'.repeat(201), 'text'],
    ['tel:', 'other'],
    ['tel:minsu', 'other'],
    ['tel:7042', 'other'],
    ['tel:%E0%A4%A', 'other'],
    ['superwallet:pay', 'other'],
    ['superwallet:pay?amount=5000', 'other'],
    ['superwallet:pay?recipient=', 'other'],
    ['superwallet:pay?recipient=%20', 'other'],
    ['superwallet:pay?recipient=%E0%A4%A', 'other'],
    ['superwallet:pay?recipient=a%0Ab', 'other'],
    [`superwallet:pay?recipient=${'x'.repeat(201)}`, 'other'],
    ['superwallet:other?recipient=Minsu', 'other'],
    ['superwallet:payment?recipient=Minsu', 'other'],
    ['superwallet:receipt?merchant=Lotte&amount=49.90', 'other'],
  ])('%j', (text, refused) => expect(readRecipientCode(text)).toEqual({ refused }));

  test('at any length', () => {
    for (const text of ['0', 'x', ' ', 'a.', 'abandon ', 'lnbc1']) {
      expect(readRecipientCode(text.repeat(1_000_000))).toEqual({ refused: 'other' });
    }
    for (const text of ['0', 'x', 'a.', 'a-', 'abandon ', 'lnbc1', 'did:ethr:a:']) {
      expect(readRecipientCode(text.repeat(4_000 / text.length))).toHaveProperty('refused');
    }
  });
});
