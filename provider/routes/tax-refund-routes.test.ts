import { afterAll, beforeAll, expect, it } from 'vitest';

import { taxRefunds } from '../database/schema.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const refund = {
  merchantName: 'Olive Young 서면',
  purchaseAmount: '150',
  refundAmount: '12',
  status: 'processing',
  isAutomatic: false,
};

describeOnEmbedded('tax refunds', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
    other = await provider.register();
  });
  afterAll(() => provider.close());

  let receipts = 0;
  const create = (changes: Record<string, unknown> = {}) => {
    receipts += 1;
    return provider.request('POST', '/tax-refunds', {
      token: person.token,
      body: { userId: person.id, ...refund, receiptHash: `0x9f2c-${receipts}`, ...changes },
    });
  };
  const list = async (whose: Person) =>
    (await provider.get(`/tax-refunds/${whose.id}`, whose.token)).body;

  it('start empty, and are listed latest first', async () => {
    expect(await list(person)).toEqual([]);
    const first = await create();
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      ...refund,
      receiptHash: '0x9f2c-1',
      id: expect.any(Number),
      userId: person.id,
      createdAt: '2026-03-02T09:00:00.000Z',
      processedAt: null,
      receiptDate: '2026-03-02',
      receiptNumber: '',
      purchaseWon: null,
      reason: null,
      // Three days of the office are 7.2 minutes of its sandbox.
      expectedAt: '2026-03-02T09:07:12.000Z',
      paidAt: null,
      transactionId: null,
    });
    const second = await create({ purchaseAmount: '30', refundAmount: '2.40' });
    expect(second.body).toMatchObject({ purchaseAmount: '30', refundAmount: '2.4' });
    expect(await list(person)).toEqual([second.body, first.body]);
    expect(await list(other)).toEqual([]);
  });

  it.each([
    ['30', '2.40'],
    ['30.06', '2.40'],
    // 2.405 is half a cent above 2.40.
    ['30.0625', '2.41'],
    ['89.99', '7.2'],
    ['5000.12', '400.01'],
  ])('of a purchase of %s amount to %s', async (purchaseAmount, refundAmount) => {
    expect((await create({ purchaseAmount, refundAmount })).status).toBe(201);
  });

  it.each([
    ['merchantName', ' ', /merchant name is missing/],
    ['merchantName', 'x'.repeat(121), /merchant name must have at most 120/],
    ['purchaseAmount', 150, /purchase amount must be of type string/],
    ['purchaseAmount', '-150', /purchase amount must be above zero/],
    ['purchaseAmount', '0', /purchase amount must be above zero/],
    ['purchaseAmount', '1.5e2', /purchase amount must be a plain decimal number/],
    ['purchaseAmount', 'abc', /purchase amount must be a plain decimal number/],
    ['purchaseAmount', '151', /refund amount must be 8% of the purchase amount/],
    ['refundAmount', '12.01', /refund amount must be 8%.*rounded to cents/],
    ['refundAmount', '15', /refund amount must be 8%/],
    ['refundAmount', '0', /refund amount must be above zero/],
    ['refundAmount', '', /refund amount must be a plain decimal number/],
    ['refundAmount', undefined, /refund amount is missing/],
    ['receiptHash', '', /receipt hash is missing/],
    ['receiptHash', 'x'.repeat(201), /receipt hash must have at most 200/],
    ['status', 'paid', /status must be processing/],
    ['isAutomatic', true, /isAutomatic flag must be false/],
  ])('are refused when %s is %j', async (field, value, sentence) => {
    const before = await list(person);
    const answer = await create({ [field]: value });
    expect(answer.status).toBe(422);
    expect(sentenceOf(answer)).toMatch(sentence);
    expect(await list(person)).toEqual(before);
  });

  it('of less than a cent are refused', async () => {
    const answer = await create({ purchaseAmount: '0.05', refundAmount: '0.00' });
    expect(answer.status).toBe(422);
    expect(sentenceOf(answer)).toMatch(/refund amount must be above zero/);
  });

  it('cannot be created with an id or a time of processing', async () => {
    const { body } = await create({ id: 999_999, processedAt: '2026-01-01T00:00:00.000Z' });
    expect(body).toMatchObject({ processedAt: null });
    expect(body).not.toMatchObject({ id: 999_999 });
  });

  it('are private', async () => {
    expect((await create({ userId: other.id })).status).toBe(403);
    expect((await provider.get(`/tax-refunds/${other.id}`, person.token)).status).toBe(403);
    expect((await provider.get(`/tax-refunds/${person.id}`)).status).toBe(401);
    const signedOut = await provider.request('POST', '/tax-refunds', {
      body: { userId: person.id, ...refund, receiptHash: '0x9f2c' },
    });
    expect(signedOut.status).toBe(401);
    expect(await list(other)).toEqual([]);
  });

  it('have a consistent status and time, as the database enforces', async () => {
    const write = provider.database.transaction((tx) =>
      tx.insert(taxRefunds).values({
        ...refund,
        receiptHash: '0x9f2c',
        status: 'paid',
        userId: person.id,
        createdAt: provider.environment.clock.now(),
      }),
    );
    await expect(write).rejects.toThrow();
  });
});
