import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { Refusal } from '#api/calls/call-schemas.ts';
import { PushState, type PushSubscriptionKeys } from '#wallet/entities/push.ts';

import { asc, eq } from '../database/drizzle.ts';
import { messages, pushKeys, pushSubscriptions } from '../database/schema.ts';
import { claimTime, retryDelays } from '../messages/delivery.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { pushHost, startPushService, type PushService } from '../testing/push-service.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { isAtPushService, maxSubscriptions } from './push-subscriptions.ts';

const contact = 'mailto:operator@wallet.test';

/** Longer than the sweep interval, in milliseconds. */
const nextSweep = 5_000;

describe('the address of a subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-sg2p.notify.windows.com/w/?token=abc',
    'https://push.operator.example/abc',
  ])('may be %s', (endpoint) => {
    expect(isAtPushService(endpoint, ['push.operator.example'])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:password@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest',
    'https://[::1]/abc',
    'https://10.1/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('must not be %s', (endpoint) => {
    expect(isAtPushService(endpoint, [])).toBe(false);
  });
});

await describeOnEachDatabase('push notifications', (fresh, kind) => {
  let service: PushService;
  let provider: TestProvider;
  let publicKey: string | null;
  let devices = 0;
  beforeAll(async () => {
    service = await startPushService(() => publicKey ?? '', contact);
    const push = { contact, hosts: [pushHost], fetch: service.fetch };
    provider = await startTestProvider(await fresh(), { push });
    ({ publicKey } = await stateOf(await provider.register()));
  });
  afterAll(async () => {
    await provider.close();
    await service.close();
  });
  afterEach(async () => {
    service.state.status = 201;
    await provider.database.transaction((tx) => tx.delete(messages));
  });

  const stateOf = async ({ token }: Pick<Person, 'token'>) =>
    PushState.parse((await provider.get('/push', token)).body);
  const put = ({ token }: Pick<Person, 'token'>, subscription: PushSubscriptionKeys) =>
    provider.request('PUT', '/push', { token, body: { subscription } });
  /** Subscribes a new browser for a session, and returns its name at the push service. */
  const subscribe = async (person: Pick<Person, 'token'>) => {
    devices += 1;
    const device = `device-${devices}`;
    const subscription = service.subscribe(device);
    const { status, body } = await put(person, subscription);
    expect(status, JSON.stringify(body)).toBe(200);
    return device;
  };
  const receivedBy = (device: string) => service.received.filter((push) => push.device === device);
  const stored = () =>
    provider.database.transaction((tx) =>
      tx.select().from(messages).where(eq(messages.channel, 'push')).orderBy(asc(messages.id)),
    );
  const subscriptionsOf = ({ id }: Person) =>
    provider.database.transaction((tx) =>
      tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id)),
    );
  const pay = async (to: Person) => {
    const sender = await provider.register();
    await provider.send(sender, { amount: '2.5', toAddress: to.did });
    const stream = await provider.events(to);
    provider.environment.advance(1_000);
    await stream.until('balance_update');
    await stream.close();
  };
  const settled = (state: 'waiting' | 'sent' | 'failed', attempts = 1) =>
    eventually(async () => {
      const rows = await stored();
      expect(rows).toMatchObject([{ state, attempts }]);
      if (state !== 'waiting') return;
      const wait = (rows[0]?.dueAt.getTime() ?? 0) - provider.environment.clock.now().getTime();
      expect(wait).toBe(retryDelays[attempts - 1]);
    });
  const signInAgain = async ({ email }: Person) => {
    const body = { email, password: testPassword };
    const answer = await provider.request('POST', '/auth/login', { body });
    return { token: (answer.body as { token: string }).token };
  };

  it('reach each subscribed device once, without amounts and names', async () => {
    const person = await provider.register();
    const device = await subscribe(person);
    expect(await stateOf(person)).toEqual({ publicKey, isSubscribed: true });
    await pay(person);
    await settled('sent');
    const [row] = await stored();
    expect(row).toMatchObject({ content: null, sender: 'push' });
    provider.environment.advance(claimTime);
    await provider.get('/user', person.token);
    expect(receivedBy(device)).toEqual([
      {
        device,
        payload: {
          title: 'Payment received',
          body: 'A payment has arrived. Open the wallet to see it.',
          path: expect.stringMatching(/^\/receipt\/\d+$/),
          tag: row?.reference,
        },
        headers: { ttl: '86400', topic: row?.reference, urgency: 'high' },
      },
    ]);
  });

  it('are not sent while the switch is off', async () => {
    const person = await provider.register();
    await subscribe(person);
    await provider.request('PUT', `/notification-settings/${person.id}`, {
      token: person.token,
      body: { pushNotifications: false },
    });
    await pay(person);
    expect(await stored()).toEqual([]);
  });

  it('end with the session, also those that are queued already', async () => {
    const person = await provider.register();
    const other = await signInAgain(person);
    const device = await subscribe(other);
    service.state.status = 503;
    await pay(person);
    await settled('waiting');
    await provider.request('POST', '/auth/logout', { token: other.token });
    expect(await subscriptionsOf(person)).toEqual([]);
    service.state.status = 201;
    provider.environment.advance(nextSweep);
    await settled('failed', 2);
    expect(receivedBy(device)).toEqual([]);
    expect(await stateOf(person)).toEqual({ publicKey, isSubscribed: false });
  });

  it('end by the wish of the device', async () => {
    const person = await provider.register();
    await subscribe(person);
    const { token } = person;
    expect((await provider.request('DELETE', '/push', { token })).status).toBe(200);
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  it.each([404, 410])('end if the push service answers %d', async (status) => {
    const person = await provider.register();
    await subscribe(person);
    service.state.status = status;
    await pay(person);
    await settled('failed');
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  it.each([429, 500, 503])('are retried if the push service answers %d', async (status) => {
    const person = await provider.register();
    const device = await subscribe(person);
    service.state.status = status;
    await pay(person);
    await settled('waiting');
    service.state.status = 201;
    provider.environment.advance(nextSweep);
    await settled('sent', 2);
    expect(receivedBy(device)).toHaveLength(1);
  });

  it.each([302, 307])('follow no redirect (%d)', async (status) => {
    const person = await provider.register();
    const device = await subscribe(person);
    service.state.status = status;
    await pay(person);
    await settled('waiting');
    expect(receivedBy(device)).toHaveLength(0);
  });

  it('are given up if the push service refuses them', async () => {
    const person = await provider.register();
    await subscribe(person);
    service.state.status = 413;
    await pay(person);
    await settled('failed');
    expect(await subscriptionsOf(person)).toHaveLength(1);
  });

  it('refuse an address that is not at a push service', async () => {
    const person = await provider.register();
    const subscription = { ...service.subscribe('x'), endpoint: 'https://evil.example/x' };
    const { status, body } = await put(person, subscription);
    expect([status, Refusal.parse(body).code]).toEqual([422, 'push-service-unknown']);
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  it('move to the account that uses the browser', async () => {
    const [first, second] = [await provider.register(), await provider.register()];
    const subscription = service.subscribe('shared');
    expect((await put(first, subscription)).status).toBe(200);
    expect((await put(second, subscription)).status).toBe(200);
    expect(await subscriptionsOf(first)).toEqual([]);
    expect(await subscriptionsOf(second)).toHaveLength(1);
  });

  it('replace the earlier subscription of the device, and the oldest of too many', async () => {
    const person = await provider.register();
    await subscribe(person);
    await subscribe(person);
    expect(await subscriptionsOf(person)).toHaveLength(1);
    for (let count = 0; count < maxSubscriptions; count += 1) {
      provider.environment.advance(1_000);
      await subscribe(await signInAgain(person));
    }
    expect(await subscriptionsOf(person)).toHaveLength(maxSubscriptions);
    expect(await stateOf(person)).toMatchObject({ isSubscribed: false });
  });

  it('store the private key encrypted, and use the same pair after a restart', async () => {
    const rows = await provider.database.transaction((tx) => tx.select().from(pushKeys));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.publicKey).toBe(publicKey);
    expect(rows[0]?.privateKey.length).toBeGreaterThan(32);
  });

  it('do not exist without a contact', async () => {
    const without = await startTestProvider(await fresh(), { push: undefined });
    const person = await without.register();
    expect((await without.get('/push', person.token)).body).toEqual({
      publicKey: null,
      isSubscribed: false,
    });
    const { status, body } = await without.request('PUT', '/push', {
      token: person.token,
      body: { subscription: service.subscribe('none') },
    });
    expect([status, Refusal.parse(body).code]).toEqual([409, 'push-off']);
    await without.close();
  });

  // An embedded database belongs to one process.
  if (kind === 'server') {
    it('use one key pair in several processes', async () => {
      const location = await fresh();
      const providers = await Promise.all([0, 1].map(() => startTestProvider(location)));
      const keys = await Promise.all(
        providers.map(async (one, index) => {
          const { token } = await one.register(undefined, `many${index}`);
          return PushState.parse((await one.get('/push', token)).body).publicKey;
        }),
      );
      expect(new Set(keys).size).toBe(1);
      await Promise.all(providers.map((one) => one.close()));
    });
  }
});
