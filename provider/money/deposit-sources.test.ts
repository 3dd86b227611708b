import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sampleRates } from '#samples/rates.ts';
import { BankAccount } from '#wallet/entities/bank-account.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { PaymentCard } from '#wallet/entities/payment-card.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { describeOnEachDatabase } from '../testing/each-database.ts';
import { saveCard } from '../testing/save-sources.ts';
import {
  sentenceOf,
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

await describeOnEachDatabase('sources of deposits', (fresh) => {
  let provider: TestProvider;
  let rates: readonly ExchangeRate[] = sampleRates;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { rates: () => rates });
  });
  afterAll(async () => {
    expect(await provider.ledgerFaults()).toEqual([]);
    await provider.close();
  });

  const ask = (person: Person, method: string, path: string, body?: object) =>
    provider.request(method, path, { token: person.token, ...(body && { body }) });
  const post = (person: Person, path: string, body: object) =>
    ask(person, 'POST', path, { userId: person.id, ...body });
  const deposit = (person: Person, changes: object) =>
    post(person, '/deposits', { assetType: 'XP', amount: '20', fee: '0', ...changes });
  const topUp = (person: Person, changes: object = {}) =>
    post(person, '/local/top-ups', { amount: '5000', source: 'bank', rate: '1', ...changes });
  const account = async (person: Person, bankName: string, accountNumber: string) => {
    const holder = { accountHolder: 'Test Person', accountType: 'checking' };
    const answer = await post(person, '/bank-accounts', { bankName, accountNumber, ...holder });
    return BankAccount.parse(answer.body).id;
  };
  const accountsOf = async (person: Person) =>
    z
      .array(BankAccount)
      .parse((await provider.get(`/bank-accounts/${person.id}`, person.token)).body);
  const cardsOf = async (person: Person) =>
    z.array(PaymentCard).parse((await provider.get(`/cards/${person.id}`, person.token)).body);
  const receipt = async (person: Person, answer: Answer) => {
    const { transactionId } = MoneyAnswer.parse(answer.body);
    return Receipt.parse((await provider.get(`/receipts/${transactionId}`, person.token)).body);
  };
  const lastReceipt = async (person: Person) => {
    const [last] = await provider.transactions(person);
    return Receipt.parse((await provider.get(`/receipts/${last?.id ?? 0}`, person.token)).body);
  };
  const setDefault = (person: Person, kind: string, id: number) =>
    ask(person, 'PUT', `/${kind}s/${id}/default`);
  const refused = (answer: Answer) => [answer.status, sentenceOf(answer)];

  describe('a deposit', () => {
    it('charges the named account in won, and its receipt names it', async () => {
      const person = await provider.register();
      await account(person, 'Hana', '620-910123-45607');
      const bankAccountId = await account(person, 'KB Kookmin', '123-45-678901');
      const wire = { method: 'wire', fee: '18.75', bankAccountId, charged: '38750' };
      expect(await receipt(person, await deposit(person, wire))).toMatchObject({
        status: 'completed',
        from: { name: 'KB Kookmin', detail: '•••• 8901' },
        charged: { currency: 'KRW', amount: '38750', rate: '1000' },
      });
      const bank = { method: 'bank', amount: '20.0001', bankAccountId, charged: '20001' };
      expect((await receipt(person, await deposit(person, bank))).charged?.amount).toBe('20001');
      expect(await provider.balance(person, 'XP')).toBe('140.0001');
    });

    it('charges the named card in dollars, and its receipt names it', async () => {
      const person = await provider.register();
      const { id: cardId } = await saveCard(provider, person);
      const body = { method: 'card', fee: '0.5', cardId, charged: '16.4' };
      expect(await receipt(person, await deposit(person, body))).toMatchObject({
        status: 'completed',
        from: { name: 'Visa', detail: '•••• 4242' },
        charged: { currency: 'USD', amount: '16.4', rate: '0.8' },
      });
      // 10.01 XP and its fee of 0.25025 XP cost 8.2082 dollars, rounded up to the cent.
      const cents = { method: 'card', amount: '10.01', fee: '0.25025', charged: '8.21' };
      expect((await deposit(person, cents)).status).toBe(201);
    });

    it('charges the default if no source is named, as in the previous version', async () => {
      const person = await provider.register();
      await account(person, 'Hana', '620-910123-45607');
      const second = await account(person, 'Woori', '1002-345-678901');
      const from = async (method: string, fee: string) =>
        (await receipt(person, await deposit(person, { method, fee }))).from.name;
      expect(await from('bank', '0')).toBe('Hana');
      expect((await setDefault(person, 'bank-account', second)).status).toBe(200);
      expect(await from('bank', '0')).toBe('Woori');
      expect(await from('wire', '18.75')).toBe('Woori');
    });

    it('without a saved source is refused, and charges nothing', async () => {
      const person = await provider.register();
      for (const [method, fee] of [
        ['bank', '0'],
        ['wire', '18.75'],
        ['card', '0.5'],
      ]) {
        expect(refused(await deposit(person, { method, fee }))).toEqual([
          422,
          'You have saved no account or card that can be charged. Add one in Bank Information first.',
        ]);
      }
      expect(await provider.balance(person, 'XP')).toBe('100');
    });

    it('from the source of another user is refused', async () => {
      const [person, other] = [await provider.register(), await provider.register()];
      await account(person, 'Hana', '620-910123-45607');
      await saveCard(provider, person);
      const bankAccountId = await account(other, 'Hana', '620-910123-45608');
      const { id: cardId } = await saveCard(provider, other);
      expect(refused(await deposit(person, { method: 'bank', bankAccountId }))).toEqual([
        422,
        'The bank account is not one of yours. Choose a saved account.',
      ]);
      expect(refused(await deposit(person, { method: 'card', fee: '0.5', cardId }))).toEqual([
        422,
        'The card is not one of yours. Choose a saved card.',
      ]);
      expect(await provider.balance(person, 'XP')).toBe('100');
    });

    it('from a source that its method cannot charge is refused', async () => {
      const person = await provider.register();
      const bankAccountId = await account(person, 'Hana', '620-910123-45607');
      const { id: cardId } = await saveCard(provider, person);
      for (const body of [
        { method: 'card', fee: '0.5', bankAccountId },
        { method: 'bank', cardId },
        { method: 'wire', fee: '18.75', cardId },
        { method: 'crypto', cardId },
        { method: 'crypto', bankAccountId },
        { method: 'bank', bankAccountId, cardId },
      ]) {
        expect(refused(await deposit(person, body))).toEqual([
          422,
          'The method cannot charge this account or card. Choose another source.',
        ]);
      }
    });

    it('is refused with the new charge when the rate has changed', async () => {
      const person = await provider.register();
      await saveCard(provider, person);
      const bankAccountId = await account(person, 'Hana', '620-910123-45607');
      rates = sampleRates.map((rate) =>
        rate.assetType === 'XP' ? { ...rate, won: decimal('1100') } : rate,
      );
      const body = { method: 'bank', bankAccountId, charged: '20000' };
      const answer = await deposit(person, body);
      const again = await deposit(person, { ...body, charged: '22000' });
      rates = sampleRates;
      expect(refused(answer)).toEqual([
        409,
        'The rate has changed: 22,000 KRW is charged by now. Check it and deposit again.',
      ]);
      expect((await receipt(person, again)).charged).toMatchObject({ amount: '22000' });
    });

    it.each([
      [
        '4000000000000002',
        'The payment was declined, and nothing was charged. Check with your bank, or choose another method.',
      ],
      [
        '4000000000009995',
        'There is not enough money on the account or card, and nothing was charged. Choose another one.',
      ],
    ])('by the test card %s fails, and credits nothing', async (cardNumber, sentence) => {
      const person = await provider.register();
      const { id: cardId } = await saveCard(provider, person, cardNumber);
      const body = { method: 'card', fee: '0.5', cardId };
      expect(refused(await deposit(person, body))).toEqual([402, sentence]);
      expect(await provider.balance(person, 'XP')).toBe('100');
      expect(await lastReceipt(person)).toMatchObject({ status: 'failed', reason: sentence });
    });

    it('by a network names the own address, and charges no account', async () => {
      const person = await provider.register();
      const found = await receipt(person, await deposit(person, { method: 'crypto' }));
      expect(found).toMatchObject({
        status: 'completed',
        from: { name: 'Crypto network', detail: '' },
        to: { detail: person.did },
        charged: null,
      });
    });

    it('is unaffected by the removal of its source', async () => {
      const person = await provider.register();
      const { id: cardId } = await saveCard(provider, person);
      const answer = await deposit(person, { method: 'card', fee: '0.5', cardId });
      expect((await ask(person, 'DELETE', `/cards/${cardId}`)).status).toBe(200);
      expect((await receipt(person, answer)).from.detail).toBe('•••• 4242');
    });
  });

  describe('a top-up', () => {
    it('charges the named account, or the default, and its receipt names it', async () => {
      const person = await provider.register();
      await account(person, 'Hana', '620-910123-45607');
      const bankAccountId = await account(person, 'Woori', '1002-345-678901');
      const named = await receipt(person, await topUp(person, { bankAccountId }));
      expect(named.from).toEqual({ name: 'Woori', detail: '•••• 8901' });
      expect((await receipt(person, await topUp(person))).from.name).toBe('Hana');
      expect(await provider.balance(person, 'BusanCoin')).toBe('20000');
    });

    it('without an account, or from an unfit one, is refused', async () => {
      const person = await provider.register();
      expect(refused(await topUp(person))[1]).toMatch(/^You have saved no account/);
      const bankAccountId = await account(person, 'Woori', '1002-345-678901');
      const other = await provider.register();
      expect(refused(await topUp(other, { bankAccountId }))[1]).toMatch(/not one of yours/);
      const unfit = { source: 'XP', rate: '1000', bankAccountId };
      expect(refused(await topUp(person, unfit))[1]).toMatch(/^The method cannot charge/);
    });
  });

  describe('a card', () => {
    it('is stored without its number, and once', async () => {
      const person = await provider.register();
      const card = { cardNumber: '4242 4242 4242 4242', securityCode: '737' };
      const first = await post(person, '/cards', { ...card, expiry: '2030-01' });
      expect([first.status, first.body]).toEqual([
        200,
        {
          id: expect.any(Number),
          brand: 'Visa',
          lastFour: '4242',
          expiry: '2030-01',
          currency: 'USD',
          isDefault: true,
        },
      ]);
      await post(person, '/cards', { ...card, expiry: '2034-12' });
      expect(await cardsOf(person)).toMatchObject([{ lastFour: '4242', expiry: '2034-12' }]);
    });

    it.each([
      ['with a wrong check digit', { cardNumber: '4242424242424241' }],
      ['with letters', { cardNumber: '4242x42424242424242' }],
      ['with a very long number', { cardNumber: '4'.repeat(1_000) }],
      ['without a security code', { securityCode: '' }],
      ['with a long security code', { securityCode: '12345' }],
      ['with an impossible month', { expiry: '2034-13' }],
      ['with an expiry as printed', { expiry: '12/34' }],
    ])('%s is refused', async (_case, changes) => {
      const person = await provider.register();
      const card = { cardNumber: '4242424242424242', expiry: '2034-12', securityCode: '737' };
      expect((await post(person, '/cards', { ...card, ...changes })).status).toBe(422);
      expect(await cardsOf(person)).toEqual([]);
    });

    it('that is not a test card is refused by the sandbox', async () => {
      const person = await provider.register();
      const real = { cardNumber: '5555555555554444', expiry: '2034-12', securityCode: '737' };
      expect(refused(await post(person, '/cards', real))).toEqual([
        422,
        'This sandbox accepts its test cards only, such as 4242 4242 4242 4242. Never enter a real card here.',
      ]);
    });

    it('that has expired is refused, also for a deposit', async () => {
      const person = await provider.register();
      const card = { cardNumber: '4242424242424242', securityCode: '737' };
      const now = provider.environment.clock.now();
      const thisMonth = now.toISOString().slice(0, 7);
      const lastYear = `${now.getUTCFullYear() - 1}${thisMonth.slice(4)}`;
      expect(refused(await post(person, '/cards', { ...card, expiry: lastYear }))).toEqual([
        422,
        'The card has expired. Use another card.',
      ]);
      expect((await post(person, '/cards', { ...card, expiry: thisMonth })).status).toBe(200);
      provider.environment.advance(32 * 24 * 3_600_000);
      const token = await provider.request('POST', '/auth/login', {
        body: { email: person.email, password: 'correct horse' },
      });
      const later = { ...person, ...z.object({ token: z.string() }).parse(token.body) };
      expect(refused(await deposit(later, { method: 'card', fee: '0.5' }))[1]).toBe(
        'The card has expired. Use another card.',
      );
    });

    it('of another user can be neither read, removed nor made the default', async () => {
      const [person, other] = [await provider.register(), await provider.register()];
      const { id } = await saveCard(provider, person);
      expect((await provider.get(`/cards/${person.id}`, other.token)).status).toBe(403);
      expect((await ask(other, 'DELETE', `/cards/${id}`)).status).toBe(404);
      expect((await setDefault(other, 'card', id)).status).toBe(404);
      expect(await cardsOf(person)).toHaveLength(1);
    });
  });

  describe('the default', () => {
    it('is the oldest, until another is chosen or it is removed', async () => {
      const person = await provider.register();
      await account(person, 'Hana', '620-910123-45607');
      const second = await account(person, 'Woori', '1002-345-678901');
      const third = await account(person, 'IBK', '010-1234-567890');
      const defaults = async () =>
        (await accountsOf(person))
          .filter(({ isDefault }) => isDefault)
          .map(({ bankName }) => bankName);
      expect(await defaults()).toEqual(['Hana']);
      await setDefault(person, 'bank-account', second);
      expect(await defaults()).toEqual(['Woori']);
      await setDefault(person, 'bank-account', third);
      expect(await defaults()).toEqual(['IBK']);
      await ask(person, 'DELETE', `/bank-accounts/${third}`);
      expect(await defaults()).toEqual(['Hana']);
    });

    it('stays when an unknown account is chosen', async () => {
      const person = await provider.register();
      const first = await account(person, 'Hana', '620-910123-45607');
      const second = await account(person, 'Woori', '1002-345-678901');
      await setDefault(person, 'bank-account', second);
      expect(refused(await setDefault(person, 'bank-account', 1_000_000))).toEqual([
        404,
        'There is no such account among yours.',
      ]);
      expect((await setDefault(person, 'card', first)).status).toBe(404);
      expect((await accountsOf(person)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    });

    it('is one card', async () => {
      const person = await provider.register();
      await saveCard(provider, person);
      const { id } = await saveCard(provider, person, '4000000000000002');
      expect((await cardsOf(person)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
      await setDefault(person, 'card', id);
      expect((await cardsOf(person)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    });
  });
});
