import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/contract.ts';

import { digitalDocuments } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

/** A call that creates something: what it is sent, the same with a change, and something that it refuses. */
interface Creating {
  path: string;
  body: Record<string, unknown>;
  change: Record<string, unknown>;
  refused: Record<string, unknown>;
}

const creating: readonly Creating[] = [
  {
    path: '/credentials',
    body: {
      credentialType: 'education',
      issuer: '부산대학교',
      issuanceDate: '2025-02-21',
      expirationDate: null,
      credentialData: { name: 'Bachelor', description: '', credentialNumber: 'PNU-1' },
      isRevoked: false,
    },
    change: { issuer: 'Pukyong National University' },
    refused: { issuer: '' },
  },
  {
    path: '/digital-documents',
    body: {
      title: 'Passport Verification',
      documentType: 'passport',
      documentHash: 'placeholder-1767225600000',
      metadata: {
        documentNumber: 'M12345678',
        name: 'Test Person',
        verificationStatus: 'pending',
        imageData: 'data:image/jpeg;base64,/9j/4AAQ',
      },
    },
    change: { documentHash: 'placeholder-1767225600001' },
    refused: { documentHash: '' },
  },
  {
    path: '/tax-refunds',
    body: {
      merchantName: 'Olive Young 서면',
      purchaseAmount: '150',
      refundAmount: '12',
      receiptHash: '0x9f2c',
      status: 'processing',
      isAutomatic: false,
    },
    change: { receiptHash: '0x9f2d' },
    refused: { refundAmount: '15' },
  },
];

await describeOnEachDatabase('creating once', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  const create = (
    { path, body }: Creating,
    key: string | undefined,
    changes: Record<string, unknown> = {},
    whose = person,
  ) =>
    provider.request('POST', path, {
      token: whose.token,
      headers: key === undefined ? {} : { [idempotencyKeyHeader]: key },
      body: { userId: whose.id, ...body, ...changes },
    });

  /** How many a person has. */
  const count = async ({ path }: Creating, whose = person) => {
    if (path === '/digital-documents') {
      return provider.database.transaction((tx) =>
        tx.$count(digitalDocuments, eq(digitalDocuments.userId, whose.id)),
      );
    }
    const { body } = await provider.get(`${path}/${whose.id}`, whose.token);
    return z.array(z.unknown()).parse(body).length;
  };

  it.each(creating)('$path creates once under one key', async (call) => {
    person = await provider.register();
    const first = await create(call, 'key-1');
    expect(first.status).toBe(201);
    provider.environment.advance(60_000);
    const again = await create(call, 'key-1');
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await count(call)).toBe(1);

    const changed = await create(call, 'key-1', call.change);
    expect(changed.status).toBe(422);
    expect(sentenceOf(changed)).toBe(
      'This Idempotency-Key already stands for another request. Use a new key for a new request.',
    );
    expect(await count(call)).toBe(1);

    expect((await create(call, 'key-2')).body).not.toEqual(first.body);
    expect((await create(call, undefined)).status).toBe(201);
    expect((await create(call, undefined)).status).toBe(201);
    expect(await count(call)).toBe(4);
  });

  it.each(creating)('$path creates once when one key comes many times at once', async (call) => {
    person = await provider.register();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(call, 'key-3')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count(call)).toBe(1);
  });

  it.each(creating)('$path lets a key be used again when nothing came of it', async (call) => {
    person = await provider.register();
    expect((await create(call, 'key-4', call.refused)).status).toBe(422);
    expect((await create(call, 'key-4')).status).toBe(201);
    expect(await count(call)).toBe(1);
  });

  it.each(creating)('$path keeps one person’s keys from another’s', async (call) => {
    person = await provider.register();
    const other = await provider.register();
    const mine = await create(call, 'key-5');
    const theirs = await create(call, 'key-5', {}, other);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body).not.toEqual(mine.body);
    expect(await count(call, other)).toBe(1);
  });

  it.each(creating)('$path refuses a key that no log could hold', async (call) => {
    person = await provider.register();
    for (const key of ['', 'with space', 'x'.repeat(201)]) {
      expect((await create(call, key)).status).toBe(422);
    }
    expect(await count(call)).toBe(0);
  });

  it('takes a key for one call only', async () => {
    person = await provider.register();
    expect((await provider.send(person, {}, 'key-6')).status).toBe(201);
    for (const call of creating) {
      expect((await create(call, 'key-6')).status).toBe(422);
      expect(await count(call)).toBe(0);
    }
  });
});
