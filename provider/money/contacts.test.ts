import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Contact } from '#wallet/entities/contact.ts';
import { FoundRecipient } from '#wallet/entities/recipient.ts';

import { describeOnEmbedded } from '../testing/each-database.ts';
import { provePhone } from '../testing/prove.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

const timeout = 60_000;

describeOnEmbedded('a contact', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  }, timeout);
  afterAll(() => provider.close());

  const pay = async (payer: Person, method: string, recipient: string) => {
    const { status } = await provider.request('POST', '/local/sends', {
      token: payer.token,
      body: { userId: payer.id, amount: '100', method, recipient },
    });
    expect(status).toBe(201);
  };
  const page = async (payer: Person, query = '') => {
    const answer = await provider.get(`/recent-contacts/${payer.id}${query}`, payer.token);
    return { contacts: z.array(Contact).parse(answer.body), link: answer.headers.get('Link') };
  };
  const update = (payer: Person, changes: object) =>
    provider.request('PUT', `/recent-contacts/${payer.id}`, {
      token: payer.token,
      body: { area: 'local', ownName: '', favourite: false, ...changes },
    });

  it('retains its given name after a payment by another text', { timeout }, async () => {
    const [payer, owner] = [await provider.register(), await provider.register()];
    const payee = `account:${owner.id}`;
    await provePhone(provider.database, owner.id, '010-4000-0001');
    await pay(payer, 'phone', '010-4000-0001');
    const [before] = (await page(payer)).contacts;
    expect(before).toMatchObject({ payee, ownName: '', favourite: false });
    const change = { payee, ownName: ' 엄마\u200B ', favourite: true };
    expect(await update(payer, change)).toMatchObject({ status: 200, body: {} });
    const expected = { payee, name: before?.name, ownName: '엄마', avatar: '엄', favourite: true };
    expect((await page(payer)).contacts).toMatchObject([expected]);
    await pay(payer, 'account', owner.did);
    expect((await page(payer)).contacts).toMatchObject([expected]);
    await update(payer, { payee });
    expect((await page(payer)).contacts).toMatchObject([{ ownName: '', avatar: 'T' }]);
  });

  it(
    'does not pass its given name to another account that takes over its number',
    { timeout },
    async () => {
      const [payer, owner, taker] = [
        await provider.register(),
        await provider.register(),
        await provider.register(),
      ];
      const phone = '010-4000-0002';
      await provePhone(provider.database, owner.id, phone);
      await pay(payer, 'phone', phone);
      await update(payer, { payee: `account:${owner.id}`, ownName: '엄마', favourite: true });
      await provePhone(provider.database, taker.id, phone);
      const found = await provider.request('POST', '/recipients/find', {
        token: payer.token,
        body: { kind: 'phone', recipient: phone },
      });
      expect(FoundRecipient.parse(found.body)).toMatchObject({
        payee: `account:${taker.id}`,
        changed: true,
      });
      expect(JSON.stringify(found.body)).not.toContain('엄마');
      await pay(payer, 'account', taker.did);
      expect((await page(payer)).contacts).toMatchObject([
        { payee: `account:${owner.id}`, ownName: '엄마', favourite: true },
        { payee: `account:${taker.id}`, ownName: '', favourite: false },
      ]);
    },
  );

  it(
    'can be changed only by its own user, with a name of limited length',
    { timeout },
    async () => {
      const [payer, owner, other] = [
        await provider.register(),
        await provider.register(),
        await provider.register(),
      ];
      await pay(payer, 'account', owner.did);
      const payee = `account:${owner.id}`;
      expect((await update(other, { payee, ownName: '엄마' })).status).toBe(404);
      expect((await update(payer, { payee, area: 'network' })).status).toBe(404);
      expect((await update(payer, { payee: `account:${other.id}` })).status).toBe(404);
      expect((await update(payer, { payee, ownName: '가'.repeat(61) })).status).toBe(422);
      expect((await update(payer, { payee, ownName: '가'.repeat(60) })).status).toBe(200);
    },
  );

  it('is on only one page: favourites are on the first one', { timeout }, async () => {
    const payer = await provider.register();
    const owners: Person[] = [];
    for (let count = 0; count < 6; count += 1) {
      const owner = await provider.register();
      await pay(payer, 'account', owner.did);
      owners.push(owner);
    }
    // More favourites than fit on a page of two, including the oldest and the latest.
    const favourites = [0, 1, 5];
    for (const index of favourites) {
      await update(payer, { payee: `account:${owners[index]?.id}`, favourite: true });
    }
    const sizes: number[] = [];
    const all: string[] = [];
    for (let query: string | undefined = '?limit=2'; query !== undefined;) {
      const { contacts, link } = await page(payer, query);
      sizes.push(contacts.length);
      all.push(...contacts.map((contact) => contact.payee));
      query = /(\?.*)>; rel="next"$/.exec(link ?? '')?.[1];
    }
    expect(sizes).toEqual([5, 1]);
    expect(all).toEqual([5, 1, 0, 4, 3, 2].map((index) => `account:${owners[index]?.id}`));
  });
});
