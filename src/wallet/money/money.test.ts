import { describe, expect, test } from 'vitest';

import { decimal } from './decimal.ts';
import { briefAddress, shortenAddress } from '#wallet/entities/address.ts';
import { assetName, balanceOf, dollarValue, portfolioValue } from './assets.ts';
import { formatDollars, formatFixed, formatUnits, formatWon } from './format.ts';
import { both, ready } from '#wallet/loadable.ts';
import { checkSend, isSendFilled, sendTotal, shortRecipient } from '#wallet/forms/send.ts';
import { mostRecent } from '#wallet/entities/transactions.ts';

const holdings = [
  { assetType: 'XP', balance: decimal('100') },
  { assetType: 'BTC', balance: decimal('0.5') },
];

describe('valuation', () => {
  test.each([
    ['XP', '0.8'],
    ['USDC', '1'],
    ['CBDC', '1'],
    ['BTC', '45000'],
    ['ETH', '2500'],
    ['BusanCoin', '1'],
    ['whatever', '1'],
  ])('one %s is worth %s dollars', (assetType, dollars) =>
    expect(dollarValue(assetType, decimal('1'))).toBe(dollars),
  );

  test('a portfolio is worth the sum', () => {
    expect(portfolioValue(holdings)).toBe('22580');
    expect(portfolioValue([])).toBe('0');
  });

  test('an asset that is not held has no balance', () => {
    expect(balanceOf(holdings, 'XP')).toBe('100');
    expect(balanceOf(holdings, 'ETH')).toBe('0');
  });

  test('an unknown asset names itself', () => {
    expect(assetName('BTC')).toBe('Bitcoin');
    expect(assetName('DOGE')).toBe('DOGE');
  });
});

describe('formats', () => {
  test.each([
    ['0', '$0.00'],
    ['1234.5', '$1,234.50'],
    ['1234567.895', '$1,234,567.90'],
    ['-3', '-$3.00'],
  ])('%s dollars are %s', (value, text) => expect(formatDollars(decimal(value))).toBe(text));

  test.each([
    ['0', '₩0'],
    ['1', '₩1'],
    ['12500', '₩12,500'],
    ['1000000', '₩1,000,000'],
    ['12345678901234567890', '₩12,345,678,901,234,567,890'],
    ['-1', '-₩1'],
    ['-48700.50', '-₩48,700.5'],
    // A coin has a smaller unit, and a fraction of one is not nothing.
    ['0.5', '₩0.5'],
    ['48500.123456789', '₩48,500.12345678'],
    ['0.000000000000000001', '₩0.000000000000000001'],
  ])('%s won are %s', (value, text) => expect(formatWon(decimal(value))).toBe(text));

  test('units are grouped and cut after eight digits', () => {
    expect(formatUnits(decimal('1234567.123456789'))).toBe('1,234,567.12345678');
    expect(formatUnits(decimal('0.5'))).toBe('0.5');
    expect(formatUnits(decimal('0.000000000000000001'))).toBe('0.000000000000000001');
    expect(formatUnits(decimal('0'))).toBe('0');
    expect(formatFixed(decimal('1234.0005'), 3)).toBe('1,234.001');
  });
});

describe('addresses', () => {
  const did = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

  test('a recipient shows its first 10 and last 4 characters', () => {
    expect(shortRecipient(did)).toBe('did:ethr:0...d359');
    expect(shortRecipient(' 12345678901234 ')).toBe('12345678901234');
    expect(shortRecipient('123456789012345')).toBe('1234567890...2345');
  });

  test('a list shows an address without its DID prefix', () => {
    expect(briefAddress(did)).toBe('0xfB69...d359');
    expect(shortenAddress('short', 10, 4)).toBe('short');
  });
});

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

describe('the most recent transactions', () => {
  const transaction = (id: number, createdAt?: string) => ({
    id,
    transactionType: 'send',
    assetType: 'XP',
    amount: decimal('1'),
    status: 'completed',
    ...(createdAt === undefined ? {} : { createdAt }),
  });
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  test('are those with the highest ids where no time is sent', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((id) => transaction(id));
    expect(ids(mostRecent(all, 5))).toEqual([7, 6, 5, 4, 3]);
  });

  test('are the latest where times are sent', () => {
    const all = [
      transaction(1, '2025-01-03T00:00:00Z'),
      transaction(2, '2025-01-01T00:00:00Z'),
      transaction(3, '2025-01-02T00:00:00Z'),
    ];
    expect(ids(mostRecent(all, 2))).toEqual([1, 3]);
  });
});

describe('two loadables together', () => {
  const failed = { status: 'failed', message: '500: no' } as const;
  const loading = { status: 'loading' } as const;

  test('fail when either fails, load while either loads, else hold both', () => {
    expect(both(loading, failed)).toBe(failed);
    expect(both(failed, ready(1))).toBe(failed);
    expect(both(ready(1), loading)).toEqual(loading);
    expect(both(ready(1), ready('a'))).toEqual(ready([1, 'a']));
  });
});
