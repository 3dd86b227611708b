import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { sampleMerchants } from '#samples/merchants.ts';
import { sampleRates } from '#samples/rates.ts';
import { BankAccount } from '#wallet/entities/bank-account.ts';
import { Contact } from '#wallet/entities/contact.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { LocalPayFigures } from '#wallet/entities/local-pay-figures.ts';
import { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { proveEmail, provePhone } from '../testing/prove.ts';
import { saveSources } from '../testing/save-sources.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import {
  sentenceOf,
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

/** The bank calls of a test. */
function bank(provider: TestProvider) {
  const post = (path: string, person: Person, body: object, key?: string) =>
    provider.request('POST', path, {
      token: person.token,
      headers: key === undefined ? {} : { [idempotencyKeyHeader]: key },
      body: { userId: person.id, ...body },
    });
  return {
    async deposit(person: Person, changes: object = {}, key?: string) {
      await saveSources(provider, person);
      return post(
        '/deposits',
        person,
        { assetType: 'XP', amount: '20', fee: '0', method: 'bank', ...changes },
        key,
      );
    },
    withdraw: (person: Person, changes: object, key?: string) =>
      post(
        '/withdrawals',
        person,
        { assetType: 'XP', amount: '20', fee: '0', speed: 'economy', ...changes },
        key,
      ),
    async topUp(person: Person, changes: object = {}, key?: string) {
      await saveSources(provider, person);
      return post(
        '/local/top-ups',
        person,
        { amount: '5000', source: 'bank', rate: '1', ...changes },
        key,
      );
    },
    send: (person: Person, changes: object = {}, key?: string) =>
      post(
        '/local/sends',
        person,
        { recipient: '010-2345-6789', amount: '1000', method: 'phone', ...changes },
        key,
      ),
    localWithdraw: (person: Person, changes: object, key?: string) =>
      post(
        '/local/withdrawals',
        person,
        { amount: '1000', fee: '0', method: 'economy', ...changes },
        key,
      ),
    async account(person: Person, accountNumber = '123-456-789012') {
      const account = {
        bankName: 'Hana',
        accountNumber,
        accountHolder: 'Test',
        accountType: 'savings',
      };
      return BankAccount.parse((await post('/bank-accounts', person, account)).body).id;
    },
    async receipt(person: Person, answer: Answer) {
      const { transactionId } = MoneyAnswer.parse(answer.body);
      return Receipt.parse((await provider.get(`/receipts/${transactionId}`, person.token)).body);
    },
    async lastReceipt(person: Person) {
      const [last] = await provider.transactions(person);
      return Receipt.parse((await provider.get(`/receipts/${last?.id ?? 0}`, person.token)).body);
    },
    async setPhone(person: Person, phone: string) {
      await provider.confirmPresence(person);
      await provider.request('PUT', '/user/profile', {
        token: person.token,
        body: {
          firstName: 'Test',
          lastName: `Phone ${person.id}`,
          email: person.email,
          phone,
          country: '',
          timezone: '',
          language: 'en',
          currency: 'USD',
          emailNotifications: true,
          smsNotifications: false,
          pushNotifications: true,
        },
      });
      await provePhone(provider.database, person.id, phone);
    },
  };
}

const completed = { success: true, transactionId: expect.any(Number), status: 'completed' };

await describeOnEachDatabase('real money', (fresh) => {
  let provider: TestProvider;
  let calls: ReturnType<typeof bank>;
  let rates: readonly ExchangeRate[] = sampleRates;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { rates: () => rates });
    calls = bank(provider);
  });
  afterAll(async () => {
    expect(await provider.ledgerFaults()).toEqual([]);
    await provider.close();
  });
  const balances = async (person: Person, ...assets: string[]) =>
    Promise.all(assets.map((asset) => provider.balance(person, asset)));

  describe('a deposit', () => {
    it.each([
      ['bank', '0'],
      ['card', '0.5'],
      ['crypto', '0'],
      ['wire', '18.75'],
    ])('by %s adds the amount, and charges the fee on top', async (method, fee) => {
      const person = await provider.register();
      const answer = await calls.deposit(person, { method, fee });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual(completed);
      expect(await balances(person, 'XP')).toEqual(['120']);
      expect(await calls.receipt(person, answer)).toMatchObject({
        operation: 'deposit',
        direction: 'receive',
        status: 'completed',
        amount: '20',
        fee,
        method,
      });
    });

    it.each([
      ['10', 201],
      ['9.999999999999999999', 422],
      ['100000', 201],
      ['100000.000000000000000001', 422],
    ])('of %s is answered with %i', async (amount, status) => {
      const answer = await calls.deposit(await provider.register(), { amount });
      expect(answer.status).toBe(status);
      if (status === 422) {
        expect(sentenceOf(answer)).toBe(
          'A deposit is from 10 to 100,000 XP. Enter an amount between them.',
        );
      }
    });

    it('is refused with the new fee when the fee has changed', async () => {
      const person = await provider.register();
      const answer = await calls.deposit(person, { method: 'card', fee: '0.4' });
      expect([answer.status, sentenceOf(answer)]).toEqual([
        409,
        'The fee is 0.5 XP by now. Check the new total and deposit again.',
      ]);
      expect(await balances(person, 'XP')).toEqual(['100']);
    });
  });

  describe('a withdrawal', () => {
    it.each([
      ['instant', '0.2', '79.8'],
      ['standard', '0.1', '79.9'],
      ['economy', '0', '80'],
    ])('%s debits the amount and its fee', async (speed, fee, left) => {
      const person = await provider.register();
      const bankAccountId = await calls.account(person);
      const answer = await calls.withdraw(person, { speed, fee, bankAccountId });
      expect(answer.body).toEqual(completed);
      expect(await balances(person, 'XP')).toEqual([left]);
      expect(await calls.receipt(person, answer)).toMatchObject({
        direction: 'send',
        amount: '20',
        fee,
        to: { name: 'Hana', detail: '•••• 9012' },
      });
    });

    it('of more than the balance, including the fee, moves nothing', async () => {
      const person = await provider.register();
      const bankAccountId = await calls.account(person);
      const all = { amount: '100', bankAccountId };
      const refused = await calls.withdraw(person, { ...all, speed: 'standard', fee: '0.5' });
      expect([refused.status, sentenceOf(refused)]).toEqual([
        409,
        'The balance is too low: you have 100 XP. Enter a smaller amount.',
      ]);
      expect((await calls.withdraw(person, all)).status).toBe(201);
      expect(await balances(person, 'XP')).toEqual(['0']);
    });

    it('of the local currency accepts only whole won, and charges them as the fee', async () => {
      const person = await provider.register();
      const bankAccountId = await calls.account(person);
      const coins = { assetType: 'BusanCoin', bankAccountId, speed: 'standard' };
      const refused = await calls.withdraw(person, { ...coins, amount: '1000.5', fee: '6' });
      expect([refused.status, sentenceOf(refused)]).toEqual([
        422,
        'An amount of won is whole. Enter it without a fraction.',
      ]);
      expect((await calls.withdraw(person, { ...coins, amount: '1001', fee: '6' })).status).toBe(
        201,
      );
      expect(await balances(person, 'BusanCoin')).toEqual(['8993']);
      const deposit = { assetType: 'BusanCoin', amount: '1000.5' };
      expect((await calls.deposit(person, deposit)).status).toBe(422);
    });

    it("to somebody else's account is refused", async () => {
      const person = await provider.register();
      const bankAccountId = await calls.account(await provider.register());
      const answer = await calls.withdraw(person, { bankAccountId });
      expect([answer.status, sentenceOf(answer)]).toEqual([
        422,
        'The bank account is not one of yours. Choose a saved account.',
      ]);
    });
  });

  describe('a top-up', () => {
    it('by bank adds the coins', async () => {
      const person = await provider.register();
      expect((await calls.topUp(person)).body).toEqual(completed);
      expect(await balances(person, 'BusanCoin')).toEqual(['15000']);
    });

    it.each([
      ['XP', '1000', '94.95', '5'],
      ['USDC', '1250', '45.92', '4'],
      ['CBDC', '1200', '45.8125', '4.166666666666666667'],
    ])('by %s exchanges it at its rate, with its fee', async (source, rate, left, paid) => {
      const person = await provider.register();
      const answer = await calls.topUp(person, { source, rate });
      expect(answer.body).toEqual(completed);
      expect(await balances(person, source, 'BusanCoin')).toEqual([left, '15000']);
      expect((await calls.receipt(person, answer)).paid).toEqual({
        assetType: source,
        amount: paid,
        rate,
      });
    });

    it.each([
      ['999', 'The minimum top-up amount is ₩1,000. Enter a larger amount.'],
      ['1000.5', 'An amount of won is whole. Enter it without a fraction.'],
    ])('of ₩%s is refused', async (amount, sentence) => {
      const answer = await calls.topUp(await provider.register(), { amount });
      expect([answer.status, sentenceOf(answer)]).toEqual([422, sentence]);
    });

    it('is refused with the new rate when the rate has changed', async () => {
      const person = await provider.register();
      rates = sampleRates.map((rate) =>
        rate.assetType === 'XP' ? { ...rate, won: decimal('990') } : rate,
      );
      const answer = await calls.topUp(person, { source: 'XP', rate: '1000' });
      rates = sampleRates;
      expect([answer.status, sentenceOf(answer)]).toEqual([
        409,
        'The rate has changed: 1 XP is ₩990 by now. Check the new total and top up again.',
      ]);
      expect(await balances(person, 'XP', 'BusanCoin')).toEqual(['100', '10000']);
    });

    it('above the daily limit is refused', async () => {
      const person = await provider.register();
      expect((await calls.topUp(person, { amount: '999000' })).status).toBe(201);
      const over = await calls.topUp(person, { amount: '1001' });
      expect([over.status, sentenceOf(over)]).toEqual([
        422,
        'You can top up at most ₩1,000,000 a day, and ₩1,000 more today. Enter a smaller amount.',
      ]);
      expect((await calls.topUp(person, { amount: '1000' })).status).toBe(201);
      expect((await calls.topUp(person, { amount: '1000' })).status).toBe(422);
    });
  });

  describe('a local send', () => {
    it('to the phone number of an account arrives at once, and is published to the recipient', async () => {
      const [sender, recipient] = [await provider.register(), await provider.register()];
      await calls.setPhone(recipient, '+82 10-7777-1234');
      const events = await provider.events(recipient);
      expect(await events.next()).toEqual({ type: 'heartbeat' });
      const answer = await calls.send(sender, { recipient: '010 7777 1234', message: '점심값' });
      expect(answer.body).toEqual(completed);
      expect(await balances(sender, 'BusanCoin')).toEqual(['9000']);
      expect(await balances(recipient, 'BusanCoin')).toEqual(['11000']);
      expect(await events.next()).toEqual({
        type: 'transaction_update',
        data: {
          status: 'completed',
          id: expect.any(Number),
          news: {
            title: '입금',
            message: expect.stringMatching(
              /^Test Person \d+님이 보낸 1,000원이 지갑에 들어왔어요\.$/,
            ),
            english: {
              title: 'Payment received',
              message: expect.stringMatching(/^Test Person \d+ sent you ₩1,000\.$/),
            },
            type: 'success',
          },
        },
      });
      expect(await events.next()).toEqual({
        type: 'balance_update',
        data: { assetType: 'BusanCoin', quiet: true },
      });
      await events.close();
      const sent = await calls.receipt(sender, answer);
      const received = await calls.lastReceipt(recipient);
      expect(sent).toMatchObject({ direction: 'send', to: { name: `Test Phone ${recipient.id}` } });
      expect(received).toMatchObject({
        direction: 'receive',
        amount: '1000',
        message: '점심값',
        from: { detail: sender.did },
        reference: sent.reference,
      });
    });

    it.each([
      ['a line break', '고마워!\n또 보자', '고마워! 또 보자'],
      ['a tab', 'a\tb', 'a b'],
      ['the flag of England', 'Go 🏴󠁧󠁢󠁥󠁮󠁧󠁿!', 'Go 🏴󠁧󠁢󠁥󠁮󠁧󠁿!'],
      ['a right-to-left mark', 'שלום\u200f!', 'שלום\u200f!'],
      ['a zero-width space', 'สวัสดี\u200bครับ', 'สวัสดีครับ'],
      ['an override', 'paid \u202e000,1', 'paid 000,1'],
    ])('carries a message with %s', async (_, message, expected) => {
      const person = await provider.register();
      const answer = await calls.send(person, { recipient: '051-747-0123', message });
      expect(await calls.receipt(person, answer)).toMatchObject({ message: expected });
    });

    it('shows only the proven contacts of its sender', async () => {
      const [sender, recipient] = [await provider.register(), await provider.register()];
      const phone = '010-2222-7777';
      await provider.database.transaction((tx) =>
        tx.update(users).set({ phone }).where(eq(users.id, sender.id)),
      );
      const expectShown = async (detail: string) => {
        const answer = await calls.send(sender, { recipient: recipient.did, method: 'account' });
        expect(await calls.receipt(sender, answer)).toMatchObject({ from: { detail } });
        expect(await calls.lastReceipt(recipient)).toMatchObject({ from: { detail } });
      };
      await expectShown(sender.did);
      await proveEmail(provider.database, sender.id);
      await expectShown(sender.email);
      await provePhone(provider.database, sender.id, phone);
      await expectShown(phone);
    });

    it.each(['email', 'name', 'korean name', 'did'])('finds an account by %s', async (by) => {
      const [sender, recipient] = [await provider.register(), await provider.register()];
      const texts: Record<string, string> = {
        email: recipient.email.toUpperCase(),
        name: `test person ${recipient.email.replace(/\D/g, '')}`,
        'korean name': `Person ${recipient.email.replace(/\D/g, '')} Test`,
        did: recipient.did,
      };
      await proveEmail(provider.database, recipient.id);
      expect((await calls.send(sender, { recipient: texts[by], method: 'account' })).status).toBe(
        201,
      );
      expect(await balances(recipient, 'BusanCoin')).toEqual(['11000']);
    });

    it('to an external number is paid out by the local rail', async () => {
      const person = await provider.register();
      const answer = await calls.send(person, { recipient: '051-747-0123' });
      expect(answer.body).toEqual(completed);
      expect(await balances(person, 'BusanCoin')).toEqual(['9000']);
    });

    it.each([
      ['busan-0005', '4999', '249'],
      ['busan-0003', '5000', '500'],
      ['busan-0003', '9999', '999'],
      ['busan-0001', '10000', '1500'],
      ['busan-0001', '100', '15'],
      ['busan-0005', '10000', '500'],
    ])('to merchant %s of ₩%s earns ₩%s of cashback', async (code, amount, cashback) => {
      const person = await provider.register();
      const recipient = `merchant:${code}`;
      const answer = await calls.send(person, { recipient, amount, method: 'qr' });
      const name = sampleMerchants.find((merchant) => merchant.code === code)?.name;
      expect(await calls.receipt(person, answer)).toMatchObject({
        cashback,
        to: { name, detail: code },
      });
      const figures = await provider.get(`/local-pay/${person.id}`, person.token);
      expect(LocalPayFigures.parse(figures.body)).toEqual({ transactions: 1, cashback });
    });

    it.each(['phone', 'account', 'qr', 'nfc'])(
      'to a merchant by %s earns the cashback',
      async (method) => {
        const person = await provider.register();
        const recipient = 'merchant:busan-0001';
        const answer = await calls.send(person, { recipient, amount: '1000', method });
        expect(await calls.receipt(person, answer)).toMatchObject({ cashback: '150' });
      },
    );

    it.each(['phone', 'account', 'qr', 'nfc'])(
      'to a person by %s earns no cashback',
      async (method) => {
        const [person, friend] = [await provider.register(), await provider.register()];
        await calls.setPhone(friend, '010-3333-4444');
        for (const recipient of [friend.did, '010-3333-4444', '051-747-0123']) {
          if (method === 'phone' && recipient === friend.did) continue;
          if (method === 'account' && recipient === '051-747-0123') continue;
          const answer = await calls.send(person, { recipient, amount: '1000', method });
          expect(await calls.receipt(person, answer)).toMatchObject({ cashback: '0' });
        }
        const paid = method === 'qr' || method === 'nfc' ? 3 : 2;
        expect(await balances(person, 'BusanCoin')).toEqual([`${10_000 - paid * 1000}`]);
      },
    );

    it('to an unknown merchant is refused', async () => {
      const person = await provider.register();
      const changes = { recipient: 'merchant:busan-9999', method: 'qr' };
      const answer = await calls.send(person, changes);
      expect([answer.status, sentenceOf(answer)]).toEqual([
        422,
        'This merchant is not registered. Scan the code of another merchant.',
      ]);
      const found = await provider.request('POST', '/recipients/find', {
        token: person.token,
        body: { kind: 'qr', recipient: 'merchant:busan-9999' },
      });
      expect([found.status, sentenceOf(found)]).toEqual([answer.status, sentenceOf(answer)]);
      expect(await balances(person, 'BusanCoin')).toEqual(['10000']);
    });

    it.each([
      [{ amount: '99' }, 'The minimum amount to send is ₩100. Enter a larger amount.'],
      [{ amount: '100.1' }, 'An amount of won is whole. Enter it without a fraction.'],
      [
        { recipient: 'no@such.account', method: 'account' },
        'No account has this name or address. Check the account name or the e-mail address.',
      ],
      [{ message: '가'.repeat(101) }, 'A message has at most 100 characters. Shorten the message.'],
    ])('%j is refused', async (changes, sentence) => {
      const answer = await calls.send(await provider.register(), changes);
      expect([answer.status, sentenceOf(answer)]).toEqual([422, sentence]);
    });

    it('to a recipient with very many spaces is refused', async () => {
      const recipient = `${' '.repeat(200)}x`;
      expect((await calls.send(await provider.register(), { recipient })).status).toBe(422);
    });

    it('to oneself is refused', async () => {
      const person = await provider.register();
      await calls.setPhone(person, '010-8888-0000');
      await proveEmail(provider.database, person.id);
      const own = [
        { recipient: '+82 10 8888 0000', method: 'phone' },
        { recipient: person.email, method: 'account' },
        { recipient: `test phone ${person.id}`, method: 'account' },
        { recipient: person.did, method: 'qr' },
      ];
      for (const changes of own) {
        const answer = await calls.send(person, changes);
        expect([answer.status, sentenceOf(answer)]).toEqual([
          422,
          'You cannot send to yourself. Enter another recipient.',
        ]);
      }
    });

    it('above the balance or the daily limit is refused', async () => {
      const person = await provider.register();
      expect((await calls.send(person, { amount: '10001' })).status).toBe(409);
      await calls.topUp(person, { amount: '1000000' });
      expect((await calls.send(person, { amount: '1000000' })).status).toBe(201);
      const over = await calls.send(person, { amount: '100' });
      expect(over).toMatchObject({
        status: 422,
        body: {
          error:
            'You can send at most ₩1,000,000 a day, and ₩0 more today. Enter a smaller amount.',
          code: 'local-send-above-limit',
          limit: '1000000',
          left: '0',
        },
      });
    });

    it('and other local operations reduce the remainder of their own limit', async () => {
      const [payer, payee] = [await provider.register(), await provider.register()];
      const limitsOf = async ({ token, id }: Person) =>
        (await provider.request('GET', `/local/limits/${id}`, { token })).body;
      const full = { topUp: '1000000', localSend: '1000000', localWithdrawal: '1000000' };
      expect(await limitsOf(payer)).toEqual(full);

      await calls.setPhone(payee, '010-8888-0001');
      await calls.send(payer, { recipient: '010-8888-0001', amount: '2000' });
      await calls.topUp(payer, { amount: '450000' });
      // The bank declines this amount, so it does not count.
      expect((await calls.topUp(payer, { amount: '1402' })).status).toBe(402);
      const bankId = await calls.account(payer);
      const withdrawal = { bankId, amount: '3000', fee: '500', method: 'instant' };
      expect((await calls.localWithdraw(payer, withdrawal)).status).toBe(201);
      const left = { topUp: '550000', localSend: '998000', localWithdrawal: '997000' };
      expect(await limitsOf(payer)).toEqual(left);
      // The recipient has sent nothing.
      expect(await limitsOf(payee)).toEqual(full);
    });

    it('and all other calls with the local currency count towards the same limits', async () => {
      const person = await provider.register();
      const coin = { assetType: 'BusanCoin' };
      const refusal = (code: string, left: string) => ({
        status: 422,
        body: { code, limit: '1000000', left },
      });
      await calls.topUp(person, { amount: '950000' });
      expect(await calls.deposit(person, { ...coin, amount: '50001' })).toMatchObject(
        refusal('deposit-above-limit', '50000'),
      );
      expect((await calls.deposit(person, { ...coin, amount: '50000' })).status).toBe(201);

      expect((await calls.send(person, { amount: '400000' })).status).toBe(201);
      expect(await provider.send(person, { ...coin, amount: '600001' }, 'above')).toMatchObject(
        refusal('local-send-above-limit', '600000'),
      );
      const sent = await provider.send(person, { ...coin, amount: '300000' }, 'send');
      expect(sent.status).toBe(201);
      await calls.send(person, { amount: '300000' });
      expect(await provider.send(person, { ...coin, amount: '1' })).toMatchObject(
        refusal('local-send-above-limit', '0'),
      );
      // A repeat sends nothing, so the used-up limit must not deny that the first request did.
      const repeated = await provider.send(person, { ...coin, amount: '300000' }, 'send');
      expect([repeated.status, repeated.body]).toEqual([201, sent.body]);

      const other = await provider.register();
      await calls.topUp(other, { amount: '1000000' });
      const bankId = await calls.account(other);
      const economy = { bankId, amount: '900000', fee: '0', method: 'economy' };
      expect((await calls.localWithdraw(other, economy)).status).toBe(201);
      const withdraw = (amount: string) =>
        calls.withdraw(other, {
          ...coin,
          amount,
          fee: '0',
          speed: 'economy',
          bankAccountId: bankId,
        });
      expect(await withdraw('100001')).toMatchObject(
        refusal('local-withdrawal-above-limit', '100000'),
      );
      expect((await withdraw('100000')).status).toBe(201);
      const { body } = await provider.get(`/local/limits/${other.id}`, other.token);
      expect(body).toEqual({ topUp: '0', localSend: '1000000', localWithdrawal: '0' });
    });

    it('and two sends at once cannot both use the rest of the limit', async () => {
      const person = await provider.register();
      await calls.topUp(person, { amount: '1000000' });
      const coins = { assetType: 'BusanCoin', amount: '500001' };
      const answers = await Promise.all([provider.send(person, coins), calls.send(person, coins)]);
      expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
        201, 422,
      ]);
    });
  });

  describe('a local withdrawal', () => {
    it.each([
      ['instant', '500', '8500'],
      ['standard', '200', '8800'],
      ['economy', '0', '9000'],
    ])('%s debits the amount and a fee of ₩%s', async (method, fee, left) => {
      const person = await provider.register();
      const bankId = await calls.account(person);
      expect((await calls.localWithdraw(person, { method, fee, bankId })).body).toEqual(completed);
      expect(await balances(person, 'BusanCoin')).toEqual([left]);
    });

    it.each([
      [{ amount: '999' }, 422, 'The minimum withdrawal amount is ₩1,000. Enter a larger amount.'],
      [
        { method: 'instant', fee: '400' },
        409,
        'The fee is ₩500 by now. Check the new total and withdraw again.',
      ],
      [
        { amount: '10000', method: 'standard', fee: '200' },
        409,
        'The balance is too low: you have 10000 BusanCoin. Enter a smaller amount.',
      ],
    ])('%j is refused', async (changes, status, sentence) => {
      const person = await provider.register();
      const bankId = await calls.account(person);
      const answer = await calls.localWithdraw(person, { bankId, ...changes });
      expect([answer.status, sentenceOf(answer)]).toEqual([status, sentence]);
      expect(await balances(person, 'BusanCoin')).toEqual(['10000']);
    });
  });

  describe('a recipient', () => {
    const find = async (person: Person, kind: string, recipient: string) =>
      (
        await provider.request('POST', '/recipients/find', {
          token: person.token,
          body: { kind, recipient },
        })
      ).body;

    it('has a masked name before the first payment, and the full name afterwards', async () => {
      const [sender, recipient] = [await provider.register(), await provider.register()];
      await calls.setPhone(recipient, '010-4444-5555');
      const name = `Test Phone ${recipient.id}`;
      await proveEmail(provider.database, recipient.id);
      const known = {
        kind: 'account',
        payee: `account:${recipient.id}`,
        name,
        paidBefore: true,
        changed: false,
        repeated: false,
        resembles: '',
      };
      const unknown = {
        ...known,
        name: `T*** P*** ${String(recipient.id).charAt(0)}***`,
        paidBefore: false,
      };
      expect(await find(sender, 'phone', '01044445555')).toEqual(unknown);
      await calls.send(sender, { recipient: '010-4444-5555' });
      expect(await find(sender, 'phone', '01044445555')).toEqual(known);
      expect(await find(sender, 'account', recipient.email)).toEqual(known);
      expect(await find(recipient, 'account', sender.did)).toMatchObject({ paidBefore: false });
      const contacts = await provider.get(`/recent-contacts/${sender.id}`, sender.token);
      expect(z.array(Contact).parse(contacts.body)).toMatchObject([
        { area: 'local', name, recipient: '010-4444-5555', phone: '010-4444-5555', avatar: 'T' },
      ]);
    });

    it('that resembles a known recipient is reported', async () => {
      const person = await provider.register();
      const known = (await provider.register()).did.slice(-42);
      await provider.send(person, { toAddress: known });
      provider.environment.advance(1_000);
      await expect
        .poll(() => find(person, 'address', known))
        .toMatchObject({ kind: 'account', paidBefore: true, resembles: '' });
      const other = `${known.slice(0, 6)}${'0'.repeat(32)}${known.slice(-4)}`.toLowerCase();
      expect(await find(person, 'address', other)).toMatchObject({
        name: '',
        paidBefore: false,
        resembles: known,
      });
    });
  });

  it('is not accessible to another user', async () => {
    const [one, two] = [await provider.register(), await provider.register()];
    const { transactionId } = MoneyAnswer.parse((await calls.deposit(one)).body);
    expect((await provider.get(`/receipts/${transactionId}`, two.token)).status).toBe(404);
    expect((await provider.get(`/local-pay/${one.id}`, two.token)).status).toBe(403);
    expect((await provider.get(`/recent-contacts/${one.id}`, two.token)).status).toBe(403);
    expect((await calls.deposit(one, { userId: two.id })).status).toBe(403);
  });
});

