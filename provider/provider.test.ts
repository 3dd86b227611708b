import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { SessionGrant } from '#wallet/entities/session.ts';

import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { eq, sql } from './database/drizzle.ts';
import { transactions } from './database/schema.ts';
import { defaultSettleDelay } from './provider.ts';
import { samplePassword, sampleFriend, sampleUser } from './seed.ts';
import { describeOnEachDatabase } from './testing/each-database.ts';
import { manualEnvironment } from './testing/manual-environment.ts';
import { startTestProvider, type TestProvider } from './testing/test-provider.ts';

await describeOnEachDatabase('a provider', (fresh, kind) => {
  const running: TestProvider[] = [];
  afterEach(async () => {
    for (const provider of running.splice(0)) await provider.close();
  });
  const start = async (...options: Parameters<typeof startTestProvider>) => {
    const provider = await startTestProvider(...options);
    running.push(provider);
    return provider;
  };
  const stop = async (provider: TestProvider) => {
    running.splice(running.indexOf(provider), 1);
    await provider.close();
  };

  it('preserves users, money and sessions over a restart, and settles pending sends', async () => {
    const database = await fresh();
    const environment = manualEnvironment();
    const first = await start(database, {}, environment);
    const sender = await first.register();
    const recipient = await first.register();
    await first.send(sender, { amount: '30', toAddress: recipient.did });
    await first.send(sender, { amount: '5' });
    expect(await first.balance(recipient, 'XP')).toBe('100');
    await stop(first);
    // The first provider's timers ended with it.
    environment.advance(60_000);

    const second = await start(database, {}, environment);
    expect(await second.backlog).toBe(2);
    expect(await second.balance(sender, 'XP')).toBe('64.998');
    expect(await second.balance(recipient, 'XP')).toBe('130');
    const statuses = (await second.transactions(sender)).map(({ status }) => status);
    expect(statuses).toEqual(['waiting', 'completed']);
    expect(await second.ledgerFaults()).toEqual([]);
    expect(environment.problems).toEqual([]);
    await stop(second);

    const third = await start(database, {}, environment);
    expect(await third.balance(recipient, 'XP')).toBe('130');
  });

  it('listens before the backlog is settled', async () => {
    const database = await fresh();
    const environment = manualEnvironment();
    const first = await start(database, {}, environment);
    const sender = await first.register();
    const address = (await first.register()).did.slice(-42);
    const at = environment.clock.now().toISOString();
    await first.database.transaction((tx) =>
      tx.execute(
        sql`select create_send(${sender.id}, null, null, 'XP', 0.01, ${address}, ${address}, ${at}) from generate_series(1, 350)`,
      ),
    );
    await stop(first);

    const second = await start(database, {}, environment);
    // The answer lists the newest 200 sends. It arrives while the oldest ones are still being settled, 100 at a time.
    const statuses = (await second.transactions(sender)).map(({ status }) => status);
    expect(statuses).toContain('pending');
    expect(await second.backlog).toBe(350);
    const settled = (await second.transactions(sender)).map(({ status }) => status);
    expect(new Set(settled)).toEqual(new Set(['completed']));
    expect(await second.ledgerFaults()).toEqual([]);
  });

  it('serves others between the sends of one user', async () => {
    const provider = await start(await fresh());
    const [busy, other] = [await provider.register(), await provider.register()];
    let answered = 0;
    const sends = Array.from({ length: 150 }, async () => {
      const { status } = await provider.send(busy, { amount: '0.1' });
      answered += 1;
      return status;
    });
    expect((await provider.get('/user', other.token)).status).toBe(200);
    expect(answered).toBeLessThan(30);
    expect(new Set(await Promise.all(sends))).toEqual(new Set([201]));
    expect(await provider.balance(busy, 'XP')).toBe('84.85');
  });

  it('settles a send after one second by default', async () => {
    const provider = await start(await fresh());
    const [sender, recipient] = [await provider.register(), await provider.register()];
    const events = await provider.events(sender);
    expect(await events.next()).toEqual({ type: 'heartbeat' });
    await provider.send(sender, { toAddress: recipient.did });
    provider.environment.advance(999);
    expect(await provider.transactions(sender)).toMatchObject([{ status: 'pending' }]);
    provider.environment.advance(1);
    await events.until('transaction_update', { status: 'completed' });
    await events.close();
  });

  it('retries a failed settlement', async () => {
    const provider = await start(await fresh());
    const [sender, recipient] = [await provider.register(), await provider.register()];
    const events = await provider.events(sender);
    await provider.send(sender, { toAddress: recipient.did });
    await events.next();

    const { database, environment } = provider;
    const { transaction } = database;
    const failed = new Promise<void>((resolve) => {
      database.transaction = () => {
        database.transaction = transaction;
        // Resolves after the failure was handled.
        setImmediate(resolve);
        return Promise.reject(new Error('the database is away'));
      };
    });
    environment.advance(defaultSettleDelay);
    await failed;
    expect(environment.problems.join()).toContain('could not be settled yet: Error\n');
    environment.advance(5_000);
    await events.until('transaction_update', { status: 'completed' });
    await events.close();
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  if (kind === 'embedded') {
    it('refuses a directory that another provider uses', async () => {
      const database = await fresh();
      const first = await start(database);
      await expect(startTestProvider(database)).rejects.toThrow(DatabaseUnavailable);
      await stop(first);
      await start(database);
    });
  } else {
    it('shares a database with another provider', async () => {
      const database = await fresh();
      const first = await start(database);
      const second = await start(database);
      const { token } = await first.register();
      expect((await second.get('/user', token)).status).toBe(200);
    });
  }

  it(`${kind === 'embedded' ? 'adds' : 'does not add'} the sample users by default`, async () => {
    const provider = await start(await fresh(), { sampleData: undefined });
    const answer = await provider.request('POST', '/auth/login', {
      body: { email: sampleUser.email, password: samplePassword },
    });
    expect(answer.status).toBe(kind === 'embedded' ? 200 : 401);
  });

  it('adds the sample users to an empty database, once', async () => {
    const database = await fresh();
    const first = await start(database, { sampleData: true });
    const signIn = async (provider: TestProvider, email: string) => {
      const answer = await provider.request('POST', '/auth/login', {
        body: { email, password: samplePassword },
      });
      const { user, token } = SessionGrant.parse(answer.body);
      return { id: user.id, token, did: user.didAddress ?? '', email };
    };
    const user = await signIn(first, sampleUser.email);
    const friend = await signIn(first, sampleFriend.email);
    expect([user.id, friend.id]).toEqual([1, 2]);
    const balances = [];
    for (const assetType of ['XP', 'USDC', 'CBDC', 'BTC', 'ETH', 'BusanCoin']) {
      balances.push(await first.balance(user, assetType));
    }
    expect(balances).toEqual(['1250.5', '820.25', '500', '0.0525', '1.2', '48500']);
    const history = await first.transactions(user);
    expect(history.length).toBeGreaterThanOrEqual(6);
    expect(new Set(history.map(({ status }) => status))).toEqual(new Set(['completed']));
    expect(new Set(history.map(({ transactionType }) => transactionType))).toEqual(
      new Set(['send', 'receive']),
    );
    expect(await first.ledgerFaults()).toEqual([]);
    const read = async (path: string, whose = user) =>
      z.array(z.looseObject({})).parse((await first.get(`${path}/${whose.id}`, whose.token)).body);
    expect((await read('/credentials')).map(({ credentialType }) => credentialType)).toEqual([
      'national_id',
      'student_id',
      'drivers_license',
      'education',
    ]);
    expect((await read('/bank-accounts')).map(({ bankName }) => bankName)).toEqual([
      'KB Kookmin',
      'Shinhan',
      'Hana',
    ]);
    expect((await read('/travel-plans')).map(({ title }) => title)).toEqual([
      "Grandmother's birthday",
      'Spring holiday',
      'Fintech conference',
    ]);
    expect((await first.get(`/local-pay/${user.id}`, user.token)).body).toEqual({
      transactions: 23,
      cashback: '12500',
    });
    expect((await read('/recent-contacts')).map(({ name }) => name)).toEqual([
      '김서연',
      'Minseo Park',
      '박도현',
      '광안리 밀면',
      '제갈 하늘빛나래온누리별님구름',
      '남포동 빵집',
      '서면 분식',
      '전포 카페거리',
      '해운대 전통시장',
      '이준호',
      '보수동 책방골목',
      '자갈치 회센터',
      '최은지',
      '광복 돼지국밥',
    ]);
    expect((await read('/tax-refunds')).map(({ status }) => status)).toEqual([
      'processing',
      'approved',
      'approved',
      'paid',
      'paid',
      'paid',
    ]);
    // The latest come first.
    expect(
      (await read('/work/approvals')).map(({ documentId, status }) => [documentId, status]),
    ).toEqual([
      [2, 'pending'],
      [1, 'pending'],
      [8, 'pending'],
      [3, 'pending'],
      [6, 'approved'],
      [5, 'rejected'],
      [4, 'approved'],
      [7, 'approved'],
    ]);
    expect((await first.get('/user', user.token)).body).toMatchObject({
      phone: '+82 10-1234-5678',
      country: 'Korea',
      timezone: 'UTC+9',
    });
    const newcomer = await first.register();
    expect(newcomer.id).toBe(3);
    for (const path of [
      '/credentials',
      '/bank-accounts',
      '/tax-refunds',
      '/work/approvals',
      '/work/requests',
      '/digital-documents',
      '/travel-plans',
      '/transactions',
      '/recent-contacts',
      '/activities',
    ]) {
      expect(await read(path, newcomer)).toEqual([]);
    }
    expect((await first.get(`/local-pay/${newcomer.id}`, newcomer.token)).body).toEqual({
      transactions: 0,
      cashback: '0',
    });
    await stop(first);

    const second = await start(database, { sampleData: true });
    expect(await second.transactions(await signIn(second, sampleUser.email))).toEqual(history);
    const rows = await second.database.transaction((tx) =>
      tx.select().from(transactions).where(eq(transactions.status, 'pending')),
    );
    expect(rows).toEqual([]);
  });
});
