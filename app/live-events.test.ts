import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { followEvents } from './live-events.ts';
import { signedInServices } from './testing/test-services.ts';

const transactionCalls = [
  'activities',
  'localPayFigures',
  'notifications',
  'receipt',
  'recentContacts',
  'transactions',
];
const money = [...transactionCalls, 'assets', 'ownAssets'].toSorted();
const news = ['deviceSessions', 'notifications', 'securitySettings'];
const all = [...new Set([...money, ...news])].toSorted();

/** The streams that the wallet opened. */
const streams: FakeEventSource[] = [];

/** A stream whose server is the test. */
class FakeEventSource {
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
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
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  streams.length = 0;
  fetched.mockReset();
  vi.unstubAllGlobals();
});

/** Follows the stream of person 1, who has read everything there is to read. */
function following() {
  const warn = vi.fn<(problem: string, detail?: unknown) => void>();
  const services = signedInServices({ log: { info: warn, warn } });
  const { cache } = services.queries;
  for (const call of ['user', 'taxRefunds', ...all]) {
    cache.setQueryData([call, { userId: 1 }], []);
  }
  const connections: string[] = [];
  const end = followEvents(
    services,
    () => new FakeEventSource(),
    (connection) => connections.push(connection),
  );
  /** What has to be read again. */
  const outdated = () =>
    cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => String(queryKey[0]))
      .toSorted();
  const [stream] = streams;
  if (stream === undefined) throw new Error('The wallet opened no stream');
  return { stream, connections, end, outdated, warn, ...services };
}

const hello = { type: 'notification', data: { title: 'Hello', message: 'There', type: 'info' } };

test.each([
  [
    { type: 'transaction_update', data: { status: 'completed' } },
    '거래가 완료되었습니다.',
    transactionCalls,
  ],
  [
    { type: 'transaction_update', data: { status: 'pending' } },
    '거래가 진행 중입니다.',
    transactionCalls,
  ],
  [
    { type: 'balance_update', data: { assetType: 'XP' } },
    'XP 잔액이 업데이트되었습니다.',
    ['assets', 'ownAssets'],
  ],
  [hello, 'There', news],
])('%o is told as “%s”, and makes %j outdated', async (message, words, calls) => {
  const { stream, outdated, toasts } = following();
  stream.opens();
  stream.sends(message);
  expect(outdated()).toEqual(calls);
  await vi.waitFor(() => expect(toasts.read()?.notice.message).toBe(words));
});

test('a heartbeat is not told, and makes nothing outdated', async () => {
  const { stream, outdated, toasts } = following();
  stream.opens();
  stream.sends({ type: 'heartbeat' });
  expect(outdated()).toEqual([]);
  stream.sends(hello);
  await vi.waitFor(() =>
    expect(toasts.read()).toMatchObject({ id: 1, notice: { title: 'Hello' } }),
  );
});

test('news follow one after the other, without what newer news make stale', async () => {
  const { stream, toasts } = following();
  stream.opens();
  stream.sends(hello);
  stream.sends({ type: 'transaction_update', data: { status: 'pending' } });
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } });
  stream.sends({ type: 'balance_update', data: { assetType: 'USDC' } });
  stream.sends({ type: 'transaction_update', data: { status: 'completed' } });
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } });
  await vi.waitFor(() => expect(toasts.read()?.open).toBe(true));
  const told: (string | undefined)[] = [];
  while (toasts.read()?.open) {
    told.push(toasts.read()?.notice.message);
    toasts.close(toasts.read()?.id ?? 0);
  }
  expect(told).toEqual([
    'There',
    'USDC 잔액이 업데이트되었습니다.',
    '거래가 완료되었습니다.',
    'XP 잔액이 업데이트되었습니다.',
  ]);
});

test('announces nothing after it is ended', async () => {
  const { stream, toasts, end } = following();
  stream.opens();
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } });
  end();
  // The notice is fetched by then.
  await import('#wallet/notices/stream-notices.ts');
  await Promise.resolve();
  expect(toasts.read()).toBeNull();
});

test('closes the stream when it is ended', () => {
  const { stream, end } = following();
  end();
  expect(stream.readyState).toBe(2);
});

test('is connected from the opening to an error, and then reads again what it may have missed', async () => {
  const { stream, connections, outdated } = following();
  expect(connections).toEqual([]);
  stream.opens();
  expect(connections).toEqual(['connected']);
  expect(outdated()).toEqual([]);

  stream.breaks();
  expect(connections).toEqual(['connected', 'lost']);
  expect(outdated()).toEqual([]);

  stream.opens();
  expect(connections).toEqual(['connected', 'lost', 'connected']);
  expect(outdated()).toEqual(all);
  expect(fetched).not.toHaveBeenCalled();
});

test('a stream that is refused because the session ended ends it here', async () => {
  const { stream, session, end } = following();
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
  const { stream, session, connections, end, warn } = following();
  fetched.mockImplementation(answer);
  stream.isRefused();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(session.token).toBe('token-1');
  expect(connections).toEqual(['lost']);
  end();
});
