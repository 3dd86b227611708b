import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';
import { sendTotal } from '#wallet/rules/send.ts';

import { checkSend, missingSendParts, shortRecipient } from './send.ts';

const fees = { send: decimal('0.001') };

const holdings = [
  { assetType: 'XP', balance: decimal('100') },
  { assetType: 'BTC', balance: decimal('0.5') },
];

describe('send rules', () => {
  const draft = { assetType: 'XP', amount: '10', toAddress: '0xabc' };

  test('a draft that follows every rule is accepted', () => {
    expect(
      checkSend({ ...draft, amount: ' 10.50 ', toAddress: ' 0xabc ' }, holdings, fees),
    ).toEqual({
      accepted: { assetType: 'XP', amount: '10.5', fee: '0.001', toAddress: '0xabc' },
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
    // Without an asset there is no balance to exceed.
    [{ assetType: '', amount: '101' }, { assetType: 'missing' }],
  ])('a missing part is refused first: %j', (part, fields) =>
    expect(checkSend({ ...draft, ...part }, holdings, fees)).toEqual({
      problem: 'send.input-required',
      fields,
    }),
  );

  test('an amount above the balance is refused with the notice, by one unit of the last digit', () => {
    const refused = { problem: 'send.insufficient-balance', fields: { amount: 'above-balance' } };
    expect(checkSend({ ...draft, amount: '100.000000000000000001' }, holdings, fees)).toEqual(
      refused,
    );
    expect(checkSend({ ...draft, assetType: 'ETH', amount: '1' }, holdings, fees)).toEqual(refused);
  });

  test('the local currency must not exceed the remainder of its daily limit, if it is known', () => {
    const held = [{ assetType: 'BusanCoin', balance: decimal('10000') }];
    const typed = { ...draft, assetType: 'BusanCoin' };
    const left = decimal('5000');
    expect(checkSend({ ...typed, amount: '5000' }, held, fees, '', left)).toHaveProperty(
      'accepted',
    );
    expect(checkSend({ ...typed, amount: '5001' }, held, fees, '', left)).toEqual({
      problem: undefined,
      fields: { amount: 'above-limit' },
    });
    expect(checkSend({ ...typed, amount: '5001' }, held, fees)).toHaveProperty('accepted');
  });

  test('the balance must cover the network fee, after the documented rules', () => {
    const refused = { problem: undefined, fields: { amount: 'no-room-for-fee' } };
    expect(checkSend({ ...draft, amount: '99.999' }, holdings, fees)).toHaveProperty('accepted');
    expect(checkSend({ ...draft, amount: '99.999000000000000001' }, holdings, fees)).toEqual(
      refused,
    );
    expect(checkSend({ ...draft, amount: '100' }, holdings, fees)).toEqual(refused);
    expect(checkSend({ ...draft, assetType: 'BTC', amount: '0.5' }, holdings, fees)).toEqual(
      refused,
    );
  });

  test('the local currency is sent in whole won, even when pasted with its sign', () => {
    const coins = [{ assetType: 'BusanCoin', balance: decimal('5000.5') }];
    const local = { ...draft, assetType: 'BusanCoin' };
    for (const amount of ['5,000', '₩5,000', '5,000원', '5,000 BusanCoin']) {
      expect(checkSend({ ...local, amount }, coins, fees)).toHaveProperty(
        'accepted.amount',
        '5000',
      );
    }
    expect(checkSend({ ...local, amount: '0.5' }, coins, fees)).toEqual({
      problem: undefined,
      fields: { amount: 'not-whole' },
    });
  });

  test.each([
    ['XP', '0.009', '0.01'],
    ['BTC', '0.00000001', '0.000001'],
  ])(
    'a send of %s has a least amount, so that dust cannot fill the bells of others',
    (assetType, dust, least) => {
      expect(checkSend({ ...draft, assetType, amount: dust }, holdings, fees)).toEqual({
        problem: undefined,
        fields: { amount: 'too-small' },
      });
      expect(checkSend({ ...draft, assetType, amount: least }, holdings, fees)).toHaveProperty(
        'accepted',
      );
    },
  );

  test('the button waits for all three parts; blanks count as filled, an unreadable amount does not', () => {
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
    expect(sendTotal(decimal('10'), fees)).toBe('10.001');
  });
});

/** Addresses and links as users paste them, from reports about other wallets. */
describe('an address', () => {
  const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
  const own = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const draft = { assetType: 'XP', amount: '10', toAddress: '' };
  const check = (toAddress: string) => checkSend({ ...draft, toAddress }, holdings, fees, own);

  test.each([
    ['zero-width blank at the end', `${address}\u200b`],
    ['ethereum: pasted', `ethereum:${address}`],
    ['amount in the code', `ethereum:${address}?value=2.014e18`],
    ['own link', `superwallet:send?address=${address}`],
  ])('%s', (_, toAddress) => {
    expect(check(toAddress)).toEqual({
      accepted: { assetType: 'XP', amount: '10', fee: '0.001', toAddress: address },
    });
  });

  test.each([
    ['zero address', '0x0000000000000000000000000000000000000000', 'zero-address'],
    ['another chain', `ethereum:${address}@137`, 'other-chain'],
    ['recovery phrase', `${'abandon '.repeat(11)}about`, 'secret'],
    [
      'private key (a published example)',
      '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318',
      'secret',
    ],
    ['a shortened address', '0xfB69...d359', 'shortened'],
    ['a call of a contract', `ethereum:${address}/transfer?uint256=1`, 'contract-call'],
    ['the DID of the user', own, 'own-address'],
    ['their own address in lower case', own.slice('did:ethr:'.length).toLowerCase(), 'own-address'],
    ['their own link', `superwallet:send?address=${own}`, 'own-address'],
  ])('%s', (_, toAddress, problem) => {
    expect(check(toAddress)).toEqual({ problem: undefined, fields: { toAddress: problem } });
  });

  test('is reported beside other errors', () => {
    const toAddress = `ethereum:${address}@137`;
    expect(checkSend({ ...draft, toAddress, amount: '' }, holdings, fees, own)).toEqual({
      problem: 'send.input-required',
      fields: { amount: 'missing', toAddress: 'other-chain' },
    });
    expect(checkSend({ ...draft, toAddress, amount: '101' }, holdings, fees, own)).toEqual({
      problem: 'send.insufficient-balance',
      fields: { amount: 'above-balance', toAddress: 'other-chain' },
    });
  });

  test('of an unknown format is accepted, because the provider checks it', () => {
    expect(check(' minseo.eth ')).toHaveProperty('accepted.toAddress', 'minseo.eth');
  });

  test('is not refused as the user’s own if that is unknown', () => {
    expect(checkSend({ ...draft, toAddress: own }, holdings, fees)).toHaveProperty('accepted');
    expect(checkSend({ ...draft, toAddress: 'minseo.eth' }, holdings, fees, '')).toHaveProperty(
      'accepted',
    );
  });
});

test('a recipient is shown with its first 10 and last 4 characters', () => {
  const did = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  expect(shortRecipient(did)).toBe('did:ethr:0...d359');
  expect(shortRecipient(' 12345678901234 ')).toBe('12345678901234');
  expect(shortRecipient('123456789012345')).toBe('1234567890...2345');
});
