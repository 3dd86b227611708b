import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createClient } from '#api/client.ts';

import { sql } from '../database/drizzle.ts';
import { taxRefunds, transactions } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const Entries = z.array(z.looseObject({ id: z.number() }));
const lists = ['/transactions', '/tax-refunds', '/recent-contacts'];

await describeOnEachDatabase('a list in pages', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
    other = await provider.register();
    await provider.database.transaction(async (tx) => {
      for (const { id: userId } of [person, other]) {
        const createdAt = provider.environment.clock.now();
        const count = userId === person.id ? 450 : 200;
        await tx.insert(transactions).values(
          Array.from({ length: count }, () => ({
            userId,
            createdAt,
            transactionType: 'send' as const,
            assetType: 'XP',
            amount: '1',
            toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
            status: 'completed' as const,
            settledAt: createdAt,
          })),
        );
        await tx.execute(
          sql`insert into payees (user_id, area, payee, recipient, look, name, transaction_id, last_sent_at)
            select user_id, 'network', id::text, id::text, id::text, id::text, id, created_at
            from transactions where user_id = ${userId}`,
        );
        await tx.insert(taxRefunds).values(
          Array.from({ length: count }, () => ({
            userId,
            createdAt,
            processedAt: createdAt,
            merchantName: 'Olive Young 서면',
            purchaseAmount: '150',
            refundAmount: '12',
            receiptHash: '0x9f2c',
            status: 'paid' as const,
            isAutomatic: false,
          })),
        );
      }
    });
  });
  afterAll(() => provider.close());

  const read = async (path: string, whose = person) => {
    const { status, headers, body } = await provider.get(path, whose.token);
    expect(status).toBe(200);
    return { ids: Entries.parse(body).map(({ id }) => id), link: headers.get('Link') };
  };
  const isDescending = (ids: readonly number[]) =>
    ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0));

  it.each(lists)('%s answers with the newest 200 entries, and links to more', async (list) => {
    const path = `${list}/${person.id}`;
    const { ids, link } = await read(path);
    expect(ids).toHaveLength(200);
    expect(isDescending(ids)).toBe(true);
    expect(link).toBe(`</superwallet/api${path}?before=${ids.at(-1)}>; rel="next"`);
  });

  it.each(lists)('%s has no Link header for exactly 200 entries', async (list) => {
    const { ids, link } = await read(`${list}/${other.id}`, other);
    expect(ids).toHaveLength(200);
    expect(link).toBeNull();
  });

  it.each(lists)('%s has every entry on exactly one page', async (list) => {
    const all: number[] = [];
    const sizes: number[] = [];
    for (let path: string | undefined = `${list}/${person.id}`; path !== undefined;) {
      const { ids, link } = await read(path);
      all.push(...ids);
      sizes.push(ids.length);
      path = /^<\/superwallet\/api(.*)>; rel="next"$/.exec(link ?? '')?.[1];
    }
    expect(sizes).toEqual([200, 200, 50]);
    expect(new Set(all).size).toBe(450);
    expect(isDescending(all)).toBe(true);
  });

  it.each(lists)('%s accepts another page size', async (list) => {
    const path = `${list}/${person.id}`;
    const first = await read(`${path}?limit=3`);
    expect(first.ids).toHaveLength(3);
    expect(first.link).toBe(
      `</superwallet/api${path}?before=${first.ids.at(-1)}&limit=3>; rel="next"`,
    );
    const newest = await read(path);
    expect(first.ids).toEqual(newest.ids.slice(0, 3));
    const second = await read(`${path}?limit=3&before=${first.ids.at(-1)}`);
    expect(second.ids).toEqual(newest.ids.slice(3, 6));
  });

  it.each(lists)('%s refuses an invalid limit or cursor', async (list) => {
    for (const limit of ['0', '201', '-1', '1.5', '', '1e2', '99999999999']) {
      const answer = await provider.get(`${list}/${person.id}?limit=${limit}`, person.token);
      expect(answer.status, limit).toBe(422);
      expect(sentenceOf(answer)).toBe('The limit must be a whole number from 1 to 200.');
    }
    for (const before of ['0', '-1', 'x', '', '99999999999']) {
      const answer = await provider.get(`${list}/${person.id}?before=${before}`, person.token);
      expect(answer.status, before).toBe(404);
    }
  });

  it('gives the client one page at a time', async () => {
    const client = createClient({
      host: provider.url,
      session: { token: person.token, clear: () => undefined, lock: () => undefined },
      log: () => undefined,
    });
    const params = { userId: person.id };
    expect(await client('transactions', { params })).toHaveLength(200);
    expect(await client('taxRefunds', { params })).toHaveLength(200);
    expect((await client('refundsOverview', { params })).count).toBe(450);
    const newest = await client('transactions', { params });
    const before = newest.at(-1)?.id ?? 0;
    const next = await client('transactions', { params, before: String(before) });
    expect(next).toHaveLength(200);
    expect(next.every(({ id }) => id < before)).toBe(true);
  });
});
