import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { basePath } from '#wallet/paths.ts';

import { sql } from '../database/drizzle.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { heartbeatInterval } from '../events/open-streams.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { openEvents, type EventReader } from '../testing/event-reader.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const settleDelay = 1_500;
const heartbeat = { type: 'heartbeat' };
const update = (status: string) => ({ type: 'transaction_update', data: { status } });
/** The end of a transaction, in the words of the bell, and the balance that needs no words then. */
const ended = (message: RegExp, english: RegExp, assetType: string) => [
  {
    type: 'transaction_update',
    data: {
      status: 'completed',
      id: expect.any(Number),
      news: {
        title: expect.any(String),
        message: expect.stringMatching(message),
        english: { title: expect.any(String), message: expect.stringMatching(english) },
        type: 'success',
      },
    },
  },
  { type: 'balance_update', data: { assetType, quiet: true } },
];

describe('the event stream', () => {
  let provider: TestProvider;
  const open: EventReader[] = [];
  beforeAll(async () => {
    provider = await startTestProvider(undefined, { settleDelay });
  });
  afterEach(async () => {
    for (const events of open.splice(0)) await events.close();
  });
  afterAll(() => provider.close());

  const listen = async (person: Person) => {
    const events = await provider.events(person);
    open.push(events);
    expect(await events.next()).toEqual(heartbeat);
    return events;
  };
  const take = async (events: EventReader, count: number) => {
    const messages = [];
    for (let read = 0; read < count; read += 1) messages.push(await events.next());
    return messages;
  };

  it('consists of server-sent events, which are not cached or compressed', async () => {
    const { response } = await listen(await provider.register());
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(response.headers.has('Content-Encoding')).toBe(false);
    expect(response.headers.has('Content-Length')).toBe(false);
  });

  it('opens with the session cookie', async () => {
    const { id, token } = await provider.register();
    const events = await openEvents(`${provider.url}${basePath}/api/events/${id}`, {
      Cookie: `superwallet_session=${token}`,
    });
    open.push(events);
    expect(await events.next()).toEqual(heartbeat);
  });

  it('answers HEAD without staying open', async () => {
    const { id, token } = await provider.register();
    const answer = await provider.request('HEAD', `/events/${id}`, { token });
    expect(answer.status).toBe(200);
  });

  it('sends a heartbeat every 15 seconds', async () => {
    const events = await listen(await provider.register());
    for (let beat = 0; beat < 3; beat += 1) {
      provider.environment.advance(15_000);
      expect(await events.next()).toEqual(heartbeat);
    }
  });

  it('publishes each step of a send at once, only to sender and recipient', async () => {
    const [sender, recipient, stranger] = [
      await provider.register(),
      await provider.register(),
      await provider.register(),
    ];
    const [sent, received, strange] = [
      await listen(sender),
      await listen(recipient),
      await listen(stranger),
    ];
    const second = await listen(sender);

    await provider.send(sender, { assetType: 'ETH', amount: '0.01', toAddress: recipient.did });
    for (const events of [sent, second, received]) {
      expect(await take(events, 1)).toEqual([update('pending')]);
    }

    provider.environment.advance(settleDelay);
    for (const events of [sent, second]) {
      expect(await take(events, 2)).toEqual(
        ended(/0\.01 ETH를 보냈어요\.$/, /^You sent 0\.01 ETH to Test Person \d+\.$/, 'ETH'),
      );
    }
    expect(await take(received, 2)).toEqual(
      ended(
        /님이 보낸 0\.01 ETH가 지갑에 들어왔어요\.$/,
        /^Test Person \d+ sent you 0\.01 ETH\.$/,
        'ETH',
      ),
    );

    // Another message would precede the next heartbeat.
    provider.environment.advance(heartbeatInterval);
    for (const events of [sent, second, received, strange]) {
      expect(await take(events, 1)).toEqual([heartbeat]);
    }
  });

  it('publishes only to the sender if the recipient has no account here', async () => {
    const sender = await provider.register();
    const events = await listen(sender);
    await provider.send(sender);
    expect(await take(events, 1)).toEqual([update('pending')]);
    provider.environment.advance(settleDelay);
    expect(await take(events, 1)).toEqual([update('waiting')]);
  });

  it('publishes nothing for a repeated or refused send', async () => {
    const [sender, recipient] = [await provider.register(), await provider.register()];
    const toAddress = recipient.did;
    await provider.send(sender, { toAddress }, 'key');
    const events = await listen(recipient);
    await provider.send(sender, { toAddress }, 'key');
    await provider.send(sender, { toAddress, amount: '1000' });
    provider.environment.advance(settleDelay);
    expect(await take(events, 2)).toEqual(
      ended(/님이 보낸 1 XP가 지갑에 들어왔어요\.$/, /^Test Person \d+ sent you 1 XP\.$/, 'XP'),
    );
    provider.environment.advance(heartbeatInterval);
    expect(await take(events, 1)).toEqual([heartbeat]);
  });

  it('ends with its session, but not with another session of the user', async () => {
    const person = await provider.register();
    const events = await listen(person);
    const again = await provider.request('POST', '/auth/login', {
      body: { email: person.email, password: 'correct horse' },
    });
    const token = (again.body as { token: string }).token;
    // The first device is notified of the sign-in on the second one.
    expect(await events.next()).toMatchObject({ type: 'notification' });
    const others = await listen({ ...person, token });
    await provider.request('POST', '/auth/logout', { token: person.token });
    expect(await events.next()).toBeUndefined();
    provider.environment.advance(heartbeatInterval);
    expect(await others.next()).toEqual(heartbeat);
  });

  it('ends when its session expires', async () => {
    const events = await listen(await provider.register());
    provider.environment.advance(31 * 24 * 60 * 60 * 1000);
    for (;;) {
      const message = await events.next();
      if (message === undefined) break;
      expect(message).toEqual(heartbeat);
    }
  });

  it('ends when the provider stops', async () => {
    const stopping = await startTestProvider();
    const events = await stopping.events(await stopping.register());
    expect(await events.next()).toEqual(heartbeat);
    await stopping.close();
    expect(await events.next()).toBeUndefined();
  });
});

