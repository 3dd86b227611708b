import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Tabs } from '#api/shared-stream.ts';
import { createStore } from '#wallet/store.ts';
import { providerFetch } from '#api/provider-fetch.ts';

import { followEvents } from './live-events.ts';
import { documentedNotice } from '#wallet/notices/documented-notice.ts';
import type { ToastStore } from '#components/toast-store.ts';
import { createShownArrivals } from './services/shown-arrivals.ts';
import { person, signedInServices } from './testing/test-services.ts';

/** The message of the current toast. */
function messageIn(toasts: ToastStore): string | undefined {
  const notice = toasts.read()?.notice;
  return notice && documentedNotice(notice).message;
}

const transactionCalls = [
  'activities',
  'dailyLimits',
  'localPayFigures',
  'notifications',
  'receipt',
  'receivedToday',
  'recentContacts',
  'transactions',
];
const money = [...transactionCalls, 'assets', 'ownAssets'].toSorted();
const news = ['deviceSessions', 'notifications', 'securitySettings'];
const all = [...new Set([...money, ...news])].toSorted();

/** The streams that the wallet opened. */
const streams: FakeEventSource[] = [];

/** A stream whose events the test sends. */
class FakeEventSource {
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  readonly userId: number;
  readonly after: number | undefined;

  constructor(userId: number, after: number | undefined) {
    this.userId = userId;
    this.after = after;
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
  sends(message: object, id?: number) {
    const lastEventId = id === undefined ? '' : String(id);
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message), lastEventId }));
  }
}

const fetched = vi.fn<typeof fetch>();

// Loaded first: otherwise a test's call would be sent only after that test.
beforeAll(() => import('#api/first-calls.ts'));
beforeEach(() => {
  vi.stubGlobal('fetch', providerFetch(fetched));
  vi.stubGlobal('location', { pathname: '/superwallet/' });
});
afterEach(() => {
  streams.length = 0;
  fetched.mockReset();
  vi.unstubAllGlobals();
});

/** Follows the stream of person 1, whose calls are all cached. By default there is no other tab. */
function following(tabs?: Tabs) {
  const warn = vi.fn<(problem: string, detail?: unknown) => void>();
  const services = signedInServices({ log: { info: warn, warn } });
  const { cache } = services.queries;
  for (const call of ['user', 'merchants', ...all]) {
    cache.setQueryData([call, { userId: 1 }], []);
  }
  const connections: string[] = [];
  const end = followEvents(
    services,
    {
      openEvents: (userId, after) => new FakeEventSource(userId, after),
      tabs,
      network: createStore(true),
    },
    1,
    (connection) => connections.push(connection),
  );
  /** The invalidated calls. */
  const outdated = () =>
    cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => String(queryKey[0]))
      .toSorted();
  return { connections, end, outdated, warn, ...services };
}

/** The newest stream. */
function latest() {
  const stream = streams.at(-1);
  if (stream === undefined) throw new Error('The wallet opened no stream');
  return stream;
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
])('%o shows the notice “%s”, and invalidates %j', async (message, words, calls) => {
  const { outdated, toasts } = following();
  const stream = latest();
  stream.opens();
  stream.sends(message);
  expect(outdated()).toEqual(calls);
  await vi.waitFor(() => expect(messageIn(toasts)).toBe(words));
});

test('a payment that Get paid shows raises no toast, and another one does', async () => {
  const { queries, toasts, sessionScoped } = following();
  const { cache } = queries;
  const queryKey = ['receivedToday', { userId: 1 }];
  const today = { day: '2026-03-02', count: 0, sum: '0', payments: [] };
  cache.setQueryData(queryKey, today);
  const query = queries.query('receivedToday', { params: { userId: 1 } });
  const stop = new QueryObserver(cache, query).subscribe(() => undefined);
  const payment = { transactionId: 7, name: 'Min Park', amount: '4500', createdAt: today.day };
  const paid = { ...today, count: 1, sum: '4500', payments: [payment] };
  fetched.mockImplementation(() => Promise.resolve(Response.json(paid)));
  sessionScoped(createShownArrivals).write(true);
  const stream = latest();
  stream.opens();
  stream.sends({ type: 'transaction_update', data: { status: 'completed', id: 7 } });
  await vi.waitFor(() => expect(cache.getQueryData(queryKey)).toEqual(paid));
  stream.sends({ type: 'transaction_update', data: { status: 'pending', id: 8 } });
  // The first toast is that of the second event, so the first event has none.
  await vi.waitFor(() => expect(messageIn(toasts)).toBe('거래가 진행 중입니다.'));
  stop();
});

test('a heartbeat shows no notice, and invalidates nothing', async () => {
  const { outdated, toasts } = following();
  const stream = latest();
  stream.opens();
  stream.sends({ type: 'heartbeat' });
  expect(outdated()).toEqual([]);
  stream.sends(hello);
  await vi.waitFor(() =>
    expect(toasts.read()).toMatchObject({ id: 1, notice: { title: 'Hello' } }),
  );
});

test('notices are queued, and a newer one removes stale ones of its topic', async () => {
  const { toasts } = following();
  const stream = latest();
  stream.opens();
  stream.sends(hello);
  stream.sends({ type: 'transaction_update', data: { status: 'pending' } });
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } });
  stream.sends({ type: 'balance_update', data: { assetType: 'USDC' } });
  stream.sends({ type: 'transaction_update', data: { status: 'completed' } });
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } });
  await vi.waitFor(() => expect(toasts.read()?.open).toBe(true));
  const shown: (string | undefined)[] = [];
  while (toasts.read()?.open) {
    shown.push(messageIn(toasts));
    toasts.close(toasts.read()?.id ?? 0);
  }
  expect(shown).toEqual([
    'There',
    'USDC 잔액이 업데이트되었습니다.',
    '거래가 완료되었습니다.',
    'XP 잔액이 업데이트되었습니다.',
  ]);
});

