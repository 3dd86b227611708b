import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Merchant } from '#wallet/entities/merchant.ts';
import { Fees } from '#wallet/entities/fees.ts';
import { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { eq, sql } from '../database/drizzle.ts';
import { ledgerPostings, operatorActs, transactions, users } from '../database/schema.ts';
import { audit } from '../operations/audit.ts';
import { samplePassword, sampleFriend, sampleUser } from '../seed.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { proveEmail } from '../testing/prove.ts';
import { mailedCodeIn, nextMessageTo } from '../testing/sandbox-messages.ts';
import {
  startTestProvider,
  testPassword,
  testSecretKey,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { administer } from './admin.ts';
import { exportOfPerson } from './export-person.ts';

const accountable = ['--by', 'Dana', '--why', 'ticket 12'];

await describeOnEachDatabase('an operator', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { sampleData: true });
  });
  afterAll(() => provider.close());
  afterEach(async () => expect(await audit(provider.database, testSecretKey)).toEqual([]));

  const run = (...args: string[]) =>
    administer(provider.database, args, {
      environment: provider.environment,
      key: testSecretKey,
    });
  const change = (...args: string[]) => run(...args, ...accountable);
  const signIn = (email: string, password: string) =>
    provider.request('POST', '/auth/login', { body: { email, password } });
  const codeOf = ({ status, body }: Answer) => [
    status,
    z.object({ code: z.optional(z.string()) }).parse(body).code,
  ];
  const acts = () => provider.database.transaction((tx) => tx.select().from(operatorActs));

  it('is told the commands, and must say who acts and why', async () => {
    await expect(run()).rejects.toThrow('npm run admin -- lock PERSON --by NAME --why TEXT');
    await expect(run('lock')).rejects.toThrow('Use: npm run admin -- lock PERSON');
    await expect(run('lock', '1', '--force')).rejects.toThrow('Use: npm run admin -- lock PERSON');
    for (const args of [[], ['--by', 'Dana'], ['--by', ' ', '--why', 'x']]) {
      await expect(run('lock', '1', ...args)).rejects.toThrow('Say who does this and why');
    }
    await expect(change('lock', '999')).rejects.toThrow('There is no person 999.');
    expect(await acts()).toEqual([]);
  });

  it('finds people, with their balances on request only', async () => {
    const person = await provider.register();
    const line = `person ${person.id}: Test Person 1, ${person.email}, active`;
    for (const text of [
      String(person.id),
      person.email.toUpperCase(),
      person.did,
      'Person 1 Test',
      'Person 1',
    ]) {
      expect(await run('find', text), text).toEqual([line]);
    }
    const sample = `person 1: Jiwoo Kim, ${sampleUser.email}, active`;
    expect(await run('find', '010-1234-5678')).toEqual([sample]);
    expect(await run('find', 'zz')).toEqual(['No person was found.']);
    const rich = await run('find', person.email, '--money');
    expect(rich[0]).toBe(line);
    expect(rich).toContain('  100 XP');
  });

  it('exports the data of a person, and records it', async () => {
    const person = await provider.register();
    const tools = { environment: provider.environment, key: testSecretKey };
    const args = [String(person.id), ...accountable];
    const before = (await acts()).length;
    const pieces = await exportOfPerson(provider.database, args, tools);
    let text = '';
    for await (const piece of pieces) text += piece;
    const exported: unknown = JSON.parse(text);
    expect(JSON.stringify(exported)).toContain(person.email);
    expect((await acts()).slice(before)).toMatchObject([
      { command: 'export', subject: `person ${person.id}`, by: 'Dana', why: 'ticket 12' },
    ]);
    await expect(exportOfPerson(provider.database, [args[0] ?? ''], tools)).rejects.toThrow(
      'Use: npm run export -- PERSON FILE --by NAME --why TEXT',
    );
  });

  it('deletes an account only under the rules of its own deletion', async () => {
    const person = await provider.register();
    await expect(change('delete', String(person.id))).rejects.toThrow(
      /cannot be deleted yet: account-has-money, balances: .*100 XP/,
    );
    expect((await provider.get('/auth/verify', person.token)).status).toBe(200);
  });

  describe('locks', () => {
    let person: Person;
    beforeAll(async () => {
      person = await provider.register();
      await proveEmail(provider.database, person.id);
    });

    it('a person, whose sessions end and who cannot sign in', async () => {
      const code = await provider
        .request('POST', '/auth/reset-code', { body: { email: person.email } })
        .then(() => nextMessageTo(provider, person.email))
        .then(mailedCodeIn);
      const events = await provider.events(person);
      await events.next();
      await change('lock', person.email);
      while ((await events.next()) !== undefined);
      expect(codeOf(await provider.get('/user', person.token))).toEqual([401, 'account-locked']);
      expect(codeOf(await provider.send(person))).toEqual([401, 'account-locked']);
      expect(codeOf(await signIn(person.email, testPassword))).toEqual([401, 'account-locked']);
      expect(codeOf(await signIn(person.email, 'another'))).toEqual([401, 'sign-in-wrong']);
      const reset = await provider.request('POST', '/auth/reset-password', {
        body: { email: person.email, code, newPassword: 'ferry to the old harbour' },
      });
      expect(codeOf(reset)).toEqual([401, 'account-locked']);
      expect(await run('find', person.email)).toEqual([expect.stringContaining('locked since 20')]);
      await expect(change('lock', person.email)).rejects.toThrow('It is locked already');
    });

    it('not the payments to the person', async () => {
      const sender = await provider.register();
      const sent = await provider.send(sender, { toAddress: person.did });
      expect(sent.status).toBe(201);
      const [row] = await provider.database.transaction((tx) =>
        tx.select().from(transactions).where(eq(transactions.userId, person.id)),
      );
      expect(row).toMatchObject({
        transactionType: 'receive',
        amount: expect.stringMatching(/^1\./),
      });
    });

    it('and unlocks, while earlier sessions stay ended', async () => {
      await change('unlock', String(person.id));
      expect(codeOf(await provider.get('/user', person.token))).toEqual([401, undefined]);
      expect((await signIn(person.email, testPassword)).status).toBe(200);
      await expect(change('unlock', String(person.id))).rejects.toThrow('It is not locked');
      expect(await run('trail', person.email)).toEqual([
        expect.stringMatching(
          /^\d+ 20\S+ Dana: lock, person \d+, \{"locked":false\} → \{"locked":true\}\. ticket 12$/,
        ),
        expect.stringContaining('Dana: unlock'),
      ]);
    });
  });

  it('signs a person out', async () => {
    const person = await provider.register();
    expect(await change('sign-out', String(person.id))).toEqual([
      expect.stringContaining('Ended 1 sessions of'),
    ]);
    expect((await provider.get('/user', person.token)).status).toBe(401);
    expect((await signIn(person.email, testPassword)).status).toBe(200);
  });

  it('ends two-factor authentication, and the person is notified', async () => {
    const person = await provider.register();
    await expect(change('end-two-factor', person.email)).rejects.toThrow('is not on');
    await provider.database.transaction((tx) =>
      tx.execute(sql`update account_security set authenticator_secret = '\\x00', authenticator_confirmed_at = now()
        where user_id = ${person.id}`),
    );
    await provider.database.transaction((tx) =>
      tx.execute(sql`insert into recovery_codes values (${person.id}, 'x')`),
    );
    expect(codeOf(await signIn(person.email, testPassword))).toEqual([403, 'code-required']);
    await change('end-two-factor', person.email);
    expect((await provider.get('/user', person.token)).status).toBe(401);
    const { body } = await signIn(person.email, testPassword);
    const { token } = z.object({ token: z.string() }).parse(body);
    const bell = JSON.stringify((await provider.get(`/notifications/${person.id}`, token)).body);
    expect(bell).toContain('고객 지원팀이 본인 확인 후 2단계 인증을 해제했어요.');
    const codes = await provider.database.transaction((tx) =>
      tx.execute(sql`select from recovery_codes where user_id = ${person.id}`),
    );
    expect(codes).toMatchObject({ rows: [] });
  });

  describe('changes the directory of merchants', () => {
    let person: Person;
    beforeAll(async () => {
      person = await provider.register();
    });
    const listed = async () => {
      const { body } = await provider.get('/merchants', person.token);
      return z.array(Merchant).parse(body);
    };
    const pay = () =>
      provider.request('POST', '/local/sends', {
        token: person.token,
        body: {
          userId: person.id,
          recipient: 'merchant:my-shop',
          amount: '1000',
          method: 'qr',
        },
      });
    const details = ['--name', '내 가게', '--latin-name', 'My shop', '--district', '중구'];

    it('adds and changes one, which can be paid', async () => {
      await expect(change('merchants', 'add', 'My Shop', ...details)).rejects.toThrow(
        'A merchant needs a code',
      );
      await expect(
        change('merchants', 'add', 'my-shop', ...details, '--kind', 'bank', '--cashback', '5'),
      ).rejects.toThrow('A merchant needs a code');
      await change('merchants', 'add', 'my-shop', ...details, '--kind', 'shop', '--cashback', '5');
      await change('merchants', 'change', 'my-shop', '--cashback', '10');
      expect((await listed()).find(({ code }) => code === 'my-shop')).toEqual({
        code: 'my-shop',
        name: '내 가게',
        latinName: 'My shop',
        district: '중구',
        kind: 'shop',
        cashbackPercent: 10,
      });
      expect((await pay()).status).toBe(201);
    });

    it('removes one, which is then neither listed nor paid, and restores it', async () => {
      await change('merchants', 'remove', 'my-shop');
      expect((await listed()).map(({ code }) => code)).not.toContain('my-shop');
      expect(codeOf(await pay())[1]).toBe('merchant-unknown');
      expect(await run('merchants', 'list')).toContainEqual(
        expect.stringMatching(/^my-shop: 내 가게 .*, removed 20/),
      );
      await expect(change('merchants', 'add', 'my-shop', ...details)).rejects.toThrow(
        'The code is in use',
      );
      await change('merchants', 'restore', 'my-shop');
      expect((await listed()).map(({ code }) => code)).toContain('my-shop');
      await expect(change('merchants', 'remove', 'nowhere')).rejects.toThrow(
        'There is no merchant',
      );
    });
  });

  it('sets a rate, which a running provider uses within seconds', async () => {
    const person = await provider.register();
    const rate = async (assetType: string) => {
      provider.environment.advance(2_000);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { body } = await provider.get('/exchange-rates', person.token);
      return z
        .array(ExchangeRate)
        .parse(body)
        .find((one) => one.assetType === assetType);
    };
    expect((await run('rates', 'list'))[3]).toBe('BTC: 56250000 won, 45000 dollars, documented');
    await change('rates', 'set', 'BTC', '--won', '60000000', '--dollars', '48000.5');
    expect(await rate('BTC')).toMatchObject({ won: '60000000', dollars: '48000.5' });
    expect((await run('rates', 'list'))[3]).toBe(
      'BTC: 60000000 won, 48000.5 dollars, set by an operator',
    );
    for (const args of [['KRW', '--won', '1', '--dollars', '1'], ['BTC', '--won', '-1'], ['BTC']]) {
      await expect(change('rates', 'set', ...args)).rejects.toThrow();
    }
    await change('rates', 'reset', 'BTC');
    expect(await rate('BTC')).toMatchObject({ won: '56250000', dollars: '45000' });
  });

  it('sets a fee within its bounds, which a running provider charges within seconds', async () => {
    const person = await provider.register();
    const fee = async () => {
      provider.environment.advance(2_000);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { body } = await provider.get('/fees', person.token);
      return Fees.parse(body)['withdraw-instant'];
    };
    expect(await run('fees', 'list')).toEqual([
      'send: 0.001 of the sent asset, documented',
      'withdraw-instant: 1%, documented',
      'withdraw-standard: 0.5%, documented',
      'deposit-card: 2.5%, documented',
      'deposit-wire: 15 dollars, documented',
      'local-withdraw-instant: 500 won, documented',
      'local-withdraw-standard: 200 won, documented',
      'top-up-XP: 1%, documented',
      'top-up-USDC: 2%, documented',
      'top-up-CBDC: 0.5%, documented',
    ]);
    expect(await change('fees', 'set', 'withdraw-instant', '--percent', '1.25')).toEqual([
      'withdraw-instant: 1.25%, set by an operator',
    ]);
    expect(await fee()).toBe('0.0125');
    await change('fees', 'set', 'withdraw-instant', '--percent', '0');
    expect(await fee()).toBe('0');
    expect((await run('fees', 'list'))[1]).toBe('withdraw-instant: 0%, set by an operator');
    await change('fees', 'reset', 'withdraw-instant');
    expect(await fee()).toBe('0.01');
    await expect(change('fees', 'reset', 'withdraw-instant')).rejects.toThrow(
      'It is the documented one already: withdraw-instant: 1%, documented',
    );
  });

  it.each([
    [
      'send',
      '--units',
      '0.011',
      'Give the fee send by --units, from 0 to 0.01, with at most 3 decimals.',
    ],
    ['send', '--units', '0.0001', 'Give the fee send by --units'],
    ['send', '--won', '1', 'Give the fee send by --units'],
    ['withdraw-standard', '--percent', '10.01', 'from 0 to 10, with at most 2 decimals'],
    ['withdraw-standard', '--percent', '-1', 'from 0 to 10'],
    ['deposit-wire', '--dollars', '100.01', 'from 0 to 100, with at most 2 decimals'],
    ['local-withdraw-instant', '--won', '500.5', 'from 0 to 10000, with at most 0 decimals'],
    ['withdraw-economy', '--percent', '1', 'Name one of these fees: send, withdraw-instant'],
  ])('does not set the fee %s to %s %s', async (name, option, value, problem) => {
    await expect(change('fees', 'set', name, `${option}=${value}`)).rejects.toThrow(problem);
  });

  it('removes the sample people, who stay in the ledger only', async () => {
    const postings = () => provider.database.transaction((tx) => tx.select().from(ledgerPostings));
    const before = await postings();
    await change('remove-sample-people');
    expect(await postings()).toEqual(before);
    for (const { email } of [sampleUser, sampleFriend]) {
      expect(codeOf(await signIn(email, samplePassword))).toEqual([401, 'sign-in-wrong']);
    }
    const people = await provider.database.transaction((tx) =>
      tx
        .select()
        .from(users)
        .where(sql`${users.id} <= 2`),
    );
    for (const { id, email } of people) {
      expect(email).toBe(`removed-${id}@superwallet.invalid`);
      expect((await signIn(email, samplePassword)).status).toBe(401);
    }
    const rows = await provider.database.transaction((tx) => tx.select().from(transactions));
    expect(JSON.stringify([people, rows])).not.toMatch(/Jiwoo|Minseo|지우|민서/);
    await expect(change('remove-sample-people')).rejects.toThrow('There are no sample people');
  });

  it('leaves acts that cannot be changed', async () => {
    const rows = await acts();
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    for (const statement of [
      sql`update operator_acts set why = ''`,
      sql`delete from operator_acts`,
    ]) {
      await expect(provider.database.transaction((tx) => tx.execute(statement))).rejects.toThrow();
    }
  });
});
