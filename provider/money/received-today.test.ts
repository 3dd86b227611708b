import { afterAll, beforeAll, expect, it } from 'vitest';

import { ReceivedToday } from '#wallet/entities/received-today.ts';

import { describeOnEmbedded } from '../testing/each-database.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const timeout = 60_000;
const minute = 60_000;

describeOnEmbedded('the payments of today', (fresh) => {
  let provider: TestProvider;
  const environment = manualEnvironment();
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), {}, environment);
  }, timeout);
  afterAll(() => provider.close());

  const pay = async (payer: Person, { did }: Person, amount: string, key?: string) => {
    const { status } = await provider.request('POST', '/local/sends', {
      token: payer.token,
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
      body: { userId: payer.id, amount, method: 'qr', recipient: did },
    });
    expect(status).toBe(201);
  };
  const today = async (vendor: Person) =>
    ReceivedToday.parse(
      (await provider.get(`/local-pay/${vendor.id}/received`, vendor.token)).body,
    );

  it('are those of others, with the name of the payer, and count once', { timeout }, async () => {
    const [vendor, one, other] = [
      await provider.register(),
      await provider.register(),
      await provider.register(),
    ];
    expect(await today(vendor)).toMatchObject({ count: 0, sum: '0', payments: [] });
    await pay(one, vendor, '4500', 'payment-0000000001');
    await pay(one, vendor, '4500', 'payment-0000000001');
    await pay(other, vendor, '1000');
    await pay(vendor, one, '300');
    const received = await today(vendor);
    expect(received).toMatchObject({ count: 2, sum: '5500' });
    expect(received.payments.map(({ amount }) => amount)).toEqual(['1000', '4500']);
    expect(received.payments[1]?.name).toMatch(/^Test Person \d+$/);
    const id = received.payments[0]?.transactionId;
    expect(await provider.get(`/receipts/${id}`, vendor.token)).toMatchObject({
      body: { id, direction: 'receive', amount: '1000' },
    });
  });

  it('start again at midnight in Korea', { timeout }, async () => {
    const [vendor, payer] = [await provider.register(), await provider.register()];
    await pay(payer, vendor, '700');
    const { day } = await today(vendor);
    const midnight = Date.parse(`${day}T24:00:00+09:00`);
    environment.advance(midnight - environment.clock.now().getTime() - minute);
    const unlocked = await provider.request('POST', '/auth/unlock', {
      token: vendor.token,
      body: { password: testPassword },
    });
    expect(unlocked.status).toBe(200);
    expect(await today(vendor)).toMatchObject({ day, count: 1 });
    environment.advance(minute);
    expect(await today(vendor)).toMatchObject({ count: 0, sum: '0', payments: [] });
  });

  it('are bounded, but number and sum are not', { timeout: 120_000 }, async () => {
    const vendor = await provider.register();
    for (const payments of [70, 70, 63]) {
      // A new account can pay 10,000 won.
      const payer = await provider.register();
      for (let index = 0; index < payments; index += 1) await pay(payer, vendor, '100');
    }
    const received = await today(vendor);
    expect(received).toMatchObject({ count: 203, sum: '20300' });
    expect(received.payments).toHaveLength(200);
  });

  it('are the user’s own only', { timeout }, async () => {
    const [vendor, stranger] = [await provider.register(), await provider.register()];
    const answer = await provider.get(`/local-pay/${vendor.id}/received`, stranger.token);
    expect(answer.status).toBe(403);
  });
});
