import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Activity } from '#wallet/entities/activity.ts';
import { Notification } from '#wallet/entities/notification.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { RefundsOverview, TaxRefund } from '#wallet/entities/tax-refund.ts';

import { sampleMerchants } from '#samples/merchants.ts';

import { eq, sql } from '../database/drizzle.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { taxRefunds } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { sampleUser, samplePassword } from '../seed.ts';
import {
  sentenceOf,
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const day = 24 * 60 * 60_000;
/** Time of the sandbox for a day of the office, in milliseconds. */
const sandboxDay = day / 600;
const sweepInterval = 5_000;

const refund = {
  merchantName: 'Olive Young 서면',
  purchaseAmount: '150',
  refundAmount: '12',
  receiptHash: '0x9f2c',
  status: 'processing',
  isAutomatic: false,
};

await describeOnEachDatabase('the tax office', (fresh, kind) => {
  let location: DatabaseLocation;
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    location = await fresh();
    provider = await startTestProvider(location);
    person = await provider.register();
    other = await provider.register();
  });
  afterEach(() => provider.close());

  const request = (changes: Record<string, unknown> = {}, who = person) =>
    provider.request('POST', '/tax-refunds', {
      token: who.token,
      body: { userId: who.id, ...refund, ...changes },
    });
  const claim = async (changes: Record<string, unknown> = {}, who = person) => {
    const answer = await request(changes, who);
    expect(answer.status).toBe(201);
    return TaxRefund.parse(answer.body).id;
  };
  const read = async (id: number, who = person) =>
    TaxRefund.parse((await provider.get(`/tax-refund/${id}`, who.token)).body);
  const overview = async (who = person) =>
    RefundsOverview.parse((await provider.get(`/tax-refunds/${who.id}/overview`, who.token)).body);
  const withdraw = (id: number, who = person) =>
    provider.request('POST', `/tax-refund/${id}/withdraw`, { token: who.token });
  const bell = async (who = person) =>
    z
      .array(Notification)
      .parse((await provider.get(`/notifications/${who.id}`, who.token)).body)
      .map(({ title, message }) => `${title}: ${message}`);

  /** Lets the office pass some of its days, and waits for the status of a refund. */
  async function pass(days: number, id: number, status: TaxRefund['status'], who = person) {
    provider.environment.advance(days * sandboxDay + sweepInterval);
    await eventually(async () => expect((await read(id, who)).status).toBe(status));
  }

  it('approves a claim after a day, and pays it two days later', async () => {
    const before = await provider.balance(person, 'USDC');
    const id = await claim();
    expect(await overview()).toMatchObject({ refunded: '0', count: 1, processingCount: 1 });

    provider.environment.advance(sandboxDay - 2 * sweepInterval);
    expect((await read(id)).status).toBe('processing');

    await pass(0.1, id, 'approved');
    expect(await read(id)).toMatchObject({ processedAt: expect.any(String), paidAt: null });
    expect(await provider.balance(person, 'USDC')).toBe(before);
    expect(await overview()).toMatchObject({ refunded: '0', processingCount: 0 });

    await pass(2, id, 'paid');
    const paid = await read(id);
    expect(paid).toMatchObject({ expectedAt: null, reason: null });
    expect(Number(await provider.balance(person, 'USDC'))).toBe(Number(before) + 12);
    expect(await overview()).toMatchObject({ refunded: '12', count: 1, processingCount: 0 });
    expect((await bell()).slice(0, 2)).toEqual([
      '환급 지급: Olive Young 서면 구매에 대한 환급 $12.00가 USDC로 지갑에 들어왔어요.',
      '환급 승인: Olive Young 서면 구매에 대한 환급 $12.00가 승인되었어요.',
    ]);

    const receipt = await provider.get(`/receipts/${paid.transactionId}`, person.token);
    expect(Receipt.parse(receipt.body)).toMatchObject({
      status: 'completed',
      direction: 'receive',
      assetType: 'USDC',
      amount: '12',
      method: 'tax-refund',
      from: { name: 'Tax office', detail: 'Olive Young 서면' },
    });
    const activities = await provider.get(`/activities/${person.id}`, person.token);
    const [, shown] = z.array(Activity).parse(activities.body);
    expect(shown?.amount).toBeUndefined();
    expect(z.array(Activity).parse(activities.body).slice(0, 2)).toMatchObject([
      {
        title: 'Received USDC',
        description: 'Tax refund from Olive Young 서면',
        status: 'completed',
      },
      { title: 'Tax refund', description: 'Olive Young 서면', status: 'paid' },
    ]);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('publishes each step to the open wallets', async () => {
    const events = await provider.events(person);
    const id = await claim();
    await pass(1, id, 'approved');
    await pass(2, id, 'paid');
    const messages = await events.until('balance_update');
    expect(messages.filter(({ type }) => type === 'change')).toEqual([
      { type: 'change', data: { area: 'travel' } },
      { type: 'change', data: { area: 'travel' } },
    ]);
    await events.close();
  });

  it('pays once, by one or two processes', async () => {
    const second =
      kind === 'server' ? await startTestProvider(location, {}, provider.environment) : undefined;
    const before = Number(await provider.balance(person, 'USDC'));
    const ids = [await claim(), await claim({ receiptHash: '0xa' })];
    provider.environment.advance(4 * sandboxDay);
    for (const id of ids) {
      await eventually(async () => expect((await read(id)).status).toBe('paid'));
    }
    provider.environment.advance(10 * sandboxDay);
    expect(Number(await provider.balance(person, 'USDC'))).toBe(before + 24);
    expect(await provider.transactions(person)).toHaveLength(2);
    expect(await provider.ledgerFaults()).toEqual([]);
    expect(provider.environment.problems).toEqual([]);
    await second?.close();
  });

  it.each([
    ['A-0404', 'receipt-unknown'],
    ['A-0401', 'amount-differs'],
  ])('rejects the receipt number %s', async (receiptNumber, reason) => {
    const before = await provider.balance(person, 'USDC');
    const id = await claim({ receiptNumber });
    await pass(1, id, 'rejected');
    expect(await read(id)).toMatchObject({ reason, expectedAt: null, transactionId: null });
    expect((await bell())[0]).toMatch(
      /^환급 거절: Olive Young 서면 구매에 대한 환급 \$12\.00가 거절/,
    );
    provider.environment.advance(10 * sandboxDay);
    expect((await read(id)).status).toBe('rejected');
    expect(await provider.balance(person, 'USDC')).toBe(before);
    // The receipt is free again.
    await claim({ receiptNumber: 'A-0001' });
  });

  it('accepts one claim per receipt', async () => {
    const first = await claim();
    const again = await request();
    expect([again.status, again.body]).toMatchObject([409, { code: 'receipt-claimed' }]);
    const second = await claim({}, other);
    provider.environment.advance(sandboxDay + sweepInterval);
    await eventually(async () => expect((await read(first)).status).toBe('approved'));
    await eventually(async () => expect((await read(second, other)).status).toBe('rejected'));
    const { reason } = await read(second, other);
    expect(reason).toBe('receipt-claimed');
    expect(JSON.stringify(await bell(other))).not.toContain('Test Person 1');
  });

  it.each([
    [{ purchaseAmount: '29.99', refundAmount: '2.4' }, 422, /at least \$30/],
    [{ receiptDate: '2026-03-03' }, 422, /in the future/],
    [{ receiptDate: '2025-12-01' }, 422, /older than 90 days/],
    [{ receiptDate: '2026-02-30' }, 422, /receipt date must be a date/],
    [{ purchaseWon: '187500', purchaseAmount: '151', refundAmount: '12.08' }, 409, /₩1250 for \$1/],
    [{ purchaseAmount: '6262.5', refundAmount: '501' }, 422, /\$500 a day, and \$500 are left/],
    [{ receiptNumber: 'x'.repeat(41) }, 422, /receipt number must have at most 40/],
  ])('refuses %j', async (changes, status, sentence) => {
    const answer = await request(changes);
    expect(answer.status).toBe(status);
    expect(sentenceOf(answer)).toMatch(sentence);
    expect(await overview()).toMatchObject({ count: 0 });
  });

  it('accepts the limits themselves', async () => {
    await claim({ purchaseAmount: '30', refundAmount: '2.4', receiptDate: '2025-12-02' });
    await claim({ receiptHash: '0xb', receiptDate: '2026-03-02' });
    const won = { purchaseWon: '187500', receiptHash: '0xc' };
    expect(await read(await claim(won))).toMatchObject({ purchaseWon: '187500' });
    await claim({ purchaseAmount: '5920', refundAmount: '473.6', receiptHash: '0xd' });
    const full = await request({ receiptHash: '0xe' });
    expect(full.body).toMatchObject({ code: 'refund-limit-day', left: '0' });
    // The next day in Korea, after which the session is locked.
    provider.environment.advance(6 * 60 * 60_000);
    const unlocked = await provider.request('POST', '/auth/unlock', {
      token: person.token,
      body: { password: testPassword },
    });
    expect(unlocked.status).toBe(200);
    await claim({ receiptHash: '0xe' });
  });

  it('limits simultaneous claims together', async () => {
    const half = { purchaseAmount: '3125', refundAmount: '250' };
    const answers = await Promise.all(
      ['0x1', '0x2', '0x3', '0x4'].map((receiptHash) => request({ ...half, receiptHash })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('says beforehand when it pays', async () => {
    const { paidInSeconds = 0 } = await overview();
    expect(paidInSeconds).toBe((3 * sandboxDay) / 1_000);
    const { createdAt, expectedAt } = await read(await claim());
    const expected = Date.parse(expectedAt ?? '') - Date.parse(createdAt ?? '');
    expect(expected).toBe(paidInSeconds * 1_000);
  });

  it('names a partner store by the directory, makes its refund automatic, and refuses others', async () => {
    const { code, name } = sampleMerchants[3] ?? { code: '', name: '' };
    const id = await claim({ storeCode: code, merchantName: 'Fake name' });
    expect(await read(id)).toMatchObject({ merchantName: name, isAutomatic: true });
    const manual = await claim({ receiptHash: 'manual' });
    expect(await read(manual)).toMatchObject({ isAutomatic: false });
    expect((await bell()).join('\n')).toContain(name);
    expect((await bell()).join('\n')).not.toContain('Fake name');
    const unknown = await request({ storeCode: 'seoul-0001', receiptHash: 'unknown' });
    expect([unknown.status, unknown.body]).toMatchObject([422, { code: 'store-unknown' }]);
    for (const storeCode of ['Busan 4', 'x'.repeat(26), '', 4]) {
      expect((await request({ storeCode, receiptHash: 'wrong' })).status).toBe(422);
    }
    expect((await overview()).count).toBe(2);
  });

  it('has at most 200 open refunds of a user', async () => {
    await provider.database.transaction((tx) =>
      tx.insert(taxRefunds).values(
        Array.from({ length: 200 }, (_, index) => ({
          ...refund,
          status: 'processing' as const,
          userId: person.id,
          receiptHash: `open ${index}`,
          createdAt: new Date(Date.parse('2026-01-01')),
        })),
      ),
    );
    expect((await request()).body).toMatchObject({ code: 'refunds-full', most: 200 });
    await claim({}, other);
  });

  it('gives a refund back until it is decided', async () => {
    const id = await claim();
    const answers = [await withdraw(id), await withdraw(id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await read(id)).toMatchObject({ status: 'withdrawn', expectedAt: null });
    provider.environment.advance(10 * sandboxDay);
    expect(await read(id)).toMatchObject({ status: 'withdrawn' });
    const again = await claim();
    await pass(1, again, 'approved');
    const late = await withdraw(again);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'tax-refund-decided', status: 'approved' },
    });
    expect((await withdraw(again, other)).status).toBe(404);
    expect((await provider.get(`/tax-refund/${again}`, other.token)).status).toBe(404);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('is audited', async () => {
    const id = await claim();
    await provider.database.transaction((tx) =>
      tx
        .update(taxRefunds)
        .set({ status: 'paid', processedAt: new Date(), paidAt: new Date() })
        .where(eq(taxRefunds.id, id)),
    );
    expect(await provider.ledgerFaults()).toEqual([
      `tax refund ${id} is paid, but was not credited`,
    ]);
  });
});

await describeOnEachDatabase('the refunds of an earlier version', (fresh) => {
  it('are credited or submitted at the next start, without a change of any balance', async () => {
    const location = await fresh();
    const first = await startTestProvider(location, { sampleData: true });
    const signIn = async (provider: TestProvider) => {
      const answer = await provider.request('POST', '/auth/login', {
        body: { email: sampleUser.email, password: samplePassword },
      });
      return z.object({ token: z.string() }).parse(answer.body).token;
    };
    const state = async (provider: TestProvider) => {
      const token = await signIn(provider);
      return {
        overview: RefundsOverview.parse(
          (await provider.get('/tax-refunds/1/overview', token)).body,
        ),
        assets: (await provider.get('/assets/1', token)).body,
        transactions: (await provider.get('/transactions/1', token)).body,
      };
    };
    const seeded = await state(first);
    expect(seeded.overview).toMatchObject({ refunded: '70.51', count: 6, processingCount: 1 });
    expect(JSON.stringify(seeded.assets)).toContain('"820.25"');
    await first.database.transaction(async (tx) => {
      await tx.update(taxRefunds).set({ entryId: null, paidAt: null });
      await tx.execute(sql`insert into tax_refunds
        (user_id, merchant_name, purchase_amount, refund_amount, receipt_hash, status, is_automatic, created_at)
        values (2, 'Nampo Books', 50, 4, '0xabc', 'processing', false, '2026-03-01')`);
    });
    await first.close();

    const second = await startTestProvider(location, { sampleData: true });
    expect(await state(second)).toEqual({
      ...seeded,
      overview: { ...seeded.overview, recent: expect.any(Array) },
    });
    // The office does not decide the sample user's own refunds.
    second.environment.advance(10 * sandboxDay);
    await eventually(async () => {
      const rows = await second.database.transaction((tx) => tx.select().from(taxRefunds));
      expect(rows.filter(({ userId }) => userId === 2).map(({ status }) => status)).toEqual([
        'paid',
      ]);
    });
    expect((await state(second)).overview).toMatchObject({ refunded: '70.51', processingCount: 1 });
    expect(await second.ledgerFaults()).toEqual([]);
    await second.close();
  });
});
