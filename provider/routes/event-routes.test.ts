import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { basePath } from '#wallet/paths.ts';

import { heartbeatInterval } from '../events/event-hub.ts';
import { openEvents, type EventReader } from '../testing/event-reader.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

const settleDelay = 1_500;
const heartbeat = { type: 'heartbeat' };
const update = (status: string) => ({ type: 'transaction_update', data: { status } });
const balance = (assetType: string) => ({ type: 'balance_update', data: { assetType } });

describe('the event stream', () => {
  let provider: TestProvider;
  const open: EventReader[] = [];
  beforeAll(async () => {
    provider = await startTestProvider({ kind: 'memory' }, { settleDelay });
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

  it('is server-sent events, which are not cached or compressed', async () => {
    const { response } = await listen(await provider.register());
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(response.headers.has('Content-Encoding')).toBe(false);
    expect(response.headers.has('Content-Length')).toBe(false);
  });

  it('opens by cookie', async () => {
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

  it('sends a heartbeat every 25 seconds', async () => {
    const events = await listen(await provider.register());
    for (let beat = 0; beat < 3; beat += 1) {
      provider.environment.advance(heartbeatInterval);
      expect(await events.next()).toEqual(heartbeat);
    }
  });

  it('publishes each step of a send at once to sender and recipient only', async () => {
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
    for (const events of [sent, second, received]) {
      expect(await take(events, 2)).toEqual([update('completed'), balance('ETH')]);
    }

    // A further message would come before the next heartbeat.
    provider.environment.advance(heartbeatInterval);
    for (const events of [sent, second, received, strange]) {
      expect(await take(events, 1)).toEqual([heartbeat]);
    }
  });

  it('publishes the sender’s own messages when the recipient has no account here', async () => {
    const sender = await provider.register();
    const events = await listen(sender);
    await provider.send(sender);
    expect(await take(events, 1)).toEqual([update('pending')]);
    provider.environment.advance(settleDelay);
    expect(await take(events, 2)).toEqual([update('completed'), balance('XP')]);
  });

  it('publishes nothing for a repeated or refused send', async () => {
    const [sender, recipient] = [await provider.register(), await provider.register()];
    const toAddress = recipient.did;
    await provider.send(sender, { toAddress }, 'key');
    const events = await listen(recipient);
    await provider.send(sender, { toAddress }, 'key');
    await provider.send(sender, { toAddress, amount: '1000' });
    provider.environment.advance(settleDelay);
    expect(await take(events, 2)).toEqual([update('completed'), balance('XP')]);
    provider.environment.advance(heartbeatInterval);
    expect(await take(events, 1)).toEqual([heartbeat]);
  });

  it('ends with its session, not with another one', async () => {
    const person = await provider.register();
    const events = await listen(person);
    const again = await provider.request('POST', '/auth/login', {
      body: { email: person.email, password: 'correct horse' },
    });
    const token = (again.body as { token: string }).token;
    // The first device hears of the second one.
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
