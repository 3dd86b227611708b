import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noticeOfStreamMessage } from '#wallet/notices/stream-notices.ts';

import { openSignedInPage } from './testing/signed-in-page.ts';

/** The streams that the wallet opened. */
const streams: FakeEventSource[] = [];

/** A stream whose server is the test. */
class FakeEventSource {
  readonly url: string;
  readonly withCredentials: boolean;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(url: string, { withCredentials }: { withCredentials: boolean }) {
    this.url = url;
    this.withCredentials = withCredentials;
    streams.push(this);
  }
  close() {
    this.readyState = 2;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks() {
    this.readyState = 0;
    this.onerror?.();
  }
  isRefused() {
    this.readyState = 2;
    this.onerror?.();
  }
  sends(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  openSignedInPage();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  streams.length = 0;
  fetched.mockReset();
  vi.unstubAllGlobals();
});

/** Follows the stream of person 1, who has read everything there is to read. */
async function following() {
  const { followEvents } = await import('./live-events.ts');
  const { queryClient } = await import('./queries.ts');
  const { toasts } = await import('./toasts.ts');
  const { session } = await import('./session/wallet-session.ts');
  for (const call of ['user', 'assets', 'ownAssets', 'transactions', 'taxRefunds']) {
    queryClient.setQueryData([call, { userId: 1 }], []);
  }
  const connections: string[] = [];
  const end = followEvents(1, (connection) => connections.push(connection));
  /** What has to be read again. */
  const outdated = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => String(queryKey[0]))
      .toSorted();
  const [stream] = streams;
  if (stream === undefined) throw new Error('The wallet opened no stream');
  return { stream, connections, end, outdated, toasts, session };
}

const money = ['assets', 'ownAssets', 'transactions'];

test.each([
  // Its balances too: the message about them waits until this notice has been read.
  [{ type: 'transaction_update', data: { status: 'completed' } }, money],
  [{ type: 'transaction_update', data: { status: 'pending' } }, ['transactions']],
  [{ type: 'balance_update', data: { assetType: 'XP' } }, ['assets', 'ownAssets']],
  [{ type: 'notification', data: { title: 'Hello', message: 'There', type: 'info' } }, []],
  [{ type: 'heartbeat' }, []],
] as const)('%o is told, and makes %j outdated', async (message, calls) => {
  const { stream, outdated, toasts } = await following();
  stream.opens();
  stream.sends(message);
  expect(toasts.read()?.notice).toEqual(noticeOfStreamMessage(message));
  expect(outdated()).toEqual(calls);
});

test('opens the stream of the person with what the browser keeps for the provider', async () => {
  const { stream, end } = await following();
  expect(stream.url).toBe('/superwallet/api/events/1');
  expect(stream.withCredentials).toBe(true);
  end();
  expect(stream.readyState).toBe(2);
});

test('is connected from the opening to an error, and then reads again what it may have missed', async () => {
  const { stream, connections, outdated } = await following();
  expect(connections).toEqual([]);
  stream.opens();
  expect(connections).toEqual(['connected']);
  expect(outdated()).toEqual([]);

  stream.breaks();
  expect(connections).toEqual(['connected', 'lost']);
  expect(outdated()).toEqual([]);

  stream.opens();
  expect(connections).toEqual(['connected', 'lost', 'connected']);
  expect(outdated()).toEqual(money);
  expect(fetched).not.toHaveBeenCalled();
});

test('a stream that is refused because the session ended ends it here', async () => {
  const { stream, session, end } = await following();
  fetched.mockResolvedValue(Response.json({ error: 'Sign in again.' }, { status: 401 }));
  stream.isRefused();
  await vi.waitFor(() => expect(session.read()).toBeNull());
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.lastCall?.[0]).toBe('/superwallet/api/auth/verify');
  end();
});

test.each([
  ['the provider is out of order', () => Promise.resolve(new Response('', { status: 503 }))],
  ['the provider is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a stream that is refused because %s ends nothing', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { stream, session, connections, end } = await following();
  fetched.mockImplementation(answer);
  stream.isRefused();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(session.token).toBe('token-1');
  expect(connections).toEqual(['lost']);
  end();
  warn.mockRestore();
});
