import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { BankAccount } from '#wallet/entities/bank-account.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import type { Statement } from '#wallet/entities/statement.ts';
import { Transaction } from '#wallet/entities/transaction.ts';

import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { addedUp, closingOf, readStatement } from '../testing/read-statement.ts';
import { saveSources } from '../testing/save-sources.ts';
import {
  sentenceOf,
  startTestProvider,
  testPassword,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const day = 24 * 60 * 60_000;

/** A movement as a line of text, without its time. */
const line = ({ title, name, detail, effects, reference }: Statement['movements'][number]) =>
  [
    title,
    [name, detail.replace(/^0x\w{40}$/, 'ADDRESS')].filter((part) => part !== '').join(' '),
    ...effects.map(({ assetType, amount, fee }) => `${amount} ${fee} ${assetType}`),
    reference === '' ? '-' : 'SW',
  ].join(' | ');

await describeOnEachDatabase('a statement', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    // Sends wait for their recipients until the clock moves.
    provider = await startTestProvider(await fresh(), { settleDelay: 1_000 });
  });
  afterAll(() => provider.close());

  const post = async (person: Person, path: string, body: object): Promise<Answer> => {
    const answer = await provider.request('POST', path, {
      token: person.token,
      body: { userId: person.id, ...body },
    });
    provider.environment.advance(60_000);
    return answer;
  };
  /** Signs in again: sessions end while the clock advances. */
  const signIn = async (person: Person): Promise<Person> => {
    const { email } = person;
    const body = { email, password: testPassword };
    const answer = await provider.request('POST', '/auth/login', { body });
    return { ...person, token: SessionGrant.parse(answer.body).token };
  };
  const sendStatuses = async (person: Person) =>
    z
      .array(Transaction)
      .parse((await provider.get(`/transactions/${person.id}`, person.token)).body)
      .filter(({ transactionType }) => transactionType === 'send')
      .map(({ status }) => status);
  const lines = async (person: Person, month = '2026-03') =>
    (await readStatement(provider, person, { month })).movements.map(line);

  it('has every change of a balance, with fees and both sides of an exchange', async () => {
    const person = await provider.register();
    await saveSources(provider, person);
    const { body } = await provider.get(`/bank-accounts/${person.id}`, person.token);
    const bankId = BankAccount.parse((body as unknown[])[0]).id;
    const other = await provider.register();
    await post(person, '/deposits', { assetType: 'XP', amount: '20', fee: '0', method: 'bank' });
    await post(person, '/deposits', {
      assetType: 'USDC',
      amount: '100',
      fee: '2.5',
      method: 'card',
    });
    const sent = await provider.send(person, { toAddress: other.did, amount: '7' });
    expect(sent.status).toBe(201);
    provider.environment.advance(60_000);
    await expect
      .poll(async () => (await lines(other)).some((text) => text.startsWith('Received')))
      .toBe(true);
    await post(person, '/local/top-ups', { amount: '5000', source: 'XP', rate: '1000' });
    await post(person, '/local/sends', {
      recipient: 'merchant:busan-0001',
      amount: '2000',
      method: 'qr',
    });
    await post(person, '/local/withdrawals', {
      amount: '1000',
      fee: '200',
      bankId,
      method: 'standard',
    });
    // The sandbox declines this amount, so amount and fee come back.
    const declined = await post(person, '/local/withdrawals', {
      amount: '3402',
      fee: '200',
      bankId,
      method: 'standard',
    });
    expect(declined.status).toBe(402);

    const statement = await readStatement(provider, person, { month: '2026-03' });
    expect(statement.movements.map(line).slice(6)).toEqual([
      'Deposited XP | KB Kookmin •••• 8901 | 20 0 XP | SW',
      'Deposited USDC | Visa •••• 4242 | 100 0 USDC | SW',
      'Sent XP | Test Person 2 ADDRESS | -7 -0.001 XP | SW',
      'Exchanged XP for BusanCoin | XP | -5 -0.05 XP | 5000 0 BusanCoin | SW',
      'Sent BusanCoin | 광복 돼지국밥 busan-0001 | -2000 0 BusanCoin | SW',
      'Cashback BusanCoin | 광복 돼지국밥 busan-0001 | 300 0 BusanCoin | SW',
      'Withdrew BusanCoin | KB Kookmin •••• 8901 | -1000 -200 BusanCoin | SW',
      'Withdrew BusanCoin | KB Kookmin •••• 8901 | -3402 -200 BusanCoin | SW',
      'Returned BusanCoin | KB Kookmin •••• 8901 | 3402 200 BusanCoin | SW',
    ]);
    expect(addedUp(statement)).toEqual(closingOf(statement));
    expect(statement.movements.slice(0, 6).map(line)).toEqual([
      'Test assets |  | 100 0 XP | -',
      'Test assets |  | 50 0 USDC | -',
      'Test assets |  | 50 0 CBDC | -',
      'Test assets |  | 0.001 0 BTC | -',
      'Test assets |  | 0.02 0 ETH | -',
      'Test assets |  | 10000 0 BusanCoin | -',
    ]);
    for (const [assetType, closing] of Object.entries(closingOf(statement))) {
      expect([assetType, closing]).toEqual([assetType, await provider.balance(person, assetType)]);
    }
    expect(await lines(other)).toContain('Received XP | Test Person 1 ADDRESS | 7 0 XP | SW');

    // Counterparty, fee and reference are those of the receipts.
    for (const { transactionId, title, name, detail, reference, effects } of statement.movements) {
      if (transactionId === null) continue;
      const answer = await provider.get(`/receipts/${transactionId}`, person.token);
      const receipt = Receipt.parse(answer.body);
      const otherSide = receipt.direction === 'send' ? receipt.to : receipt.from;
      expect({ name, detail, reference }).toEqual({ ...otherSide, reference: receipt.reference });
      if (title.startsWith('Sent') || title.startsWith('Withdrew')) {
        const fee = receipt.fee === '0' ? '0' : `-${receipt.fee}`;
        expect(effects).toEqual([
          { assetType: receipt.assetType, amount: `-${receipt.amount}`, fee },
        ]);
      }
    }
  });

  it('joins the months, and pages have the same balances', async () => {
    let person = await provider.register();
    for (let sends = 0; sends < 3; sends += 1) {
      await provider.send(person, { amount: '1' });
      provider.environment.advance(20 * day);
      person = await signIn(person);
    }
    // The sends, which no one has claimed, are returned by sweeps. The next one is due once the last one has ended.
    await expect
      .poll(() => {
        provider.environment.advance(5_000);
        return sendStatuses(person);
      })
      .toEqual(Array(3).fill('returned'));
    const [march, april] = [
      await readStatement(provider, person, { month: '2026-03' }),
      await readStatement(provider, person, { month: '2026-04' }),
    ];
    expect(march.balances.map(({ opening }) => opening)).toEqual(Array(6).fill('0'));
    expect(april.balances.map(({ opening }) => opening)).toEqual(
      march.balances.map(({ closing }) => closing),
    );
    for (const statement of [march, april]) {
      expect(statement.movements.length).toBeGreaterThan(0);
      expect(addedUp(statement)).toEqual(closingOf(statement));
      const { month } = statement;
      const paged = await readStatement(provider, person, { month, limit: '1' });
      expect(paged).toEqual(statement);
    }
  });

  it('divides the months in the zone of the profile, or else of the device', async () => {
    const registered = await provider.register();
    // 16:00 in UTC on the last day of a month.
    const now = provider.environment.clock.now().getTime();
    const end = new Date(now + 40 * day).toISOString().slice(0, 7);
    provider.environment.advance(Date.parse(`${end}-01T00:00:00Z`) - 8 * 60 * 60_000 - now);
    const person = await signIn(registered);
    await provider.send(person);
    const last = provider.environment.clock.now().toISOString().slice(0, 7);
    const sentIn = async (month: string, zone: string) =>
      (await readStatement(provider, person, { month, zone })).movements.filter(({ title }) =>
        title.startsWith('Sent'),
      ).length;
    expect(await sentIn(last, 'UTC')).toBe(1);
    expect(await sentIn(last, 'America/Los_Angeles')).toBe(1);
    expect(await sentIn(last, 'Asia/Seoul')).toBe(0);
    // Now it is that month in Seoul only.
    provider.environment.advance(60_000);
    expect(await sentIn(end, 'Asia/Seoul')).toBe(1);
    await provider.database.transaction((tx) =>
      tx.update(users).set({ timezone: 'UTC+9' }).where(eq(users.id, person.id)),
    );
    expect(await sentIn(end, 'America/Los_Angeles')).toBe(1);
  });

  it('refuses other months, and what is no month, zone, page or limit', async () => {
    const person = await provider.register();
    const get = (query: string) => provider.get(`/statement?${query}`, person.token);
    const month = provider.environment.clock.now().toISOString().slice(0, 7);
    for (const outside of ['2020-01', '2099-12']) {
      const answer = await get(`month=${outside}`);
      expect([answer.status, answer.body]).toEqual([
        422,
        expect.objectContaining({ code: 'statement-month', first: month, last: month }),
      ]);
      expect(sentenceOf(answer)).toBe(`There is only a statement of ${month}. Choose this month.`);
    }
    const refused = {
      'month=2026-13': 422,
      'month=March': 422,
      [`month=${'9'.repeat(1_000)}`]: 422,
      'zone=Asia/Nowhere': 422,
      "zone=UTC'--": 422,
      'after=0': 404,
      'after=x': 404,
      'limit=0': 422,
      'limit=1001': 422,
    };
    for (const [query, status] of Object.entries(refused)) {
      expect([query.slice(0, 30), (await get(query)).status]).toEqual([query.slice(0, 30), status]);
    }
    expect((await get('')).status).toBe(200);
    // The cursor of another user's movement leads nowhere.
    const other = await provider.register();
    const { movements } = await readStatement(provider, other, { month });
    const id = movements[0]?.id ?? 0;
    expect((await get(`after=${id}`)).body).toMatchObject({ movements: [], next: null });
  });
});
