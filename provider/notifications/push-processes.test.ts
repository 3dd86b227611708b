import { setTimeout } from 'node:timers/promises';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { PushState } from '#wallet/entities/push.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { basePath } from '#wallet/paths.ts';

import { describeOnServer } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { spawnProvider, type ProviderProcess } from '../testing/provider-process.ts';
import { startPushService, type PushService } from '../testing/push-service.ts';
import { testPassword } from '../testing/test-provider.ts';

/** The number of payments that the subscribed user receives. */
const payments = 30;

await describeOnServer('push notifications of three processes', (fresh) => {
  let direct: Client;
  let service: PushService;
  let publicKey: string;
  let processes: ProviderProcess[];
  let origins: string[];
  beforeEach(async () => {
    const { url } = await fresh();
    direct = new Client({ connectionString: url });
    await direct.connect();
    service = await startPushService(() => publicKey, 'mailto:operator@wallet.test');
    // Each notification is accepted long before this is recorded.
    service.state.delay = 300;
    processes = [];
    origins = [];
    for (let number = 0; number < 3; number += 1) {
      const process = spawnProvider({
        DATABASE_URL: url,
        SAMPLE_DATA: 'off',
        SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
        // All payments are made before the first one arrives.
        SETTLE_DELAY_MS: '1500',
        ...service.environment,
      });
      processes.push(process);
      origins.push(await process.origin);
    }
  });
  afterEach(async () => {
    for (const { child, exit } of processes) {
      child.kill('SIGKILL');
      await exit;
    }
    await service.close();
    await direct.end();
  });

  /** Makes a request to a process. */
  const request = async (
    process: number,
    method: string,
    path: string,
    { token = '', body }: { token?: string; body?: object } = {},
  ): Promise<unknown> => {
    const answer = await fetch(`${origins[process]}${basePath}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const register = async (name: string) => {
    const profile = { firstName: name, lastName: 'Test', email: `${name}@test.example` };
    const body = { ...profile, password: testPassword };
    return SessionGrant.parse(await request(0, 'POST', '/auth/register', { body }));
  };

  /** Subscribes one browser of a new user, and sends the user payments by some processes in turn. */
  const payInTurn = async (among: number) => {
    const [payer, { user, token }] = [await register('payer'), await register('payee')];
    publicKey = PushState.parse(await request(0, 'GET', '/push', { token })).publicKey ?? '';
    const subscription = service.subscribe('phone');
    await request(0, 'PUT', '/push', { token, body: { subscription } });
    for (let payment = 0; payment < payments; payment += 1) {
      await request(payment % among, 'POST', '/transactions', {
        token: payer.token,
        body: {
          userId: payer.user.id,
          assetType: 'XP',
          transactionType: 'send',
          amount: '1',
          toAddress: user.didAddress,
          status: 'pending',
        },
      });
    }
  };

  /** The number of times that each notification was received, by its reference. */
  const receipts = () => {
    const counts = new Map<string, number>();
    for (const { headers } of service.received) {
      counts.set(headers.topic, (counts.get(headers.topic) ?? 0) + 1);
    }
    return counts;
  };
  const references = async (condition: string) => {
    const { rows } = await direct.query<{ reference: string }>(
      `select reference from messages where channel = 'push' and ${condition}`,
    );
    return rows.map(({ reference }) => reference).toSorted();
  };
  const allSent = () =>
    eventually(async () => expect(await references(`state = 'sent'`)).toHaveLength(payments));

  it('are sent once each', async () => {
    await payInTurn(3);
    await allSent();
    expect([...receipts().keys()].toSorted()).toEqual(await references('true'));
    expect([...receipts().values()]).toEqual(Array(payments).fill(1));
  }, 120_000);

  it('are sent again only if a killed process had not recorded them', async () => {
    // This process settles the payments, and is the first to send their notifications.
    await payInTurn(1);
    await eventually(() => expect(service.received.length).toBeGreaterThan(5));
    const [killed] = processes;
    killed?.child.kill('SIGKILL');
    await killed?.exit;
    await eventually(async () => expect(await references('attempts > 0')).toHaveLength(payments));
    // The other processes record their attempts when these are answered.
    await setTimeout(4 * service.state.delay);
    const unrecorded = await references(`state = 'waiting'`);
    expect(unrecorded.length).toBeGreaterThan(0);
    // The claims of the killed process expire after two minutes.
    await direct.query(`update messages set due_at = now() where state = 'waiting'`);
    await allSent();
    const counts = receipts();
    expect([...counts.keys()].toSorted()).toEqual(await references('true'));
    const repeated = [...counts].filter(([, count]) => count > 1);
    expect(repeated.length).toBeGreaterThan(0);
    for (const [reference, count] of repeated) {
      expect(count).toBe(2);
      expect(unrecorded).toContain(reference);
    }
  }, 120_000);
});
