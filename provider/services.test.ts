import { createHash } from 'node:crypto';

import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Verification } from '#wallet/entities/digital-document.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { RefundsOverview, TaxRefund } from '#wallet/entities/tax-refund.ts';

import { describeOnEachDatabase } from './testing/each-database.ts';
import { documentPicture } from './testing/document-pictures.ts';
import { eventually } from './testing/eventually.ts';
import { startOperatorService, type OperatorService } from './testing/operator-service.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from './testing/test-provider.ts';

const secret = 'a secret of the services, long enough';
const nextSweep = 5_000;
const askInterval = 15 * 60_000;

const SessionUser = z.object({
  user: z.object({ sandboxes: z.array(z.string()) }),
});
const Sent = z.object({ transactionId: z.int() });

await describeOnEachDatabase('the services of an operator', (fresh, kind) => {
  let service: OperatorService;
  let provider: TestProvider;
  let person: Person;
  beforeEach(async () => {
    service = await startOperatorService(secret);
    const reached = { url: service.url, secret };
    provider = await startTestProvider(await fresh(), {
      services: { card: reached, network: reached, 'tax-office': reached, reviewer: reached },
      reviewDelay: 0,
    });
    service.state.now = provider.environment.clock.now;
    person = await provider.register(undefined, kind);
  });
  afterEach(async () => {
    await provider.close();
    await service.close();
  });

  const pass = (milliseconds: number) => provider.environment.advance(milliseconds);
  const receiptOf = async (id: number) =>
    Receipt.parse((await provider.get(`/receipts/${id}`, person.token)).body);

  const send = async (amount = '1000') => {
    const answer = await provider.request('POST', '/local/sends', {
      token: person.token,
      body: { userId: person.id, recipient: '010-2345-6789', amount, method: 'phone' },
    });
    return { status: answer.status, id: Sent.safeParse(answer.body).data?.transactionId };
  };

  it('are named to the wallet by what is left to the sandboxes', async () => {
    const left = ['bank', 'email', 'sms'];
    expect(
      SessionUser.parse((await provider.get('/auth/verify', person.token)).body).user.sandboxes,
    ).toEqual(left);
    expect((await provider.get('/sandboxes')).body).toEqual({ sandboxes: left });
  });

  it('receive an order with its own reference, and settle it', async () => {
    service.state.answer = () => ({ state: 'succeeded' });
    const { status, id } = await send();
    expect(status).toBe(201);
    expect(service.received).toMatchObject([
      {
        kind: 'payout',
        channel: 'local',
        assetType: 'BusanCoin',
        amount: '1000',
        destination: '+821023456789',
      },
    ]);
    expect((await receiptOf(id ?? 0)).status).toBe('completed');
  });

  it('accept a card, and charge it by its token', async () => {
    const number = '4111 1111 1111 1111';
    const card = { cardNumber: number, expiry: '2099-01', securityCode: '123' };
    const add = () =>
      provider.request('POST', '/cards', {
        token: person.token,
        body: { userId: person.id, ...card },
      });
    service.state.answer = () => ({ state: 'refused' });
    const refused = await add();
    expect(refused.status).toBe(422);
    expect(sentenceOf(refused)).toMatch(/^The card was not accepted\./);

    service.state.status = 500;
    const unavailable = await add();
    expect(unavailable.status).toBe(503);
    expect(unavailable.body).toHaveProperty('code', 'card-service-unavailable');
    service.state.status = 200;

    service.state.answer = () => ({
      state: 'accepted',
      token: 'tok_1',
      fingerprint: 'card_1',
      brand: 'Visa',
      lastFour: '1111',
      currency: 'USD',
    });
    expect((await add()).status).toBe(200);
    service.state.answer = () => ({ state: 'succeeded' });
    const deposit = await provider.request('POST', '/deposits', {
      token: person.token,
      body: { userId: person.id, assetType: 'USDC', amount: '100', fee: '2.5', method: 'card' },
    });
    expect(deposit.status).toBe(201);
    expect(service.received.at(-1)).toMatchObject({
      kind: 'charge',
      channel: 'card',
      amount: '102.5',
      source: { kind: 'card', token: 'tok_1' },
      charged: { currency: 'USD', amount: '102.5' },
    });
  });

  it('give the rates and prices of a market, which count for ten minutes', async () => {
    const rates = [
      { assetType: 'XP', won: '1300', dollars: '1.04', change: '4' },
      { assetType: 'KRW', won: '1', dollars: '0.0008', change: '0' },
    ];
    const prices = {
      assetType: 'XP',
      range: 'day',
      change: '4',
      points: [
        { at: '2026-03-01T00:00:00.000Z', dollars: '1', won: '1250' },
        { at: '2026-03-02T00:00:00.000Z', dollars: '1.04', won: '1300' },
      ],
    };
    const market = await startOperatorService(secret);
    market.state.answer = (request) =>
      z.object({ kind: z.literal('rates') }).safeParse(request).success ? { rates } : prices;
    market.state.now = () => new Date();
    const priced = await startTestProvider(await fresh(), {
      services: { market: { url: market.url, secret } },
    });
    market.state.now = priced.environment.clock.now;
    const { token } = await priced.register();
    const rateCodes = async () =>
      z
        .array(z.object({ assetType: z.string() }))
        .parse((await priced.get('/exchange-rates', token)).body)
        .map(({ assetType }) => assetType);
    priced.environment.advance(60_000);
    await eventually(async () => expect(await rateCodes()).toEqual(['XP', 'KRW']));
    expect((await priced.get('/exchange-rates', token)).body).toEqual(rates);
    expect((await priced.get('/asset-prices?asset=XP&range=day', token)).body).toEqual(prices);
    // An answer about something else is none.
    const other = await priced.get('/asset-prices?asset=XP&range=month', token);
    expect(sentenceOf(other)).toMatch(/^There is no rate for XP at present\./);
    // A market that has not answered for ten minutes has no rates.
    market.state.status = 500;
    for (let minute = 0; minute < 12; minute += 1) priced.environment.advance(60_000);
    await eventually(async () => expect(await rateCodes()).toEqual([]));
    await priced.close();
    await market.close();
  });

  it('return the money of a refused order', async () => {
    service.state.answer = () => ({ state: 'failed', failure: 'no-account' });
    expect((await send()).status).toBe(402);
    expect(await provider.balance(person, 'BusanCoin')).toBe('10000');
  });

  it.each([
    ['an error status', 500, { state: 'succeeded' }],
    ['an unknown state', 200, { state: 'done' }],
    ['a failure without a reason', 200, { state: 'failed' }],
    ['a redirect', 302, { state: 'succeeded' }],
    ['more than 64 kB', 200, { state: 'succeeded', more: 'x'.repeat(70_000) }],
  ])('leave an order pending after %s, and settle it later', async (_answer, status, answer) => {
    Object.assign(service.state, { status, answer: () => answer });
    let sent: number | undefined;
    const sending = send().then(({ id }) => (sent = id));
    await eventually(() => {
      pass(nextSweep);
      expect(sent).toBeDefined();
    });
    const id = (await sending) ?? 0;
    expect((await receiptOf(id)).status).toBe('pending');
    Object.assign(service.state, { status: 200, answer: () => ({ state: 'succeeded' }) });
    await eventually(async () => {
      pass(nextSweep);
      expect((await receiptOf(id)).status).toBe('completed');
    });
  });

  it('decide and pay a tax refund', async () => {
    service.state.answer = () => ({ state: 'approved' });
    const refund = {
      merchantName: 'Olive Young',
      purchaseAmount: '150',
      refundAmount: '12',
      receiptHash: '0x9f2c',
      status: 'processing',
      isAutomatic: false,
    };
    const asked = await provider.request('POST', '/tax-refunds', {
      token: person.token,
      body: { userId: person.id, ...refund },
    });
    const { id } = TaxRefund.parse(asked.body);
    const read = async () =>
      TaxRefund.parse((await provider.get(`/tax-refund/${id}`, person.token)).body);
    await eventually(async () => {
      pass(nextSweep);
      expect((await read()).status).toBe('approved');
    });
    const asks = service.received.length;
    pass(nextSweep);
    expect(service.received).toHaveLength(asks);
    service.state.answer = () => ({ state: 'paid' });
    pass(askInterval);
    await eventually(async () => {
      pass(nextSweep);
      expect((await read()).status).toBe('paid');
    });
    expect(
      RefundsOverview.parse(
        (await provider.get(`/tax-refunds/${person.id}/overview`, person.token)).body,
      ).refunded,
    ).toBe('12');
  });

  it('review a document by its photo', async () => {
    service.state.answer = () => ({ state: 'pending' });
    const photo = documentPicture('document.jpg');
    const imageData = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const sent = await provider.request('POST', '/digital-documents', {
      token: person.token,
      body: {
        userId: person.id,
        title: 'passport Verification',
        documentType: 'passport',
        documentHash: createHash('sha256').update(photo).digest('hex'),
        metadata: {
          documentNumber: 'M12345678',
          name: 'Test Person 1',
          verificationStatus: 'pending',
          imageData,
        },
      },
    });
    expect(sent.status).toBe(201);
    const status = async () =>
      z
        .array(Verification)
        .parse((await provider.get(`/digital-documents/${person.id}`, person.token)).body)[0]
        ?.status;
    await eventually(async () => {
      pass(nextSweep);
      expect(service.received).toHaveLength(1);
    });
    expect(service.received).toMatchObject([
      { documentNumber: 'M12345678', image: photo.toString('base64') },
    ]);
    pass(nextSweep);
    expect(service.received).toHaveLength(1);
    expect(await status()).toBe('pending');
    service.state.answer = () => ({ state: 'rejected', reason: 'unreadable' });
    pass(askInterval);
    await eventually(async () => {
      pass(nextSweep);
      expect(await status()).toBe('rejected');
    });
  });
});

it('an account of a wallet with real money starts empty', async () => {
  const reached = { url: 'https://service.test', secret };
  const provider = await startTestProvider(undefined, {
    services: { bank: reached, card: reached, network: reached, 'tax-office': reached },
  });
  try {
    const person = await provider.register();
    expect(await provider.balance(person, 'USDC')).toBe('0');
  } finally {
    await provider.close();
  }
});