await describeOnEachDatabase('the event stream after a disconnection', (fresh) => {
  /** Each send causes exactly one event, because it stays pending. */
  const options = { settleDelay: 365 * 24 * 60 * 60_000 };
  let location: DatabaseLocation;
  let provider: TestProvider;
  let person: Person;
  const open: EventReader[] = [];
  beforeAll(async () => {
    location = await fresh();
    provider = await startTestProvider(location, options);
  });
  let people = 0;
  beforeEach(async () => {
    people += 1;
    // A restarted provider would generate the same e-mail address again.
    person = await provider.register(undefined, `test-${people}`);
  });
  afterEach(async () => {
    for (const events of open.splice(0)) await events.close();
  });
  afterAll(() => provider.close());

  const listen = async (after?: string, header?: string) => {
    const query = after === undefined ? '' : `?after=${after}`;
    const events = await openEvents(`${provider.url}${basePath}/api/events/${person.id}${query}`, {
      Authorization: `Bearer ${person.token}`,
      ...(header === undefined ? {} : { 'Last-Event-ID': header }),
    });
    open.push(events);
    expect(await events.next()).toEqual(heartbeat);
    return events;
  };
  const send = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      expect((await provider.send(person, { amount: '0.01' })).status).toBe(201);
    }
  };
  /** Writes events like those of sends. */
  const record = (count: number) =>
    provider.database.transaction(async (tx) => {
      const events = Array.from({ length: count }, () => ({
        userId: person.id,
        message: update('pending'),
      }));
      const at = provider.environment.clock.now().toISOString();
      await tx.execute(sql`select record_events(${JSON.stringify(events)}::json, ${at})`);
    });

  it('sends its position and the reconnection delay', async () => {
    await send(2);
    const events = await listen();
    expect(events.lastId()).toBe(2);
    expect(events.retry()).toBeGreaterThanOrEqual(2_000);
    expect(events.retry()).toBeLessThanOrEqual(5_000);
    await send(1);
    expect(await events.next()).toEqual(update('pending'));
    expect(events.lastId()).toBe(3);
  });

  it('can start at the event position of an answer', async () => {
    const before = await provider.get('/user', person.token);
    await send(1);
    const after = await provider.get('/user', person.token);
    const positions = [before, after].map(({ headers }) => headers.get('X-Event-Position'));
    expect(positions).toEqual(['0', '1']);
    const events = await listen('0');
    expect(await events.next()).toEqual(update('pending'));
  });

  it('continues after the reader’s last event, in order and without a gap', async () => {
    await send(5);
    for (const events of [
      await listen('2'),
      await listen(undefined, '2'),
      await listen('4', '2'),
    ]) {
      const ids = [];
      for (let read = 0; read < 3; read += 1) {
        expect(await events.next()).toEqual(update('pending'));
        ids.push(events.lastId());
      }
      expect(ids).toEqual([3, 4, 5]);
    }
    const upToDate = await listen('5');
    await send(1);
    expect(await upToDate.next()).toEqual(update('pending'));
    expect(upToDate.lastId()).toBe(6);
  });

  it('continues after a restart of the provider', async () => {
    await send(2);
    const { environment } = provider;
    await provider.close();
    provider = await startTestProvider(location, options, environment);
    const events = await listen('1');
    expect(await events.next()).toEqual(update('pending'));
    expect(events.lastId()).toBe(2);
  });

  it('replays 1,000 events, and resets after more', async () => {
    await record(1_001);
    const replayed = await listen('1');
    const ids = [];
    for (let read = 0; read < 1_000; read += 1) {
      await replayed.next();
      ids.push(replayed.lastId());
    }
    expect(ids).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 2));

    const reset = await listen('0');
    expect(await reset.next()).toEqual({ type: 'reset' });
    expect(reset.lastId()).toBe(1_001);
    await send(1);
    expect(await reset.next()).toEqual(update('pending'));
  });

  it('replays the events of a day, and resets for older ones', async () => {
    await send(1);
    provider.environment.advance(60_000);
    await send(1);
    const day = 24 * 60 * 60_000;
    provider.environment.advance(day - 60_000);
    expect(
      (
        await provider.request('POST', '/auth/unlock', {
          token: person.token,
          body: { password: 'correct horse' },
        })
      ).status,
    ).toBe(200);
    const replayed = await listen('0');
    expect([await replayed.next(), await replayed.next()]).toEqual([
      update('pending'),
      update('pending'),
    ]);
    provider.environment.advance(1);
    const reset = await listen('0');
    expect(await reset.next()).toEqual({ type: 'reset' });
    expect(reset.lastId()).toBe(2);
  });

  it('resets at a position that was never issued', async () => {
    await send(1);
    const reset = await listen('2');
    expect(await reset.next()).toEqual({ type: 'reset' });
    expect(reset.lastId()).toBe(1);
  });

  it('starts at the end for a malformed position', async () => {
    await send(2);
    for (const position of ['', '-1', '1e3', '99999999999999999999', "1'--"]) {
      const events = await listen(encodeURIComponent(position), undefined);
      expect(events.lastId()).toBe(2);
    }
  });

  it('refuses a user’s 21st stream', async () => {
    for (let opened = 0; opened < 20; opened += 1) await listen();
    const refused = await provider.get(`/events/${person.id}`, person.token);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10']);
    expect(sentenceOf(refused)).toBe('Your wallet is open too often. Close it somewhere else.');
    await open.pop()?.close();
    await expect
      .poll(async () => {
        const { status, body } = await fetch(`${provider.url}${basePath}/api/events/${person.id}`, {
          headers: { Authorization: `Bearer ${person.token}` },
        });
        await body?.cancel();
        return status;
      })
      .toBe(200);
  });
});