await describeOnEachDatabase('a rail that fails', (fresh) => {
  /** Longer than any test: the request waits until its rail has answered. */
  const forever = 24 * 3_600_000;
  const start = async (
    location: DatabaseLocation,
    railWait = forever,
    environment = manualEnvironment(),
  ) => {
    const provider = await startTestProvider(location, { railDelay: 2_000, railWait }, environment);
    const step = Math.min(railWait, 2_000);

    /** Advances the clock from timer to timer until a request is answered. */
    const answered = async (request: Promise<Answer>) => {
      let isAnswered = false;
      const end = () => void (isAnswered = true);
      request.then(end, end);
      for (;;) {
        // Lets the request and its database run for a turn of the event loop.
        await new Promise(setImmediate);
        if (isAnswered) return request;
        if (environment.isDue(step)) environment.advance(step);
      }
    };
    return { provider, calls: bank(provider), environment, answered };
  };

  it('declines: nothing is charged, a payout is returned, and the user is notified', async () => {
    const { provider, calls, answered } = await start(await fresh());
    const person = await provider.register();
    const bankAccountId = await calls.account(person);
    await answered(calls.deposit(person, { amount: '700' }));
    const deposit = await answered(calls.deposit(person, { amount: '402' }));
    expect([deposit.status, sentenceOf(deposit)]).toEqual([
      402,
      'The payment was declined, and nothing was charged. Check with your bank, or choose another method.',
    ]);
    expect(await provider.balance(person, 'XP')).toBe('800');
    expect(await calls.lastReceipt(person)).toMatchObject({
      status: 'failed',
      reason:
        'The payment was declined, and nothing was charged. Check with your bank, or choose another method.',
    });
    const payout = await answered(
      calls.withdraw(person, { amount: '404', fee: '4.04', speed: 'instant', bankAccountId }),
    );
    expect([payout.status, sentenceOf(payout)]).toEqual([
      402,
      'The bank does not know the account. The money is back in your wallet. Check the account or choose another one.',
    ]);
    expect(await provider.balance(person, 'XP')).toBe('800');
    const send = await answered(calls.send(person, { amount: '1402' }));
    expect([send.status, sentenceOf(send)]).toEqual([
      402,
      'The payment was refused. The money is back in your wallet. Try again in a moment.',
    ]);
    expect(await provider.balance(person, 'BusanCoin')).toBe('10000');
    expect(await calls.lastReceipt(person)).toMatchObject({
      status: 'failed',
      reason: '송금이 거절되었어요. 돈은 지갑으로 돌려드렸어요. 잠시 후 다시 시도해 주세요.',
    });
    await answered(calls.localWithdraw(person, { amount: '1404', bankId: bankAccountId }));
    expect(await provider.balance(person, 'BusanCoin')).toBe('10000');
    expect(await calls.lastReceipt(person)).toMatchObject({
      status: 'failed',
      reason: '은행에서 계좌를 찾을 수 없어요. 돈은 지갑으로 돌려드렸어요. 계좌를 확인해 주세요.',
    });
    expect(await provider.ledgerFaults()).toEqual([]);
    await provider.close();
  });

  it('answers a repeat with the same key like the first request', async () => {
    const { provider, calls, answered } = await start(await fresh());
    const person = await provider.register();
    const first = await answered(calls.send(person, {}, 'one-send'));
    const repeat = await answered(calls.send(person, {}, 'one-send'));
    expect(repeat.body).toEqual(first.body);
    expect(await provider.balance(person, 'BusanCoin')).toBe('9000');
    const declined = await answered(calls.send(person, { amount: '1402' }, 'declined'));
    const again = await answered(calls.send(person, { amount: '1402' }, 'declined'));
    expect([declined.status, again.status]).toEqual([402, 402]);
    expect(await provider.transactions(person)).toHaveLength(2);
    await provider.close();
  });

  it('answers late: the operation is pending, and settled by the late answer', async () => {
    const { provider, calls, environment, answered } = await start(await fresh(), 1_000);
    const person = await provider.register();
    const answer = await answered(calls.send(person, { amount: '1408' }));
    expect(answer.body).toEqual({
      success: false,
      transactionId: expect.any(Number),
      status: 'pending',
    });
    expect(await provider.balance(person, 'BusanCoin')).toBe('8592');
    expect((await calls.receipt(person, answer)).status).toBe('pending');
    environment.advance(62_000);
    await expect.poll(async () => (await calls.receipt(person, answer)).status).toBe('completed');
    expect(await provider.balance(person, 'BusanCoin')).toBe('8592');
    await provider.close();
  });

  it('answers twice: the money moves once', async () => {
    const { provider, calls, environment, answered } = await start(await fresh());
    const person = await provider.register();
    const answer = await answered(calls.topUp(person, { amount: '5409' }));
    expect(answer.body).toEqual(completed);
    environment.advance(60_000);
    expect(await provider.balance(person, 'BusanCoin')).toBe('15409');
    expect(await provider.ledgerFaults()).toEqual([]);
    await provider.close();
  });

  it('answers only after a restart: the operation is settled then', async () => {
    const location = await fresh();
    const run = await start(location, 1_000);
    const person = await run.provider.register();
    const answer = await run.answered(run.calls.send(person, { amount: '1503' }));
    expect(answer.body).toMatchObject({ status: 'pending' });
    await run.provider.close();

    const environment = manualEnvironment('2026-03-02T09:10:00.000Z');
    // Makes the random bytes differ from those of the first run.
    environment.random(1);
    const next = await start(location, forever, environment);
    expect(await next.provider.backlog).toBe(1);
    expect((await next.calls.receipt(person, answer)).status).toBe('completed');
    expect(await next.provider.balance(person, 'BusanCoin')).toBe('8497');
    expect(await next.provider.ledgerFaults()).toEqual([]);
    await next.provider.close();
  });

  it('is triggered by the typed amount, not by the amount with its fee', async () => {
    const { provider, calls, answered } = await start(await fresh());
    const person = await provider.register();
    const charged = { amount: '402', fee: '10.05', method: 'card' };
    expect((await answered(calls.deposit(person, charged))).status).toBe(402);
    const large = { amount: '10402', fee: '260.05', method: 'card' };
    expect((await answered(calls.deposit(person, large))).status).toBe(402);
    // 392.2 and its fee are 402.005, whose digits are those of a declined payment.
    const total = { amount: '392.2', fee: '9.805', method: 'card' };
    expect((await answered(calls.deposit(person, total))).status).toBe(201);
    await provider.close();
  });

  it('does not delay the stop of the provider', async () => {
    const { provider, calls } = await start(await fresh());
    const person = await provider.register();
    const request = calls.send(person, { amount: '1408' });
    await expect.poll(() => provider.balance(person, 'BusanCoin')).toBe('8592');
    await provider.close();
    expect((await request).body).toMatchObject({ status: 'pending' });
  });
});

