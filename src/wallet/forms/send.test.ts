import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { checkSend, isSendFilled, sendTotal, shortRecipient } from './send.ts';

const holdings = [
  { assetType: 'XP', balance: decimal('100') },
  { assetType: 'BTC', balance: decimal('0.5') },
];

describe('send rules', () => {
  const draft = { assetType: 'XP', amount: '10', toAddress: '0xabc' };

  test('a draft that keeps every rule is a transfer', () => {
    expect(checkSend({ ...draft, amount: ' 10.50 ', toAddress: ' 0xabc ' }, holdings)).toEqual({
      accepted: { assetType: 'XP', amount: '10.5', toAddress: '0xabc' },
    });
  });

  test.each([
    { ...draft, assetType: '' },
    { ...draft, amount: '' },
    { ...draft, amount: '0' },
    { ...draft, amount: '-5' },
    { ...draft, amount: 'ten' },
    { ...draft, toAddress: '' },
    { ...draft, toAddress: '   ' },
  ])('a missing part is refused first: %j', (incomplete) =>
    expect(checkSend(incomplete, holdings)).toEqual({ problem: 'send.input-required' }),
  );

  test('the whole balance may go, one unit of the last digit more may not; the fee does not count', () => {
    expect(checkSend({ ...draft, amount: '100' }, holdings)).toHaveProperty('accepted');
    expect(checkSend({ ...draft, amount: '100.000000000000000001' }, holdings)).toEqual({
      problem: 'send.insufficient-balance',
    });
    expect(checkSend({ ...draft, assetType: 'ETH', amount: '1' }, holdings)).toEqual({
      problem: 'send.insufficient-balance',
    });
  });

  test('the button waits for all three fields; blanks count as filled, no amount does not', () => {
    expect(isSendFilled(draft)).toBe(true);
    expect(isSendFilled({ ...draft, toAddress: ' ' })).toBe(true);
    expect(isSendFilled({ ...draft, amount: '0' })).toBe(false);
    expect(isSendFilled({ ...draft, assetType: '' })).toBe(false);
    expect(isSendFilled({ ...draft, toAddress: '' })).toBe(false);
  });

  test('the total adds the shown fee', () => {
    expect(sendTotal(decimal('10'))).toBe('10.001');
  });
});

test('a recipient shows its first 10 and last 4 characters', () => {
  const did = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  expect(shortRecipient(did)).toBe('did:ethr:0...d359');
  expect(shortRecipient(' 12345678901234 ')).toBe('12345678901234');
  expect(shortRecipient('123456789012345')).toBe('1234567890...2345');
});
