import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { merchantCode, readMerchantCode } from '#wallet/codes/merchant-code.ts';
import { Notification } from '#wallet/entities/notification.ts';

import { eq } from '../database/drizzle.ts';
import { merchants } from '../database/schema.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { listMerchants } from './merchants.ts';

await describeOnEachDatabase('the directory of merchants', (fresh) => {
  let location: DatabaseLocation;
  let provider: TestProvider;
  beforeAll(async () => {
    location = await fresh();
    provider = await startTestProvider(location);
  });
  afterAll(() => provider.close());

  const list = () => provider.database.transaction(listMerchants);

  it('has a dozen entries, of every rate, with scannable codes', async () => {
    const all = await list();
    expect(all).toHaveLength(12);
    expect(new Set(all.map(({ cashbackPercent }) => cashbackPercent))).toEqual(
      new Set([5, 10, 15]),
    );
    for (const merchant of all) {
      expect(Array.from(merchant.latinName).length).toBeLessThanOrEqual(25);
      expect(readMerchantCode(merchantCode(merchant))).toEqual({ merchant: merchant.code });
    }
  });

  it("preserves an operator's changes when the provider restarts", async () => {
    await provider.database.transaction(async (tx) => {
      await tx.delete(merchants).where(eq(merchants.code, 'busan-0012'));
      await tx.update(merchants).set({ name: '새 이름' }).where(eq(merchants.code, 'busan-0011'));
    });
    await provider.close();
    provider = await startTestProvider(location);
    const all = await list();
    expect(all).toHaveLength(11);
    expect(all.at(-1)).toMatchObject({ code: 'busan-0011', name: '새 이름' });
  });

  it('names a merchant in the notification without a title such as Mr', async () => {
    const payer = await provider.register();
    const { status } = await provider.request('POST', '/local/sends', {
      token: payer.token,
      body: { userId: payer.id, recipient: 'merchant:busan-0001', amount: '9000', method: 'qr' },
    });
    expect(status).toBe(201);
    const read = async () => {
      const { body } = await provider.get(`/notifications/${payer.id}`, payer.token);
      return z
        .array(Notification)
        .parse(body)
        .map(({ message }) => message);
    };
    await expect.poll(read).toContain('광복 돼지국밥에 9,000원을 결제했어요.');
  });

  it.each(['busan-0002', ' BUSAN\u20110002', '가맹점 busan-0002', 'merchant:busan-0002'])(
    'finds and pays a merchant by its typed code: %j',
    async (recipient) => {
      const payer = await provider.register();
      const payment = { kind: 'account', recipient };
      const found = await provider.request('POST', '/recipients/find', {
        token: payer.token,
        body: payment,
      });
      expect(found.body).toMatchObject({ kind: 'merchant', payee: 'merchant:busan-0002' });
      const sent = await provider.request('POST', '/local/sends', {
        token: payer.token,
        body: { userId: payer.id, recipient, amount: '1000', method: 'account' },
      });
      expect(sent.status).toBe(201);
      const contacts = async () =>
        (await provider.get(`/recent-contacts/${payer.id}`, payer.token)).body;
      await expect
        .poll(contacts)
        .toMatchObject([{ recipient: 'merchant:busan-0002', payee: 'merchant:busan-0002' }]);
    },
  );

  it('pays the merchant and not an account that has registered its code as a name', async () => {
    const taker = await provider.register();
    const profile = { firstName: 'busan', lastName: '0003' };
    await provider.request('PUT', '/user/profile', { token: taker.token, body: profile });
    const payer = await provider.register();
    const find = async (recipient: string) =>
      (
        await provider.request('POST', '/recipients/find', {
          token: payer.token,
          body: { kind: 'account', recipient },
        })
      ).body;
    expect(await find('busan-0003')).toMatchObject({ payee: 'merchant:busan-0003' });
    expect(await find('busan-9999')).toMatchObject({ code: 'recipient-unknown' });
    expect(await find('merchant:busan-9999')).toMatchObject({ code: 'merchant-unknown' });
  });

  it('refuses unsupported rates', async () => {
    const change = provider.database.transaction((tx) =>
      tx
        .update(merchants)
        // A rate outside the type, as a mistaken manual statement would set it.
        .set({ cashbackPercent: 20 as 15 })
        .where(eq(merchants.code, 'busan-0001')),
    );
    await expect(change).rejects.toThrow();
  });
});
