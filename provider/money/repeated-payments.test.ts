import { afterAll, beforeAll, expect, it } from 'vitest';

import { FoundRecipient } from '#wallet/entities/recipient.ts';

import { describeOnEmbedded } from '../testing/each-database.ts';
import { proveEmail, provePhone } from '../testing/prove.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

const timeout = 60_000;
const minute = 60_000;
const outside = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

describeOnEmbedded('a repeated payment', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  }, timeout);
  afterAll(() => provider.close());

  const isRepeated = async (payer: Person, question: object): Promise<boolean> => {
    const { body } = await provider.request('POST', '/recipients/find', {
      token: payer.token,
      body: question,
    });
    return FoundRecipient.parse(body).repeated;
  };
  const pay = async (payer: Person, payment: object) => {
    const { status } = await provider.request('POST', '/local/sends', {
      token: payer.token,
      body: { userId: payer.id, method: 'phone', ...payment },
    });
    return status;
  };
  const local = { kind: 'phone', assetType: 'BusanCoin' } as const;
  const network = { kind: 'address', assetType: 'XP' } as const;

  it('is reported for ten minutes, under each spelling of the payee', { timeout }, async () => {
    const [payer, owner] = [await provider.register(), await provider.register()];
    await provePhone(provider.database, owner.id, '010-3333-0001');
    await proveEmail(provider.database, owner.id);
    const asked = { ...local, recipient: '010-3333-0001', amount: '500' };
    expect(await isRepeated(payer, asked)).toBe(false);
    expect(await pay(payer, { recipient: '010-3333-0001', amount: '500' })).toBe(201);
    expect(await isRepeated(payer, asked)).toBe(true);
    expect(await isRepeated(payer, { ...asked, amount: '500.00' })).toBe(true);
    for (const [kind, recipient] of [
      ['phone', '+82 10 3333 0001'],
      ['account', owner.email],
      ['account', owner.did],
    ] as const) {
      expect([recipient, await isRepeated(payer, { ...asked, kind, recipient })]).toEqual([
        recipient,
        true,
      ]);
    }
    provider.environment.advance(10 * minute - 1_000);
    expect(await isRepeated(payer, asked)).toBe(true);
    provider.environment.advance(2_000);
    expect(await isRepeated(payer, asked)).toBe(false);
  });

  it('has the same payer, payee, amount and asset', { timeout }, async () => {
    const [payer, owner, other] = [
      await provider.register(),
      await provider.register(),
      await provider.register(),
    ];
    await pay(payer, { method: 'account', recipient: owner.did, amount: '500' });
    const asked = { kind: 'account', recipient: owner.did, amount: '500', assetType: 'BusanCoin' };
    expect(await isRepeated(payer, asked)).toBe(true);
    expect(await isRepeated(payer, { ...asked, amount: '501' })).toBe(false);
    expect(await isRepeated(payer, { ...asked, assetType: 'XP' })).toBe(false);
    expect(await isRepeated(payer, { ...asked, recipient: other.did })).toBe(false);
    expect(await isRepeated(other, asked)).toBe(false);
    expect(await isRepeated(payer, { kind: 'account', recipient: owner.did })).toBe(false);
    // The receiver has made no payment.
    expect(await isRepeated(owner, { ...asked, recipient: payer.did })).toBe(false);
  });

  it('to an address is reported while it is pending and afterwards', { timeout }, async () => {
    const [payer, owner] = [await provider.register(), await provider.register()];
    for (const [address, spelling] of [
      [outside, `did:ethr:${outside.toLowerCase()}`],
      [owner.did, owner.did.replace('did:ethr:', '')],
    ] as const) {
      const asked = { ...network, recipient: address, amount: '1.5' };
      expect((await provider.send(payer, { toAddress: address, amount: '1.50' })).status).toBe(201);
      expect([address, await isRepeated(payer, asked)]).toEqual([address, true]);
      expect(await isRepeated(payer, { ...asked, recipient: spelling })).toBe(true);
      expect(await isRepeated(payer, { ...asked, assetType: 'USDC' })).toBe(false);
      provider.environment.advance(1_000);
      await expect
        .poll(async () => (await provider.transactions(payer)).map(({ status }) => status))
        .not.toContain('pending');
      expect(await isRepeated(payer, asked)).toBe(true);
    }
  });

  it('is not reported for a payment that failed', { timeout }, async () => {
    const payer = await provider.register();
    const asked = { ...local, recipient: '010-3333-0402', amount: '402' };
    // The sandbox rail declines this amount.
    expect(await pay(payer, { recipient: asked.recipient, amount: asked.amount })).toBe(402);
    expect(await isRepeated(payer, asked)).toBe(false);
    expect(await pay(payer, { recipient: asked.recipient, amount: '400' })).toBe(201);
    expect(await isRepeated(payer, { ...asked, amount: '400' })).toBe(true);
  });
});
