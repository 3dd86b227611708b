import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { checkSend, missingSendParts, networkFee, sendTotal, shortRecipient } from './send.ts';

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

  test.each<[Partial<typeof draft>, object]>([
    [{ assetType: '' }, { assetType: 'missing' }],
    [{ amount: '' }, { amount: 'missing' }],
    [{ amount: '0' }, { amount: 'missing' }],
    [{ amount: '-5' }, { amount: 'missing' }],
    [{ amount: 'ten' }, { amount: 'missing' }],
    [{ toAddress: '' }, { toAddress: 'missing' }],
    [{ toAddress: '   ' }, { toAddress: 'missing' }],
    [
      { amount: '101', toAddress: ' ' },
      { amount: 'above-balance', toAddress: 'missing' },
    ],
    // Without an asset there is no balance to be above.
    [{ assetType: '', amount: '101' }, { assetType: 'missing' }],
  ])('a missing part is refused first: %j', (part, fields) =>
    expect(checkSend({ ...draft, ...part }, holdings)).toEqual({
      problem: 'send.input-required',
      fields,
    }),
  );

  test('the whole balance may go, one unit of the last digit more may not; the fee does not count', () => {
    const refused = { problem: 'send.insufficient-balance', fields: { amount: 'above-balance' } };
    expect(checkSend({ ...draft, amount: '100' }, holdings)).toHaveProperty('accepted');
    expect(checkSend({ ...draft, amount: '100.000000000000000001' }, holdings)).toEqual(refused);
    expect(checkSend({ ...draft, assetType: 'ETH', amount: '1' }, holdings)).toEqual(refused);
  });

  test('the button waits for all three parts; blanks count as filled, no amount does not', () => {
    expect(missingSendParts(draft)).toEqual([]);
    expect(missingSendParts({ ...draft, toAddress: ' ' })).toEqual([]);
    expect(missingSendParts({ ...draft, amount: '0' })).toEqual(['amount']);
    expect(missingSendParts({ assetType: '', amount: '', toAddress: '' })).toEqual([
      'toAddress',
      'assetType',
      'amount',
    ]);
  });

  test('the total adds the shown fee', () => {
    expect(networkFee).toBe('0.001');
    expect(sendTotal(decimal('10'))).toBe('10.001');
  });
});

test('a recipient shows its first 10 and last 4 characters', () => {
  const did = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  expect(shortRecipient(did)).toBe('did:ethr:0...d359');
  expect(shortRecipient(' 12345678901234 ')).toBe('12345678901234');
  expect(shortRecipient('123456789012345')).toBe('1234567890...2345');
});
