import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { startPostgresProxy, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { sentenceOf, startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { eq, sql } from './drizzle.ts';
import { transactions } from './schema.ts';
import type { Tx } from './tx.ts';

const Pids = z.object({ rows: z.tuple([z.object({ pid: z.number() })]) });

const postgres = await startPostgresServer();
const isMissing = 'unavailable' in postgres;

describe.skipIf(isMissing)('a provider on a Postgres server', () => {
  const createDatabase = () =>
    isMissing ? Promise.reject(new Error(postgres.unavailable)) : postgres.createDatabase();
  afterAll(() => (isMissing ? undefined : postgres.stop()));

  let url: string;
  let proxy: PostgresProxy;
  /** A connection that does not go through the proxy. */
  let direct: Client;
  let provider: TestProvider;
  beforeEach(async () => {
    url = await createDatabase();
    proxy = await startPostgresProxy(url);
    direct = new Client({ connectionString: url });
    await direct.connect();
  });
  afterEach(async () => {
    await direct.end();
    await provider.close();
    await proxy.close();
  });

  /** Terminates the session of a backend process, and waits until it is gone. */
  const terminate = async (pid: number) => {
    await direct.query('select pg_terminate_backend($1, 10000)', [pid]);
  };

  /** The server's backend process of a transaction. */
  const pidOf = async (tx: Tx) => {
    const { rows } = Pids.parse(await tx.execute(sql`select pg_backend_pid() as pid`));
    return rows[0].pid;
  };

  it('reruns a transaction whose idle connection was lost', async () => {
    provider = await startTestProvider({ kind: 'server', url });
    const pids: number[] = [];
    const answer = await provider.database.transaction(async (tx) => {
      const pid = await pidOf(tx);
      pids.push(pid);
      if (pids.length === 1) await terminate(pid);
      await tx.execute(sql`select 1`);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(new Set(pids).size).toBe(2);
  });

  it('reruns a transaction whose new connection was lost immediately', async () => {
    provider = await startTestProvider({ kind: 'server', url: proxy.url });
    const ended = proxy.endOnceReady();
    // More simultaneous requests than open connections.
    const answers = Array.from({ length: 10 }, (_, person) =>
      provider.database.transaction((tx) => tx.execute(sql`select pg_sleep(0.2)`), {
        lane: String(person),
      }),
    );
    await ended;
    expect(await Promise.all(answers)).toHaveLength(10);
  });

  it('gives up a transaction that loses every connection', async () => {
    provider = await startTestProvider({ kind: 'server', url });
    let runs = 0;
    const lost = provider.database.transaction(async (tx) => {
      runs += 1;
      await terminate(await pidOf(tx));
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow(DatabaseUnavailable);
    expect(runs).toBe(3);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('answers 503 with Retry-After while the database is away, and recovers', async () => {
    provider = await startTestProvider({ kind: 'server', url: proxy.url });
    const person = await provider.register();
    const ready = () => fetch(`${provider.url}/ready`).then(({ status }) => status);
    expect(await ready()).toBe(200);

    proxy.cut();
    for (const answer of [
      await provider.get('/user', person.token),
      await provider.send(person),
      await provider.request('POST', '/auth/login', {
        body: { email: person.email, password: 'correct horse' },
      }),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(sentenceOf(answer)).toMatch(/Try again in a moment\.$/);
    }
    expect(await ready()).toBe(503);
    expect((await fetch(`${provider.url}/health`)).status).toBe(200);

    proxy.restore();
    expect((await provider.get('/user', person.token)).status).toBe(200);
    expect(await ready()).toBe(200);
    expect(provider.environment.problems.join('\n')).not.toContain(person.email);
  });

  it('answers 503 while its connections are on a read-only standby, and drops these', async () => {
    provider = await startTestProvider({ kind: 'server', url });
    const person = await provider.register();
    // A session keeps the setting from its start.
    const setReadOnly = async (value: 'on' | 'off') => {
      const { pathname } = new URL(url.replace('postgresql:///', 'postgresql://local/'));
      await direct.query(
        `alter database ${pathname.slice(1)} set default_transaction_read_only = ${value}`,
      );
    };
    await setReadOnly('on');
    await direct.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    const refused = await provider.send(person);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('2');

    await setReadOnly('off');
    expect((await provider.send(person)).status).toBe(201);
  });

  it('settles a send whose commit was not confirmed', async () => {
    provider = await startTestProvider({ kind: 'server', url: proxy.url });
    const sender = await provider.register();
    const recipient = await provider.register();
    const events = await provider.events(recipient);

    proxy.loseAnswerTo('create_send');
    const answer = await provider.send(sender, { amount: '30', toAddress: recipient.did });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await provider.transactions(sender)).toMatchObject([{ status: 'pending' }]);

    provider.environment.advance(10_000);
    await events.until('transaction_update', { status: 'completed' });
    await events.close();
    expect(await provider.balance(recipient, 'XP')).toBe('130');
    expect(await provider.balance(sender, 'XP')).toBe('69.999');
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('answers and settles a send with a key although its commit was not confirmed', async () => {
    provider = await startTestProvider({ kind: 'server', url: proxy.url });
    const sender = await provider.register();
    const events = await provider.events(sender);

    proxy.loseAnswerTo('create_send');
    const first = await provider.send(sender, { amount: '30' }, 'key-1');
    expect(first.status).toBe(201);
    const again = await provider.send(sender, { amount: '30' }, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await provider.transactions(sender)).toHaveLength(1);

    provider.environment.advance(1_000);
    await events.until('transaction_update', { status: 'waiting' });
    await events.close();
    expect(await provider.balance(sender, 'XP')).toBe('69.999');
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('refuses only requests for a locked table, after the lock timeout', async () => {
    provider = await startTestProvider({ kind: 'server', url, timeouts: { lock: 200 } });
    const person = await provider.register();
    await direct.query('begin; lock table tax_refunds in access exclusive mode');
    const answer = await provider.get(`/tax-refunds/${person.id}`, person.token);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect((await provider.get('/user', person.token)).status).toBe(200);
    await direct.query('rollback');
    expect((await provider.get(`/tax-refunds/${person.id}`, person.token)).status).toBe(200);
  });

  it('refuses slow statements after the statement timeout', async () => {
    provider = await startTestProvider({ kind: 'server', url, timeouts: { statement: 200 } });
    const slow = provider.database.transaction((tx) => tx.execute(sql`select pg_sleep(60)`));
    await expect(slow).rejects.toThrow(DatabaseUnavailable);
  });

  it('serves others while many sends of one user wait for a lock', async () => {
    const timeouts = { lock: 60_000, statement: 60_000 };
    provider = await startTestProvider({ kind: 'server', url, timeouts });
    const [busy, other] = [await provider.register(), await provider.register()];
    await direct.query('begin');
    await direct.query('select from ledger_accounts where user_id = $1 for update', [busy.id]);
    let answered = 0;
    const sends = Array.from({ length: 150 }, async () => {
      const { status } = await provider.send(busy, { amount: '0.1' });
      answered += 1;
      return status;
    });
    // Enough requests for the sends to use all turns that they can get.
    for (let request = 0; request < 30; request += 1) {
      expect((await provider.get('/user', other.token)).status).toBe(200);
    }
    expect((await provider.send(other)).status).toBe(201);
    expect(answered).toBe(0);
    await direct.query('rollback');
    expect(new Set(await Promise.all(sends))).toEqual(new Set([201]));
    expect(await provider.balance(busy, 'XP')).toBe('84.85');
  });

  it('releases the connection of a refused request', async () => {
    provider = await startTestProvider({ kind: 'server', url });
    const person = await provider.register();
    for (let request = 0; request < 15; request += 1) {
      expect((await provider.send(person, { amount: '1000' })).status).toBe(409);
    }
    const rows = await provider.database.transaction((tx) =>
      tx.select().from(transactions).where(eq(transactions.userId, person.id)),
    );
    expect(rows).toEqual([]);
  });
});
