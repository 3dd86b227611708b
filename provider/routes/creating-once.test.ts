import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader, lookUpHeader } from '#api/calls/call.ts';
import { sha256Hex } from '#wallet/document-proof.ts';

import { eq } from '../database/drizzle.ts';
import { digitalDocuments } from '../database/schema.ts';
import { documentPicture } from '../testing/document-pictures.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

type Fields = Record<string, unknown>;

/** The hash of the photo below. */
const photo = documentPicture('document.jpg');
const photoHash = sha256Hex(photo);

/** A call that creates something. */
interface Creating {
  path: string;
  /** The body, without `userId`. */
  body: Fields;
  /** Another valid value for each field of the body. */
  others: Fields;
  /** An invalid value for each field that has only one valid value. */
  fixed: Fields;
  /** A change that makes the call refuse. */
  refused: Fields;
}

const creating: readonly Creating[] = [
  {
    path: '/transactions',
    body: {
      assetType: 'XP',
      transactionType: 'send',
      amount: '1',
      toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
      status: 'pending',
    },
    others: {
      assetType: 'USDC',
      amount: '2',
      toAddress: '0xde709f2102306220921060314715629080e2fb77',
    },
    fixed: { transactionType: 'receive', status: 'completed' },
    refused: { amount: '0' },
  },
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
    others: {
      credentialType: 'employment',
      issuer: 'Pukyong National University',
      issuanceDate: '2025-02-22',
      expirationDate: '2030-02-21',
      credentialData: { name: 'Master', description: 'With honours', credentialNumber: 'PNU-2' },
    },
    fixed: { isRevoked: true },
    refused: { issuer: '' },
  },
  {
    path: '/digital-documents',
    body: {
      title: 'Passport Verification',
      documentType: 'passport',
      documentHash: photoHash,
      metadata: {
        documentNumber: 'M12345678',
        name: 'Test Person',
        issuanceDate: '2024-02-29',
        expirationDate: '2034-02-28',
        verificationStatus: 'pending',
        imageData: `data:image/jpeg;base64,${photo.toString('base64')}`,
      },
    },
    others: {
      title: 'Identity Verification',
      documentType: 'license',
      metadata: {
        documentNumber: 'M12345679',
        name: 'Other Person',
        issuanceDate: '2024-02-28',
        expirationDate: '2034-02-27',
      },
    },
    // Neither is valid alone, because the hash is that of the image.
    fixed: {
      documentHash: 'f00d',
      metadata: {
        verificationStatus: 'verified',
        imageData: 'data:image/jpeg;base64,/9j/4AAR',
      },
    },
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
    others: {
      merchantName: 'Olive Young 남포',
      // 8% of this amount, rounded to cents, is also 12.
      purchaseAmount: '150.01',
      refundAmount: '12.00',
      receiptHash: '0x9f2d',
    },
    fixed: { status: 'paid', isAutomatic: true },
    refused: { refundAmount: '15' },
  },
];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The names of all fields; nested ones as `metadata.name`. */
function namesOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    isFields(value) ? namesOf(value).map((inner) => `${name}.${inner}`) : name,
  );
}

/** A body with one named field replaced by its other value. */
function withOther(body: Fields, others: Fields, name: string): Fields {
  const [outer = '', inner = ''] = name.split('.');
  const [value, other] = [body[outer], others[outer]];
  const changed = isFields(value) && isFields(other) ? withOther(value, other, inner) : other;
  return { ...body, [outer]: changed };
}

/** The same fields in reverse order, including nested ones. */
function reversed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .toReversed()
      .map(([name, value]) => [name, isFields(value) ? reversed(value) : value]),
  );
}

