import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { failureLimits } from './accounts/attempt-limits.ts';
import type { EventReader } from './testing/event-reader.ts';
import { manualEnvironment, type ManualEnvironment } from './testing/manual-environment.ts';
import { startPostgresServer } from './testing/postgres-server.ts';
import { saveSources } from './testing/save-sources.ts';
import { startTestProvider, type Person, type TestProvider } from './testing/test-provider.ts';

const postgres = await startPostgresServer();
const isMissing = 'unavailable' in postgres;
const heartbeat = { type: 'heartbeat' };

describe.skipIf(isMissing)('two providers of one database', () => {
  afterAll(() => (isMissing ? undefined : postgres.stop()));

  let url: string;
  let direct: Client;
  /** Shared by both, like synchronised machines. */
  let environment: ManualEnvironment;
  let first: TestProvider;
  let second: TestProvider;
  const open: EventReader[] = [];
  beforeEach(async () => {
    url = await (isMissing
      ? Promise.reject(new Error(postgres.unavailable))
      : postgres.createDatabase());
    direct = new Client({ connectionString: url });
    await direct.connect();
    environment = manualEnvironment();
    const options = { railDelay: 2_000 };
    // Both start simultaneously, on an empty database.
    [first, second] = await Promise.all([
      startTestProvider({ kind: 'server', url }, options, environment),
      startTestProvider({ kind: 'server', url }, options, environment),
    ]);
  });
  afterEach(async () => {
    for (const events of open.splice(0)) await events.close();
    await Promise.all([first.close(), second.close()]);
    await direct.end();
  });

  const listen = async (provider: TestProvider, person: Person) => {
    const events = await provider.events(person);
    open.push(events);
    expect(await events.next()).toEqual(heartbeat);
    return events;
  };

  it('send the events of either provider to the streams of both', async () => {
    const sender = await first.register();
    const recipient = await first.register();
    const events = [await listen(second, sender), await listen(first, recipient)];
    await first.send(sender, { toAddress: recipient.did, amount: '5' });
    for (const stream of events) await stream.until('transaction_update', { status: 'pending' });
    environment.advance(1_000);
    for (const stream of events) {
      await stream.until('transaction_update', { status: 'completed' });
      await stream.until('balance_update', { assetType: 'XP' });
      expect(stream.lastId()).toBe(3);
    }
    expect(await second.balance(recipient, 'XP')).toBe('105');
    expect(await first.ledgerFaults()).toEqual([]);
  });

  it('find events whose hints were lost', async () => {
    const person = await first.register();
    const events = await listen(second, person);
    await direct.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
         where datname = current_database() and query ilike 'listen%'`,
    );
    await first.send(person);
    environment.advance(5_000);
    await events.until('transaction_update', { status: 'pending' });
  });

  it('end the streams of a session that was ended by the other provider', async () => {
    const person = await first.register();
    const signIn = async () => {
      const { body } = await second.request('POST', '/auth/login', {
        body: { email: person.email, password: 'correct horse' },
      });
      return { ...person, token: (body as { token: string }).token };
    };
    const other = await signIn();
    const ending = await listen(second, person);
    const staying = await listen(second, other);
    await first.request('POST', '/auth/logout', { token: person.token });
    expect(await ending.next()).toBeUndefined();
    environment.advance(15_000);
    expect(await staying.next()).toEqual(heartbeat);
    await first.request('POST', '/auth/logout-all', { token: other.token });
    expect(await staying.next()).toBeUndefined();
  });

  it('settle the pending sends of a stopped provider', async () => {
    const [sender, recipient] = [await first.register(), await first.register()];
    const events = await listen(second, recipient);
    await first.send(sender, { toAddress: recipient.did, amount: '5' });
    await first.close();
    environment.advance(10_000);
    await events.until('transaction_update', { status: 'completed' });
    expect(await second.balance(recipient, 'XP')).toBe('105');
    expect(await second.ledgerFaults()).toEqual([]);
  });

  it('answer a request whose operation the other provider has settled', async () => {
    const person = await first.register();
    await saveSources(first, person);
    const events = await listen(second, person);
    // The rail answers this deposit only in another run, so the sweep of the second provider settles it.
    const answer = first.request('POST', '/deposits', {
      token: person.token,
      body: { userId: person.id, assetType: 'XP', amount: '503', method: 'bank', fee: '0' },
    });
    await events.until('transaction_update', { status: 'pending' });
    // Waits until the first provider has placed the order, which the rail then answers to the second one.
    await expect
      .poll(async () => (await direct.query('select from sandbox_orders')).rowCount)
      .toBe(1);
    environment.advance(5_000);
    expect((await answer).body).toMatchObject({ success: true, status: 'completed' });
  });

  it('count wrong passwords together', async () => {
    const { email } = await first.register();
    const signIn = (provider: TestProvider, password: string) =>
      provider.request('POST', '/auth/login', { body: { email, password } });
    for (let attempt = 0; attempt < failureLimits.pair; attempt += 1) {
      expect((await signIn(attempt % 2 === 0 ? first : second, 'wrong')).status).toBe(401);
    }
    for (const provider of [first, second]) {
      const refused = await signIn(provider, 'correct horse');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    environment.advance(15 * 60_000);
    expect((await signIn(second, 'correct horse')).status).toBe(200);
  });
});
