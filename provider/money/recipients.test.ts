import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FoundRecipient } from '#wallet/entities/recipient.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { nameSpellings, numberSpellings, registeredNumber } from '#wallet/spellings.ts';

import { lookUpLimits, lookUpWindow } from '../accounts/look-up-limits.ts';
import { sql } from '../database/drizzle.ts';
import { describeOnEachCollation } from '../testing/each-database.ts';
import { proveEmail, provePhone } from '../testing/prove.ts';
import {
  startTestProvider,
  testPassword,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const timeout = 60_000;

await describeOnEachCollation('a recipient', (fresh) => {
  let provider: TestProvider;
  let payer: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    payer = await provider.register();
  }, timeout);
  afterAll(() => provider.close());

  const register = (email: string, name: { firstName: string; lastName: string }) =>
    provider.request('POST', '/auth/register', {
      body: { ...name, email, password: testPassword },
    });
  const somebody = { firstName: 'Mira', lastName: 'Halvorsen' };
  const find = (kind: string, recipient: string): Promise<Answer> =>
    provider.request('POST', '/recipients/find', {
      token: payer.token,
      body: { kind, recipient },
    });
  const forgetAttempts = () =>
    provider.database.transaction((tx) => tx.execute(sql`delete from attempt_counts`));
  /** The payee of a text, or the status of its refusal. */
  const payeeOf = async (kind: string, recipient: string) => {
    // The limits of look-ups are tested separately.
    await forgetAttempts();
    const { status, body } = await find(kind, recipient);
    return status === 200 ? FoundRecipient.parse(body).payee : status;
  };

  describe('by a number', () => {
    let owner: Person;
    beforeAll(async () => {
      owner = await provider.register();
      await provePhone(provider.database, owner.id, registeredNumber);
    });

    it.each(numberSpellings)('$case: $typed is $reads', async ({ typed, reads }) => {
      const payee = await payeeOf('phone', typed);
      const isPayout = typeof payee === 'string' && payee.startsWith('payout:+');
      const result =
        payee === `account:${owner.id}`
          ? 'same'
          : isPayout
            ? 'another'
            : payee === 422 && 'refused';
      expect(result).toBe(reads);
    });
  });

  it.each(nameSpellings)(
    'by a name, $case: $typed for $firstName $lastName, found: $found',
    async ({ firstName, lastName, typed, found }) => {
      await forgetAttempts();
      const answer = await register(`mira${crypto.randomUUID()}@test.example`, {
        firstName,
        lastName,
      });
      const { user } = SessionGrant.parse(answer.body);
      expect(await payeeOf('account', typed)).toBe(found ? `account:${user.id}` : 422);
      // Frees the name for the account of the next spelling.
      await provider.database.transaction((tx) =>
        tx.execute(
          sql`update users set name_key = null, korean_name_key = null where id = ${user.id}`,
        ),
      );
    },
  );

  it('cannot register an e-mail address that differs in Unicode case only', async () => {
    expect((await register('ÉRIC@x.example', somebody)).status).toBe(201);
    for (const email of ['éric@x.example', 'e\u0301ric@x.example', 'Éric@X.EXAMPLE']) {
      await forgetAttempts();
      expect([email, (await register(email, somebody)).status]).toEqual([email, 409]);
      const answer = await provider.request('POST', '/auth/login', {
        body: { email, password: testPassword },
      });
      expect([email, answer.status]).toEqual([email, 200]);
    }
    const profile = {
      ...somebody,
      email: 'éRIC@x.example',
      phone: '',
      country: '',
      timezone: '',
      language: 'en',
      currency: 'USD',
      emailNotifications: true,
      smsNotifications: false,
      pushNotifications: true,
    };
    const other = await provider.register();
    await provider.confirmPresence(other);
    const saved = await provider.request('PUT', '/user/profile', {
      token: other.token,
      body: profile,
    });
    expect(saved.status).toBe(409);
  });

  it('is found by its proven e-mail address, ignoring case', async () => {
    const { user } = SessionGrant.parse((await register('ünal@x.example', somebody)).body);
    expect(await payeeOf('account', 'ÜNAL@x.example')).toBe(422);
    await proveEmail(provider.database, user.id);
    expect(await payeeOf('account', 'ÜNAL@x.example')).toBe(`account:${user.id}`);
    expect(await payeeOf('account', 'unal@x.example')).toBe(422);
  });

  it.each([
    ['a Bitcoin address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['a legacy Bitcoin address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['a Lightning invoice', 'LNBC1PVJLUEZPP5QQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQQQSYQCYQ5RQWZQFQYPQ'],
    ['an LNURL', 'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUK'],
    ['a Tron address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['another DID', 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'],
    ['lost characters', '\uFFFD\uFFFD\uFFFD 010'],
    ['a name that no account has', '자갈치 횟집'],
  ])('cannot be %s', async (_, recipient) => {
    // Even an account with this name is not found.
    if (!recipient.includes(' ')) {
      await forgetAttempts();
      const named = { firstName: recipient, lastName: recipient };
      await register(`mira${crypto.randomUUID()}@test.example`, named);
    }
    for (const kind of ['qr', 'nfc', 'phone', 'account']) {
      expect([kind, await payeeOf(kind, recipient)]).toEqual([kind, 422]);
      const answer = await provider.request('POST', '/local/sends', {
        token: payer.token,
        body: { userId: payer.id, recipient, amount: '100', method: kind },
      });
      expect([kind, answer.status]).toEqual([kind, 422]);
    }
  });

  it(
    'cannot be searched for without a limit',
    async () => {
      const owner = await provider.register();
      const searcher = await provider.register();
      const ask = (recipient: string) =>
        provider.request('POST', '/recipients/find', {
          token: searcher.token,
          body: { kind: 'account', recipient },
        });
      for (let miss = 0; miss < lookUpLimits.misses; miss += 1) {
        // A repeated text reveals nothing new, and is not counted again.
        expect((await ask('UNKNOWN0@x.example ')).status).toBe(422);
        expect((await ask(`unknown${miss}@x.example`)).status).toBe(422);
      }
      const refused = await ask(owner.did);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe(String(lookUpWindow / 1000));
      expect(await payeeOf('account', owner.did)).toBe(`account:${owner.id}`);
      provider.environment.advance(lookUpWindow);
      for (let hit = 0; hit < lookUpLimits.all; hit += 1) {
        expect((await ask(owner.did)).status).toBe(200);
      }
      expect((await ask(owner.did)).status).toBe(429);
    },
    timeout,
  );

  describe('cannot be searched for by sends', () => {
    const tooMany = {
      status: 429,
      body: { code: 'too-many-look-ups' },
    };
    const sendTo = (searcher: Person, recipient: string, changes: object = {}) =>
      provider.request('POST', '/local/sends', {
        token: searcher.token,
        body: { userId: searcher.id, recipient, amount: '100', method: 'account', ...changes },
      });
    const lookUp = (searcher: Person, recipient: string) =>
      provider.request('POST', '/recipients/find', {
        token: searcher.token,
        body: { kind: 'account', recipient },
      });

    it('of local currency: they count with look-ups', { timeout }, async () => {
      const [owner, searcher] = [await provider.register(), await provider.register()];
      for (let miss = 0; miss < lookUpLimits.misses; miss += 1) {
        const ask = miss % 2 === 0 ? sendTo : lookUp;
        expect((await ask(searcher, `unknown${miss}@x.example`)).status).toBe(422);
        // A look-up and its send count once together.
        expect((await sendTo(searcher, `unknown${miss}@x.example`)).status).toBe(
          miss === lookUpLimits.misses - 1 ? 429 : 422,
        );
      }
      expect(await sendTo(searcher, 'unknown@x.example')).toMatchObject(tooMany);
      expect(await sendTo(searcher, owner.did)).toMatchObject(tooMany);
      expect((await lookUp(searcher, owner.did)).status).toBe(429);
      expect(await provider.balance(owner, 'BusanCoin')).toBe('10000');
      provider.environment.advance(lookUpWindow);
      expect((await sendTo(searcher, owner.did)).status).toBe(201);
    });

    it('that name another payee than the recipient', { timeout }, async () => {
      const searcher = await provider.register();
      const guess = (number: number) =>
        sendTo(searcher, `010-8888-${String(number).padStart(4, '0')}`, {
          method: 'phone',
          payee: 'payout:+820000000000',
        });
      for (let miss = 0; miss < lookUpLimits.misses; miss += 1) {
        expect((await guess(miss)).status).toBe(409);
      }
      expect(await guess(9_999)).toMatchObject(tooMany);
    });

    it('with an invalid amount, which reveals nothing', { timeout }, async () => {
      const [owner, searcher] = [await provider.register(), await provider.register()];
      await provePhone(provider.database, owner.id, '010-9999-0001');
      const guess = async (recipient: string) => {
        const changes = { method: 'phone', amount: '20000', payee: 'payout:+821099990001' };
        return (await sendTo(searcher, recipient, changes)).body;
      };
      expect(await guess('010-9999-0001')).toEqual(await guess('010-9999-0002'));
    });

    it('to addresses', { timeout }, async () => {
      const searcher = await provider.register();
      const sendBy = (toAddress: string) => provider.send(searcher, { toAddress });
      for (let miss = 0; miss < lookUpLimits.misses; miss += 1) {
        expect((await sendBy(`0x${miss}`)).status).toBe(422);
      }
      expect(await sendBy('0x30')).toMatchObject(tooMany);
      expect((await lookUp(searcher, 'unknown@x.example')).status).toBe(429);
      // Valid sends are still accepted: they cost money and reveal nothing.
      expect((await provider.send(searcher)).status).toBe(201);
    });

    it('but sends with a wrong amount may be refused without a limit', { timeout }, async () => {
      const [owner, searcher] = [await provider.register(), await provider.register()];
      for (let refused = 0; refused <= lookUpLimits.misses; refused += 1) {
        const amount = String(20_000 + refused);
        expect((await sendTo(searcher, owner.did, { amount })).status).toBe(409);
        expect((await provider.send(searcher, { amount })).status).toBe(409);
      }
      expect((await sendTo(searcher, owner.did, { amount: '1' })).status).toBe(422);
      expect((await sendTo(searcher, owner.did)).status).toBe(201);
    });
  });
});