await describeOnEachDatabase('the documented times', (fresh) => {
  const start = async (location: DatabaseLocation, at?: string) => {
    const environment = manualEnvironment(at);
    const options = { railDelay: undefined, railWait: 0, sandboxSpeed: 600 };
    const provider = await startTestProvider(location, options, environment);
    const person = await provider.register();
    const calls = bank(provider);
    return { provider, environment, person, calls, bankId: await calls.account(person) };
  };
  type Started = Awaited<ReturnType<typeof start>>;

  /** Expects that a pending operation ends this many seconds after its start, and is expected a bit later. */
  const expectEnd = async (
    { provider, environment, person, calls }: Started,
    answer: Answer,
    seconds: number,
  ) => {
    const { createdAt, expectedAt } = await calls.receipt(person, answer);
    const expected = (Date.parse(expectedAt ?? '') - Date.parse(createdAt)) / 1_000;
    expect(expected).toBeGreaterThanOrEqual(seconds + 10);
    expect(expected).toBeLessThan(seconds + 11);
    environment.advance(seconds * 1_000 - 1);
    // Waits for what the timers have started.
    await provider.transactions(person);
    expect((await calls.receipt(person, answer)).status).toBe('pending');
    environment.advance(1);
    await expect.poll(async () => (await calls.receipt(person, answer)).status).toBe('completed');
    expect(await calls.receipt(person, answer)).toMatchObject({ expectedAt: null });
  };

  it('are those of the speed, divided by the speed of the sandbox', async () => {
    const started = await start(await fresh(), '2026-03-02T03:00:00.000Z');
    const { person, calls, bankId } = started;
    for (const [speed, fee, seconds] of [
      ['instant', '0.1', 0.5],
      ['standard', '0.05', 12],
      ['economy', '0', 432],
    ] as const) {
      const body = { amount: '10', fee, speed, bankAccountId: bankId };
      await expectEnd(started, await calls.withdraw(person, body), seconds);
    }
    for (const [method, fee, seconds] of [
      ['instant', '500', 0.3],
      ['standard', '200', 3],
      ['economy', '0', 18],
    ] as const) {
      const body = { amount: '1000', fee, method, bankId };
      await expectEnd(started, await calls.localWithdraw(person, body), seconds);
    }
    await expectEnd(started, await calls.deposit(person, { amount: '700' }), 0.1);
    await expectEnd(started, await calls.topUp(person, { amount: '5000' }), 0.1);
    await expectEnd(started, await calls.send(person, {}), 0.1);
    expect(await started.provider.ledgerFaults()).toEqual([]);
    await started.provider.close();
  });

  it.each([
    ['23:29', '2026-03-02T14:29:00.000Z', 0.3],
    ['23:30', '2026-03-02T14:30:00.000Z', 39 + 0.3],
    ['05:59', '2026-03-02T20:59:00.000Z', 0.1 + 0.3],
    ['06:00', '2026-03-02T21:00:00.000Z', 0.3],
  ])('at %s in Seoul respect the maintenance of the banks', async (_clock, at, seconds) => {
    const started = await start(await fresh(), at);
    const { person, calls, bankId } = started;
    const body = { amount: '1000', fee: '500', method: 'instant', bankId };
    await expectEnd(started, await calls.localWithdraw(person, body), seconds);
    await started.provider.close();
  });

  it('are not extended by the maintenance for a deposit and a local send', async () => {
    const started = await start(await fresh(), '2026-03-02T14:30:00.000Z');
    const { person, calls } = started;
    await expectEnd(started, await calls.deposit(person, { amount: '700' }), 0.1);
    await expectEnd(started, await calls.send(person, {}), 0.1);
    await started.provider.close();
  });
});