test('shows no notice after it is ended', async () => {
  const { toasts, end } = following();
  const stream = latest();
  stream.opens();
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } });
  end();
  // Wait until the table of notices is loaded.
  await import('#wallet/notices/stream-notices.ts');
  await Promise.resolve();
  expect(toasts.read()).toBeNull();
});

test('closes the stream when it is ended', () => {
  const { end } = following();
  const stream = latest();
  end();
  expect(stream.readyState).toBe(2);
});

test('opens the user’s stream for new events', () => {
  following();
  expect(latest()).toMatchObject({ userId: 1, after: undefined });
});

test('is connected from the opening to an error, and applies each missed event once', async () => {
  const { connections, outdated, toasts } = following();
  const stream = latest();
  expect(connections).toEqual([]);
  stream.opens();
  stream.sends({ type: 'heartbeat' }, 4);
  expect(connections).toEqual(['connected']);

  stream.breaks();
  expect(connections).toEqual(['connected', 'lost']);
  stream.opens();
  expect(connections).toEqual(['connected', 'lost', 'connected']);
  expect(outdated()).toEqual([]);
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } }, 5);
  stream.sends({ type: 'balance_update', data: { assetType: 'XP' } }, 5);
  expect(outdated()).toEqual(['assets', 'ownAssets']);
  await vi.waitFor(() => expect(toasts.read()?.open).toBe(true));
  toasts.close(toasts.read()?.id ?? 0);
  expect(toasts.read()?.open).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('refetches failed queries once the provider is reachable', async () => {
  const { queries } = following();
  const stream = latest();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockImplementation(() => Promise.resolve(Response.json([])));
  const bankAccounts = queries.query('bankAccounts', { params: { userId: 1 } });
  const observer = new QueryObserver(queries.cache, bankAccounts);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  stream.opens();
  expect(observer.getCurrentResult().isError).toBe(true);
  stream.breaks();
  stream.opens();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]));
  expect(fetched).toHaveBeenCalledTimes(2);
  stop();
});

test('refetches everything after a reset, and continues', () => {
  const { outdated, end } = following();
  const stream = latest();
  stream.opens();
  stream.sends({ type: 'heartbeat' }, 4);
  stream.breaks();
  stream.opens();
  stream.sends({ type: 'reset' }, 2_000);
  expect(outdated()).toEqual(all);
  vi.useFakeTimers();
  fetched.mockResolvedValue(Response.json(null));
  stream.isRefused();
  vi.advanceTimersByTime(8_000);
  expect(latest().after).toBe(2_000);
  end();
  vi.useRealTimers();
});

test('refetches everything after an error without a position', () => {
  const { outdated } = following();
  const stream = latest();
  stream.opens();
  expect(outdated()).toEqual([]);
  stream.breaks();
  stream.opens();
  expect(outdated()).toEqual(all);
});

/** The tabs of a browser in which another tab holds the stream. `publish` sends messages of that tab. */
function otherTabs() {
  const names: string[] = [];
  let publish: (message: unknown) => void = () => undefined;
  const tabs: Tabs = {
    locks: {
      request: (_name: string, options: unknown, hold?: LockGrantedCallback<unknown>) => {
        const { ifAvailable = false } = options as LockOptions;
        return ifAvailable ? Promise.resolve(hold?.(null)) : new Promise<never>(() => {});
      },
    },
    openChannel(name, onMessage) {
      names.push(name);
      publish = onMessage;
      return { publish: () => undefined, close: () => undefined };
    },
    visible: createStore(true),
  };
  return { tabs, names, publish: (message: unknown) => publish(message) };
}

test('receives events from the tab that holds the stream, and opens no stream', () => {
  const { tabs, names, publish } = otherTabs();
  const { connections, outdated } = following(tabs);
  publish({ connected: true, after: 7 });
  expect(connections).toEqual(['connected']);
  expect(outdated()).toEqual([]);
  publish({
    after: 7,
    id: 8,
    data: '{"type":"balance_update","data":{"assetType":"XP"}}',
  });
  expect(outdated()).toEqual(['assets', 'ownAssets']);
  expect(names).toEqual(['superwallet-events-1']);
  expect(streams).toEqual([]);
});

test('ignores messages after the session has changed', () => {
  const { tabs, publish } = otherTabs();
  const { connections, outdated, session } = following(tabs);
  session.save({ token: 'token-2', user: person(2) });
  publish({ connected: true, after: 7 });
  publish({ after: 7, id: 8, data: '{"type":"reset"}' });
  expect(connections).toEqual([]);
  expect(outdated()).toEqual([]);
});

test('if the stream is refused because the session has ended, this tab ends its session too', async () => {
  const { session, end } = following();
  const stream = latest();
  fetched.mockResolvedValue(Response.json({ error: 'Sign in again.' }, { status: 401 }));
  stream.isRefused();
  await vi.waitFor(() => expect(session.read()).toBeNull());
  const asked = fetched.mock.calls.filter(([path]) => path === '/superwallet/api/auth/verify');
  expect(asked).toHaveLength(1);
  end();
});

test.each([
  ['the provider is unavailable', () => Promise.resolve(new Response('', { status: 503 }))],
  ['the provider is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a stream that is refused because %s does not end the session', async (_, answer) => {
  const { session, connections, end, warn } = following();
  const stream = latest();
  fetched.mockImplementation(answer);
  stream.isRefused();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(session.token).toBe('token-1');
  expect(connections).toEqual(['lost']);
  end();
});
