import { describe, expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import type { PaymentCard } from '#wallet/entities/payment-card.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { depositMethods } from '#wallet/entities/money-choices.ts';
import { depositFee, depositFeeText, depositLimits } from '#wallet/rules/deposit.ts';
import { checkDeposit, emptyDeposit, type DepositDraft } from './deposit.ts';

const fees = { 'deposit-card': decimal('0.025'), 'deposit-wire': decimal('15') };

const draft: DepositDraft = { ...emptyDeposit, assetType: 'XP', amount: '100', method: 'bank' };

const account = (id: number, isDefault: boolean): BankAccount => ({
  id,
  bankName: 'Hana',
  accountNumber: '620-910123-45607',
  accountHolder: 'Jiwoo Kim',
  accountType: 'savings',
  isDefault,
  paidBefore: true,
  otherHolder: false,
});
const card = (id: number, isDefault: boolean): PaymentCard => ({
  id,
  brand: 'Visa',
  lastFour: '4242',
  expiry: '2034-12',
  currency: 'USD',
  isDefault,
});
const sources = {
  accounts: [account(3, false), account(4, true)],
  cards: [card(7, true), card(8, false)],
};

const rates: readonly ExchangeRate[] = [
  { assetType: 'XP', won: decimal('1000'), dollars: decimal('0.8'), change: decimal('5.2') },
];
const check = (part: Partial<DepositDraft>) =>
  checkDeposit({ ...draft, ...part }, rates, sources, fees);

test('the fees are stated in words', () => {
  const texts = depositMethods.map((method) => depositFeeText(method, fees, english.bank.fee));
  expect(texts).toEqual(['Free', '2.5%', 'Network fee', '$15']);
  const free = { 'deposit-card': decimal('0'), 'deposit-wire': decimal('0') };
  expect(depositFeeText('card', free, english.bank.fee)).toBe('Free');
  expect(depositFeeText('wire', free, english.bank.fee)).toBe('Free');
});

test('the limits are the documented ones', () => {
  expect(depositLimits).toEqual({ minimum: '10', maximum: '100000' });
});

describe('the fee', () => {
  test.each([
    ['100', 'bank', '0.8', '0'],
    ['100', 'crypto', '0.8', '0'],
    ['100', 'card', '0.8', '2.5'],
    // 2.5% of the last digit is rounded up to one.
    ['0.000000000000000001', 'card', '0.8', '0.000000000000000001'],
    ['10.000000000000000001', 'card', '0.8', '0.250000000000000001'],
    ['100', 'wire', '0.8', '18.75'],
    ['1', 'wire', '1', '15'],
    ['0.5', 'wire', '45000', '0.000333333333333334'],
  ] as const)('of %s by %s at %s dollars a unit is %s', (amount, method, rate, fee) =>
    expect(
      depositFee({ assetType: 'XP', amount: decimal(amount), method, rate: decimal(rate) }, fees),
    ).toBe(fee),
  );
});

describe('a deposit', () => {
  test('of the local currency is in whole won, and so is its fee', () => {
    const byCard = { assetType: 'BusanCoin', method: 'card' } as const;
    expect(check({ ...byCard, amount: '1,001' })).toHaveProperty('accepted.fee', '26');
    expect(check({ ...byCard, amount: '1001.5' })).toEqual({
      problem: undefined,
      fields: { amount: 'not-whole' },
    });
  });

  test('is accepted with all fields', () => {
    expect(check({ amount: ' 1,000.50 ' })).toEqual({
      accepted: {
        assetType: 'XP',
        amount: '1000.5',
        fee: '0',
        method: 'bank',
        bankAccountId: 4,
        charged: '1000500',
      },
    });
    expect(check({ method: 'wire' })).toHaveProperty('accepted.fee', '18.75');
    // An asset without a rate counts as one dollar a unit.
    expect(check({ assetType: 'USDC', method: 'wire' })).toHaveProperty('accepted.fee', '15');
  });

  test.each<[string, Partial<DepositDraft>, object]>([
    ['the default account in won', { method: 'bank' }, { bankAccountId: 4, charged: '100000' }],
    ['the chosen account', { method: 'wire', bankAccountId: '3' }, { bankAccountId: 3 }],
    ['the fee of a wire too', { method: 'wire' }, { charged: '118750' }],
    ['whole won, rounded up', { amount: '10.0001' }, { charged: '10001' }],
    ['the default card in dollars', { method: 'card' }, { cardId: 7, charged: '82' }],
    ['the chosen card', { method: 'card', cardId: '8', bankAccountId: '3' }, { cardId: 8 }],
    ['cents, rounded up', { method: 'card', amount: '10.01' }, { charged: '8.21' }],
  ])('charges %s', (_name, part, accepted) => expect(check(part)).toMatchObject({ accepted }));

  test.each<[Partial<DepositDraft>, string]>([
    [{ method: 'card', cardId: '9' }, 'card-removed'],
    [{ method: 'wire', bankAccountId: '9' }, 'account-removed'],
  ])('with %j does not charge another source', (part, source) =>
    expect(check(part)).toEqual({ problem: undefined, fields: { source } }),
  );

  test('by a network charges nothing', () => {
    const accepted = { assetType: 'XP', amount: '100', fee: '0', method: 'crypto' };
    const byNetwork: DepositDraft = { ...draft, method: 'crypto', cardId: '7' };
    expect(checkDeposit(byNetwork, rates, sources, fees)).toEqual({ accepted });
    expect(checkDeposit(byNetwork, rates, { accounts: [], cards: [] }, fees)).toEqual({ accepted });
  });

  test.each([
    ['bank', 'no-accounts'],
    ['wire', 'no-accounts'],
    ['card', 'no-cards'],
  ] as const)('by %s needs a saved source', (method, source) =>
    expect(checkDeposit({ ...draft, method }, rates, { accounts: [], cards: [] }, fees)).toEqual({
      problem: 'deposit.missing-information',
      fields: { source },
    }),
  );

  test.each(['5', '200000', '0.000000000000000001'])(
    'of %s is accepted: the provider enforces the limits',
    (amount) => expect(check({ amount })).toHaveProperty('accepted'),
  );

  test.each<[Partial<DepositDraft>, object]>([
    [{ assetType: '' }, { assetType: 'missing' }],
    [{ amount: '' }, { amount: 'missing' }],
    [{ amount: '0' }, { amount: 'no-amount' }],
    [{ amount: '-5' }, { amount: 'no-amount' }],
    [{ amount: 'ten' }, { amount: 'no-amount' }],
    [{ method: '' }, { method: 'missing' }],
    [
      { ...emptyDeposit, amount: ' ' },
      { assetType: 'missing', amount: 'missing', method: 'missing' },
    ],
  ])('%j is refused', (part, fields) =>
    expect(check(part)).toEqual({
      problem: 'deposit.missing-information',
      fields,
    }),
  );
});
