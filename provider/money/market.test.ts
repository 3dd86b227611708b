import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sampleRates } from '#samples/rates.ts';
import { Activity } from '#wallet/entities/activity.ts';
import { AssetPrices } from '#wallet/entities/asset-prices.ts';
import { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { SessionGrant } from '#wallet/entities/session.ts';

import { samplePassword, sampleUser } from '../seed.ts';
import { validBodies } from '../testing/call-facts.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import type { RateSource } from './rates.ts';

const listed: RateSource = () => sampleRates;
const failing: RateSource = () => {
  throw new Error('The rate source fails for a test');
};

await describeOnEachDatabase('the market', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let rates = listed;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { sampleData: true, rates: () => rates() });
    person = await provider.register();
  });
  afterAll(() => provider.close());

  const prices = async (query: string) => {
    const { status, body } = await provider.get(`/asset-prices?${query}`, person.token);
    expect(status).toBe(200);
    return AssetPrices.parse(body);
  };
  const changes = async ({ id, token }: Pick<Person, 'id' | 'token'>) => {
    const { status, body } = await provider.get(`/assets/${id}`, token);
    expect(status).toBe(200);
    return z
      .array(z.object({ balance: z.string(), today: z.optional(z.string()) }))
      .parse(body)
      .map(({ today }) => today);
  };

  describe('the prices of an asset', () => {
    it.each([
      ['day', 25, 60],
      ['month', 31, 24 * 60],
      ['year', 53, 7 * 24 * 60],
    ])('of a %s end at the rate of the exchange rates', async (range, count, minutes) => {
      const { points, ...rest } = await prices(`asset=BTC&range=${range}`);
      expect(rest).toMatchObject({ assetType: 'BTC', range });
      expect(points).toHaveLength(count);
      const { body } = await provider.get('/exchange-rates', person.token);
      const rate = z
        .array(ExchangeRate)
        .parse(body)
        .find(({ assetType }) => assetType === 'BTC');
      const [first, last] = [points[0], points.at(-1)];
      expect([last?.dollars, last?.won]).toEqual([rate?.dollars, rate?.won]);
      const now = provider.environment.clock.now();
      expect(last?.at).toBe(`${now.toISOString().slice(0, 13)}:00:00.000Z`);
      const span = Date.parse(last?.at ?? '') - Date.parse(first?.at ?? '');
      expect(span).toBe((count - 1) * minutes * 60_000);
    });

    it('move on with the clock, but not the current price', async () => {
      const before = await prices('asset=ETH&range=day');
      provider.environment.advance(60 * 60_000);
      // The session has locked meanwhile.
      await provider.request('POST', '/auth/unlock', {
        token: person.token,
        body: { password: testPassword },
      });
      const after = await prices('asset=ETH&range=day');
      expect(after.points[0]?.at).toBe(before.points[1]?.at);
      expect(after.points.at(-1)?.dollars).toBe('2500');
      expect(after.change).toBe('6.8');
    });

    it.each(['USDC', 'CBDC', 'BusanCoin'])('of %s never move', async (asset) => {
      const { points, change } = await prices(`asset=${asset}&range=year`);
      expect(new Set(points.map(({ dollars }) => dollars)).size).toBe(1);
      expect(change).toBe('0.0');
    });

    it.each([
      ['', 404],
      ['range=day', 404],
      ['asset=DOGE&range=day', 404],
      // The won has a rate, but is no asset of a wallet.
      ['asset=KRW&range=day', 404],
      ['asset=__proto__&range=day', 404],
      ['asset=BTC%00&range=day', 404],
      [`asset=${'B'.repeat(500)}&range=day`, 404],
      ['asset=BTC', 422],
      ['asset=BTC&range=', 422],
      ['asset=BTC&range=decade', 422],
      ['asset=BTC&range=toString', 422],
    ])('are refused for ?%s with %i', async (query, status) => {
      expect((await provider.get(`/asset-prices?${query}`, person.token)).status).toBe(status);
    });

    it('need a session', async () => {
      expect((await provider.get('/asset-prices?asset=BTC&range=day')).status).toBe(401);
    });

    it('are missing if the market has no rate of the asset', async () => {
      rates = () => sampleRates.filter(({ assetType }) => assetType !== 'XP');
      const answer = await provider.get('/asset-prices?asset=XP&range=day', person.token);
      rates = listed;
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ code: 'rate-missing', assetType: 'XP' });
    });
  });

  describe('the change of the day', () => {
    it('of the sample user is 5.2%', async () => {
      const answer = await provider.request('POST', '/auth/login', {
        body: { email: sampleUser.email, password: samplePassword },
      });
      const { user, token } = SessionGrant.parse(answer.body);
      expect(await changes({ id: user.id, token })).toEqual(Array(6).fill('5.2'));
      const own = await provider.get('/assets', token);
      expect(own.body).toEqual((await provider.get(`/assets/${user.id}`, token)).body);
    });

    it('is that of the present holdings: a deposit of a stable asset makes it smaller', async () => {
      const saver = await provider.register();
      expect(await changes(saver)).toEqual(Array(6).fill('3.6'));
      const deposit = { ...validBodies(saver.id).createDeposit, assetType: 'USDC', amount: '1000' };
      await provider.request('POST', '/deposits', { token: saver.token, body: deposit });
      expect(await changes(saver)).toEqual(Array(6).fill('0.8'));
    });

    it('is missing without a value', async () => {
      const leaver = await provider.register();
      const bodies = validBodies(leaver.id);
      const post = async (path: string, body: object) => {
        const answer = await provider.request('POST', path, { token: leaver.token, body });
        expect(answer.status).toBe(201);
        return answer.body;
      };
      const account = await post('/bank-accounts', bodies.addBankAccount);
      const { id: bankAccountId } = z.object({ id: z.int() }).parse(account);
      const { body } = await provider.get(`/assets/${leaver.id}`, leaver.token);
      for (const { assetType, balance } of Holdings.parse(body)) {
        const withdrawal = { ...bodies.createWithdrawal, bankAccountId, assetType };
        await post('/withdrawals', { ...withdrawal, amount: balance });
      }
      expect(await changes(leaver)).toEqual(Array(6).fill(undefined));
    });

    it('is missing while the rates fail, and the balances are not', async () => {
      rates = failing;
      expect(await changes(person)).toEqual(Array(6).fill(undefined));
      rates = listed;
      expect(await changes(person)).toEqual(Array(6).fill('3.6'));
    });
  });

  describe('the transactions of an asset', () => {
    const titles = async (query: string) => {
      const { status, headers, body } = await provider.get(
        `/activities/${person.id}?${query}`,
        person.token,
      );
      expect(status).toBe(200);
      const found = z.array(Activity).parse(body);
      return { titles: found.map(({ title }) => title), link: headers.get('Link') };
    };
    beforeAll(async () => {
      const bodies = validBodies(person.id);
      const post = async (path: string, body: object) => {
        const { status } = await provider.request('POST', path, { token: person.token, body });
        expect(status).toBe(201);
        provider.environment.advance(60_000);
      };
      await post('/credentials', bodies.addCredential);
      await post('/deposits', bodies.createDeposit);
      await post('/deposits', { ...bodies.createDeposit, assetType: 'ETH', amount: '10' });
      await post('/local/top-ups', {
        ...bodies.createTopUp,
        amount: '5000',
        source: 'XP',
        rate: '1000',
      });
    });

    it('are those that moved it, exchanges that it paid for included', async () => {
      expect((await titles('asset=XP')).titles).toEqual([
        'Exchanged XP for BusanCoin',
        'Deposited XP',
      ]);
      expect((await titles('asset=BusanCoin')).titles).toEqual(['Exchanged XP for BusanCoin']);
      expect((await titles('asset=ETH')).titles).toEqual(['Deposited ETH']);
      expect((await titles('asset=BTC')).titles).toEqual([]);
    });

    it('come in pages, whose links keep the asset', async () => {
      const first = await titles('asset=XP&limit=1');
      expect(first.titles).toEqual(['Exchanged XP for BusanCoin']);
      const next = new URL(/<(.*)>/.exec(first.link ?? '')?.[1] ?? '', 'http://page').search;
      expect(new URLSearchParams(next).get('asset')).toBe('XP');
      expect(await titles(next.slice(1))).toEqual({ titles: ['Deposited XP'], link: null });
    });

    it('are no activities of another type', async () => {
      expect((await titles('asset=XP&type=credential')).titles).toEqual([]);
      expect((await titles('asset=XP&type=transaction')).titles).toHaveLength(2);
    });

    it.each(['DOGE', '', '__proto__', "XP'--", 'X'.repeat(500)])(
      'are refused for an unknown asset',
      async (asset) => {
        const path = `/activities/${person.id}?asset=${encodeURIComponent(asset)}`;
        expect((await provider.get(path, person.token)).status).toBe(422);
      },
    );
  });
});
