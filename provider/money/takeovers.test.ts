import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Contact } from '#wallet/entities/contact.ts';
import { FoundRecipient } from '#wallet/entities/recipient.ts';

import { eq, sql } from '../database/drizzle.ts';
import { emailChanges, merchants } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { proveEmail, provePhone } from '../testing/prove.ts';
import {
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const timeout = 60_000;

/** The identifiers of a payee. Some can be claimed while the owner still has them. */
const identifiers = ['number', 'name', 'e-mail', 'shop'] as const;
type Identifier = (typeof identifiers)[number];

const cases = identifiers.flatMap((identifier) =>
  [false, true].flatMap((paid) => [true, false].map((present) => ({ identifier, paid, present }))),
);

await describeOnEachDatabase('a takeover', (fresh) => {
  let provider: TestProvider;
  let count = 0;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  }, timeout);
  afterAll(() => provider.close());

  const save = async (person: Person, changes: object): Promise<Answer> => {
    await provider.confirmPresence(person);
    return provider.request('PUT', '/user/profile', {
      token: person.token,
      body: {
        firstName: 'Test',
        lastName: `Person ${person.id}`,
        email: person.email,
        phone: '',
        country: '',
        timezone: '',
        language: 'en',
        currency: 'USD',
        emailNotifications: true,
        smsNotifications: false,
        pushNotifications: true,
        ...changes,
      },
    });
  };
  const find = (payer: Person, kind: string, recipient: string): Promise<Answer> =>
    provider.request('POST', '/recipients/find', {
      token: payer.token,
      body: { kind, recipient },
    });
  const send = (payer: Person, body: object): Promise<Answer> =>
    provider.request('POST', '/local/sends', {
      token: payer.token,
      body: { userId: payer.id, amount: '100', ...body },
    });
  const contactsOf = async (payer: Person) =>
    z.array(Contact).parse((await provider.get(`/recent-contacts/${payer.id}`, payer.token)).body);

  /** Creates the account or shop that the identifier names. `leave` releases the identifier. */
  async function owner(identifier: Identifier) {
    count += 1;
    const phone = `010-5555-${String(1000 + count)}`;
    const lastName = `Owner ${'abcdefghijklmnopqrstuvwxyz'.charAt(count % 26)}${count > 25 ? 'x' : ''}`;
    const person = await provider.register();
    await save(person, { lastName, phone });
    await provePhone(provider.database, person.id, phone);
    await proveEmail(provider.database, person.id);
    const shop = {
      code: `taken-${count}`,
      name: `가게 ${'가나다라마바사아자차'.charAt(count % 10)}`,
    };
    await provider.database.transaction((tx) =>
      tx.insert(merchants).values({
        ...shop,
        latinName: 'Shop',
        district: '중구',
        kind: 'bakery',
        cashbackPercent: 5,
      }),
    );
    const named: Record<Identifier, { method: string; recipient: string }> = {
      number: { method: 'phone', recipient: phone },
      name: { method: 'account', recipient: `Test ${lastName}` },
      'e-mail': { method: 'account', recipient: person.email },
      shop: { method: 'qr', recipient: `merchant:${shop.code}` },
    };
    return {
      person,
      phone,
      lastName,
      shop,
      ...named[identifier],
      payee: identifier === 'shop' ? `merchant:${shop.code}` : `account:${person.id}`,
      async leave() {
        const email = `left${person.id}@test.example`;
        await save(person, { lastName: `Left ${person.id}`, email });
        await provider.database.transaction(async (tx) => {
          await tx.delete(merchants).where(eq(merchants.code, shop.code));
          // The address stays reserved until the owner can no longer undo the change.
          await tx.delete(emailChanges);
        });
      },
    };
  }

  /** Sets the identifier in another account's profile, and proves it if the owner has released it. */
  async function take(
    taker: Person,
    identifier: Identifier,
    from: Awaited<ReturnType<typeof owner>>,
    present: boolean,
  ) {
    const taken: Record<Identifier, object> = {
      number: { phone: from.phone },
      name: { lastName: from.lastName },
      'e-mail': { email: from.person.email.toUpperCase() },
      shop: { firstName: '가게', lastName: from.shop.name.replace('가게 ', '') },
    };
    const { status } = await save(taker, taken[identifier]);
    expect(status).toBe(identifier === 'e-mail' && present ? 409 : 200);
    // A proof is possible only after the owner has released the identifier.
    if (present) return;
    if (identifier === 'number') await provePhone(provider.database, taker.id, from.phone);
    if (identifier === 'e-mail') await proveEmail(provider.database, taker.id);
  }

  describe.each(cases)(
    'of a $identifier (paid before: $paid, owner still has it: $present)',
    ({ identifier, paid, present }) => {
      it(
        'gives the new owner no payment meant for the previous one, and both can still be paid',
        { timeout },
        async () => {
          const payer = await provider.register();
          const from = await owner(identifier);
          const taker = await provider.register();
          const { method, recipient } = from;
          const shown = FoundRecipient.parse((await find(payer, method, recipient)).body);
          expect(shown).toMatchObject({ payee: from.payee, paidBefore: false, changed: false });
          if (paid) expect((await send(payer, { method, recipient })).status).toBe(201);
          if (!present) await from.leave();
          await take(taker, identifier, from, present);

          // The payer was shown the owner, so only the owner may be paid.
          const sent = await send(payer, { method, recipient, payee: from.payee });
          const answer = await find(payer, method, recipient);
          if (answer.status === 200) {
            const found = FoundRecipient.parse(answer.body);
            if (found.payee === from.payee) expect(sent.status).toBe(201);
            else {
              expect(sent.status).toBe(409);
              expect(found).toMatchObject({
                payee: `account:${taker.id}`,
                paidBefore: false,
                changed: paid,
              });
            }
          } else expect([answer.status, sent.status]).toEqual([422, 422]);
          expect(await provider.balance(taker, 'BusanCoin')).toBe('10000');

          // Both the previous and the new owner can still be paid.
          for (const { did } of [from.person, taker]) {
            expect((await send(payer, { method: 'account', recipient: did })).status).toBe(201);
          }
          if (present) {
            const byNumber = await send(payer, { method: 'phone', recipient: from.phone });
            expect(byNumber.status).toBe(201);
            const { body } = await find(payer, 'phone', from.phone);
            expect(FoundRecipient.parse(body).payee).toBe(`account:${from.person.id}`);
          }
          if (present && paid && identifier !== 'shop') {
            expect((await find(payer, method, recipient)).body).toMatchObject({
              payee: from.payee,
              paidBefore: true,
              changed: false,
            });
          }
          expect(await provider.ledgerFaults()).toEqual([]);
        },
      );
    },
  );

  it(
    'of a number: the account that proves it receives no payment until the payer confirms the new payee',
    { timeout },
    async () => {
      const [payer, taker] = [await provider.register(), await provider.register()];
      const payment = { method: 'phone', recipient: '010-6666-1234' };
      expect((await send(payer, payment)).status).toBe(201);
      const payout = { kind: 'payout', payee: 'payout:+821066661234', paidBefore: true };
      await expect
        .poll(async () => (await find(payer, 'phone', payment.recipient)).body)
        .toMatchObject(payout);
      // An unproven number in a profile cannot be found.
      await save(taker, { phone: '+82 10 6666 1234' });
      expect((await find(payer, 'phone', payment.recipient)).body).toMatchObject(payout);
      await provePhone(provider.database, taker.id, payment.recipient);
      expect((await find(payer, 'phone', '01066661234')).body).toMatchObject({
        payee: `account:${taker.id}`,
        paidBefore: false,
        changed: true,
      });
      expect((await send(payer, { ...payment, payee: payout.payee })).status).toBe(409);
      expect(await provider.balance(taker, 'BusanCoin')).toBe('10000');
    },
  );

  it(
    'of a name: a shared name is ambiguous, and the payer must enter a number or an e-mail address',
    { timeout },
    async () => {
      const [payer, one, two] = [
        await provider.register(),
        await provider.register(),
        await provider.register(),
      ];
      for (const person of [one, two]) await save(person, { firstName: '서연', lastName: '박' });
      for (const recipient of ['박서연', '서연 박', '박 서연']) {
        const answer = await find(payer, 'account', recipient);
        expect([answer.status, answer.body]).toEqual([
          422,
          {
            error: 'Several accounts have this name. Enter a phone number or an e-mail address.',
            code: 'recipient-unclear',
          },
        ]);
      }
      await provePhone(provider.database, one.id, '010-6666-7777');
      expect((await find(payer, 'phone', '010-6666-7777')).body).toMatchObject({
        payee: `account:${one.id}`,
        name: '박*연',
      });
    },
  );

  it(
    'does not rename the contact: a known name is never replaced by a number',
    { timeout },
    async () => {
      const payer = await provider.register();
      const from = await owner('number');
      const name = `Test ${from.lastName}`;
      await send(payer, { method: 'phone', recipient: from.phone });
      await send(payer, { method: 'account', recipient: name });
      await send(payer, { method: 'phone', recipient: '+82 10 6666 9999' });
      await expect.poll(() => contactsOf(payer)).toHaveLength(2);
      // The payer knows the name of a number without an account, as the sample user does.
      await provider.database.transaction((tx) =>
        tx.execute(
          sql`update payees set name = '엄마' where user_id = ${payer.id} and payee like 'payout:%'`,
        ),
      );
      await send(payer, { method: 'phone', recipient: '010-6666-9999' });
      await expect
        .poll(() => contactsOf(payer))
        .toMatchObject([
          { name: '엄마', recipient: '010-6666-9999', phone: '010-6666-9999' },
          { name, recipient: name, phone: from.phone },
        ]);
    },
  );
});