await describeOnEachDatabase('creating once', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  let requests = 0;
  /** The body of a request under a key. A receipt can be claimed once, so each new refund has another one. */
  const bodyOf = ({ body }: Creating, key: string | undefined, changes: Fields, whose: Person) => {
    requests += 1;
    const { receiptHash, ...fields } = { ...body, ...changes };
    const own = typeof receiptHash === 'string' && `${receiptHash}-${key ?? requests}`;
    return { userId: whose.id, ...fields, ...(own && { receiptHash: own }) };
  };
  const create = (call: Creating, key: string | undefined, changes: Fields = {}, whose = person) =>
    provider.request('POST', call.path, {
      token: whose.token,
      headers: key === undefined ? {} : { [idempotencyKeyHeader]: key },
      body: bodyOf(call, key, changes, whose),
    });

  /** Rejects pending documents: a second one of a kind would be refused. */
  const decideDocuments = () =>
    provider.database.transaction((tx) =>
      tx
        .update(digitalDocuments)
        .set({ verificationStatus: 'rejected', rejection: 'unreadable', reviewedAt: new Date() })
        .where(eq(digitalDocuments.verificationStatus, 'pending')),
    );

  /** The number of a user's stored objects of this kind. */
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

    await decideDocuments();
    expect((await create(call, 'key-2')).body).not.toEqual(first.body);
    await decideDocuments();
    expect((await create(call, undefined)).status).toBe(201);
    await decideDocuments();
    expect((await create(call, undefined)).status).toBe(201);
    expect(await count(call)).toBe(4);
  });

  it.each(creating)('$path accepts a repeat with its fields in another order', async (call) => {
    person = await provider.register();
    const first = await create(call, 'key-1');
    const again = await provider.request('POST', call.path, {
      token: person.token,
      headers: { [idempotencyKeyHeader]: 'key-1' },
      body: reversed(bodyOf(call, 'key-1', {}, person)),
    });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await count(call)).toBe(1);
  });

  it.each(creating)('$path refuses a repeat with any one field changed', async (call) => {
    person = await provider.register();
    expect((await create(call, 'key-1')).status).toBe(201);
    const { body, others, fixed } = call;
    const names = [...namesOf(others), ...namesOf(fixed)];
    expect(names.toSorted()).toEqual(namesOf(body).toSorted());

    for (const name of namesOf(others)) {
      const changed = withOther(body, others, name);
      const answer = await create(call, 'key-1', changed);
      expect(answer.status, name).toBe(422);
      expect(sentenceOf(answer)).toBe(
        'This Idempotency-Key already stands for another request. Use a new key for a new request.',
      );
      await decideDocuments();
      expect((await create(call, `key-${name}`, changed)).status, name).toBe(201);
    }
    for (const name of namesOf(fixed)) {
      const answer = await create(call, 'key-1', withOther(body, fixed, name));
      expect(answer.status, name).toBe(422);
    }
    expect(await count(call)).toBe(1 + namesOf(others).length);
  });

  it.each(creating)(
    '$path creates once for ten simultaneous requests under one key',
    async (call) => {
      person = await provider.register();
      const answers = await Promise.all(Array.from({ length: 10 }, () => create(call, 'key-3')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await count(call)).toBe(1);
    },
  );

  it.each(creating)('$path accepts a key again after a refused request', async (call) => {
    person = await provider.register();
    expect((await create(call, 'key-4', call.refused)).status).toBe(422);
    expect((await create(call, 'key-4')).status).toBe(201);
    expect(await count(call)).toBe(1);
  });

  it.each(creating)('$path separates the keys of two users', async (call) => {
    person = await provider.register();
    const other = await provider.register();
    const mine = await create(call, 'key-5');
    const theirs = await create(call, 'key-5', {}, other);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body).not.toEqual(mine.body);
    expect(await count(call, other)).toBe(1);
  });

  it.each(creating)('$path refuses a key that is empty, too long or has a space', async (call) => {
    person = await provider.register();
    for (const key of ['', 'with space', 'x'.repeat(201)]) {
      expect((await create(call, key)).status).toBe(422);
    }
    expect(await count(call)).toBe(0);
  });

  it.each(creating)('$path separates its keys from those of other calls', async (call) => {
    person = await provider.register();
    expect((await create(call, 'key-6')).status).toBe(201);
    for (const other of creating.filter(({ path }) => path !== call.path)) {
      expect((await create(other, 'key-6')).status).toBe(422);
      expect(await count(other)).toBe(0);
    }
  });

  const lookUp = ({ path }: Creating, key: string | undefined, by = person) =>
    provider.request('POST', path, {
      token: by.token,
      headers: {
        [lookUpHeader]: 'true',
        ...(key === undefined ? {} : { [idempotencyKeyHeader]: key }),
      },
    });

  it.each(creating)('$path answers a look-up like the first request', async (call) => {
    person = await provider.register();
    const first = await create(call, 'key-7');
    for (const again of [await lookUp(call, 'key-7'), await lookUp(call, 'key-7')]) {
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
    }
    expect(await count(call)).toBe(1);
  });

  it.each(creating)('$path refuses requests that arrive after their look-up', async (call) => {
    person = await provider.register();
    for (const missing of [await lookUp(call, 'key-8'), await lookUp(call, 'key-8')]) {
      expect(missing.status).toBe(410);
      expect(missing.body).toEqual({
        error: 'This did not arrive, and nothing was done. Try again.',
        code: 'not-created',
      });
    }
    expect((await create(call, 'key-8')).status).toBe(422);
    expect((await lookUp(call, 'key-8')).status).toBe(410);
    expect(await count(call)).toBe(0);
    expect((await create(call, 'key-9')).status).toBe(201);
  });

  it.each(creating)('$path looks up only the signed-in user’s own keys', async (call) => {
    person = await provider.register();
    expect((await create(call, 'key-10')).status).toBe(201);
    expect((await lookUp(call, undefined)).status).toBe(422);
    expect((await lookUp(call, 'with space')).status).toBe(422);
    const other = await provider.register();
    expect((await lookUp(call, 'key-10', other)).status).toBe(410);
    for (const another of creating.filter(({ path }) => path !== call.path)) {
      expect((await lookUp(another, 'key-10')).status).toBe(422);
    }
  });

  it.each(creating)('$path handles a request and its look-up at the same time', async (call) => {
    for (let round = 0; round < 5; round += 1) {
      // A person can have only one passport in review, so each round needs another person.
      person = await provider.register();
      const key = `race-${round}`;
      const [created, found] = await Promise.all([create(call, key), lookUp(call, key)]);
      const happened = (await count(call)) === 1;
      expect([created.status, found.status]).toEqual(happened ? [201, 201] : [422, 410]);
    }
  });
});
