import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Activity } from '#wallet/entities/activity.ts';

import { sql } from '../database/drizzle.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { validBodies } from '../testing/call-facts.ts';

await describeOnEachDatabase('the history', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), {
      // The tax office must not decide the refund.
      sandboxSpeed: 1,
    });
  });
  afterAll(() => provider.close());

  const page = async (person: Person, query = '') => {
    const { status, headers, body } = await provider.get(
      `/activities/${person.id}${query}`,
      person.token,
    );
    expect(status).toBe(200);
    return { activities: z.array(Activity).parse(body), link: headers.get('Link') };
  };
  const post = async (person: Person, path: string, body: object) => {
    const answer = await provider.request('POST', path, { token: person.token, body });
    expect(answer.status).toBe(201);
    // Gives each activity a different time.
    provider.environment.advance(60_000);
  };

  /** A user with one activity of each kind. */
  const activePerson = async () => {
    const person = await provider.register();
    const bodies = validBodies(person.id);
    await post(person, '/deposits', bodies.createDeposit);
    await post(person, '/credentials', bodies.addCredential);
    await post(person, '/tax-refunds', bodies.createTaxRefund);
    await post(person, '/travel-plans', bodies.addTravelPlan);
    await post(person, '/digital-documents', bodies.requestVerification);
    await post(person, '/local/top-ups', {
      ...bodies.createTopUp,
      amount: '5000',
      source: 'XP',
      rate: '1000',
    });
    await post(person, '/local/sends', bodies.createLocalSend);
    return person;
  };

  it('lists activities as texts, latest first', async () => {
    const person = await activePerson();
    const { activities, link } = await page(person);
    expect(
      activities.map(({ type, title, description, amount, status, category }) => [
        type,
        title,
        description,
        amount && `${amount.value} ${amount.unit}`,
        status,
        category,
      ]),
    ).toEqual([
      ['transaction', 'Sent BusanCoin', 'To 010-9876-5432', '1234 BusanCoin', 'completed', 'send'],
      [
        'transaction',
        'Exchanged XP for BusanCoin',
        'From XP · with fee 0.05 XP',
        '5000 BusanCoin',
        'completed',
        'exchange',
      ],
      [
        'document',
        'Featherstone passport',
        'Philippa Featherstone',
        undefined,
        'pending',
        undefined,
      ],
      ['travel', 'Lighthouse tour', 'Ulleungdo', undefined, 'planning', undefined],
      ['travel', 'Tax refund', 'Gwangalli Souvenirs', '8 USD', 'processing', 'receive'],
      [
        'credential',
        'Master of Hidden Maps',
        'Busan University of Cartography',
        undefined,
        'added',
        undefined,
      ],
      [
        'transaction',
        'Deposited XP',
        'From Crypto network',
        '12.3456789 XP',
        'completed',
        'receive',
      ],
    ]);
    expect(
      activities
        .slice(0, 2)
        .map(({ changes }) => changes?.map(({ assetType, amount }) => `${amount} ${assetType}`)),
    ).toEqual([['-1234 BusanCoin'], ['5000 BusanCoin', '-5.05 XP']]);
    expect(link).toBeNull();
    expect(activities.map(({ transactionId }) => transactionId !== undefined)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(activities.map(({ date }) => date)).toEqual(
      activities
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
  });

  it('is paged, with each activity on one page', async () => {
    const person = await activePerson();
    const all = (await page(person)).activities.map(({ id }) => id);
    const read: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const { activities, link } = await page(person, query);
      read.push(...activities.map(({ id }) => id));
      if (link === null) break;
      query = `?${/\?(.*)>; rel="next"$/.exec(link)?.[1] ?? ''}`;
    }
    expect(read).toEqual(all);
    expect(all).toHaveLength(7);
  });

  it('is filtered by type and by time', async () => {
    const person = await activePerson();
    const types = async (query: string) =>
      (await page(person, query)).activities.map(({ type }) => type);
    expect(await types('?type=travel')).toEqual(['travel', 'travel']);
    expect(await types('?type=work')).toEqual([]);
    const since = new Date(provider.environment.clock.now().getTime() - 120_000).toISOString();
    expect(await types(`?since=${since}`)).toEqual(['transaction', 'transaction']);
    expect(await types(`?since=${since}&type=credential`)).toEqual([]);
  });

  it('has a stable order of simultaneous activities', async () => {
    const person = await provider.register();
    await provider.database.transaction((tx) =>
      tx.execute(sql`insert into travel_plans (user_id, title, destination, start_date, end_date, type, status, created_at)
        select ${person.id}, 'Trip ' || n, 'Busan', '2026-01-01', '2026-01-02', 'leisure', 'planning', '2026-01-01T00:00:00.123456Z'
        from generate_series(1, 5) n`),
    );
    const first = await page(person, '?limit=2');
    const second = await page(person, `?limit=2&before=${first.activities.at(-1)?.id ?? ''}`);
    const third = await page(person, `?limit=2&before=${second.activities.at(-1)?.id ?? ''}`);
    expect(
      [first, second, third].flatMap(({ activities }) => activities.map(({ title }) => title)),
    ).toEqual(['Trip 5', 'Trip 4', 'Trip 3', 'Trip 2', 'Trip 1']);
  });

  it.each([
    [
      '?type=gossip',
      422,
      'The type must be one of transaction, credential, work, travel, document.',
    ],
    ['?since=yesterday', 422, 'The moment must be one like 2025-01-31T00:00:00Z.'],
    ['?since=2025-13-01T00:00:00Z', 422, 'The moment must be one like 2025-01-31T00:00:00Z.'],
    ['?before=12', 404, 'There is nothing at this address. Check the path and the method.'],
    ['?before=user-1', 404, 'There is nothing at this address. Check the path and the method.'],
    [
      '?before=trip-99999999999',
      404,
      'There is nothing at this address. Check the path and the method.',
    ],
  ])('refuses %s', async (query, status, sentence) => {
    const person = await provider.register();
    const answer = await provider.get(`/activities/${person.id}${query}`, person.token);
    expect([answer.status, sentenceOf(answer)]).toEqual([status, sentence]);
  });

  it("never shows another user's activities, even by id", async () => {
    const one = await activePerson();
    const two = await provider.register();
    const [first] = (await page(one)).activities;
    expect((await page(two, `?before=${first?.id ?? ''}`)).activities).toEqual([]);
    expect((await provider.get(`/activities/${one.id}`, two.token)).status).toBe(403);
  });

  it('takes at most twice as long with 100,000 rows as with 1,000, like transactions and contacts', async () => {
    const [few, many] = [await provider.register(), await provider.register()];
    const fill = (person: Person, rows: number) =>
      provider.database.transaction(async (tx) => {
        await tx.execute(sql`insert into transactions (user_id, transaction_type, asset_type, amount, to_address, status, created_at, settled_at)
          select ${person.id}, 'send', 'XP', 1, '0x52908400098527886E0F7030069857D2E4169EE7', 'completed', moment, moment
          from (select '2025-01-01'::timestamptz + n * interval '1 minute' as moment from generate_series(1, ${rows}::int) n) as moments`);
        await tx.execute(sql`insert into payees (user_id, area, payee, recipient, look, name, transaction_id, last_sent_at)
          select user_id, 'network', id::text, id::text, id::text, id::text, id, created_at from transactions where user_id = ${person.id}`);
      });
    await fill(few, 1_000);
    await fill(many, 100_000);
    await provider.database.transaction((tx) => tx.execute(sql`analyze`));
    for (const path of ['activities', 'transactions', 'recent-contacts']) {
      const took = async (person: Person) => {
        const begin = performance.now();
        expect((await provider.get(`/${path}/${person.id}?limit=50`, person.token)).status).toBe(
          200,
        );
        return performance.now() - begin;
      };
      const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
      // Alternates, so that a busy machine slows both down.
      for (let round = 0; round < 15; round += 1) {
        times.few.push(await took(few));
        times.many.push(await took(many));
      }
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[7] ?? 0;
      expect(median(times.many), path).toBeLessThanOrEqual(2 * median(times.few) + 5);
    }
  });
});
