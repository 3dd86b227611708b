import { afterEach, expect, test, vi } from 'vitest';

import { acceptPath, openInPage, pushNotification, pushTarget } from './push-notifications.ts';

const scope = 'https://wallet.example/superwallet/';

test('shows the texts of a message, and replaces an earlier one with the same tag', () => {
  const message = { title: 'Payment received', body: 'Open it.', path: '/receipt/7', tag: 'a1' };
  expect(pushNotification(JSON.stringify(message))).toEqual({
    title: 'Payment received',
    options: {
      body: 'Open it.',
      tag: 'a1',
      icon: '/superwallet/icon-192.png',
      badge: '/superwallet/icon-192.png',
      data: '/receipt/7',
    },
  });
});

test.each([undefined, '', 'no JSON', 'null', '[]', '{"title":7}'])(
  'shows %j as a notification without a text',
  (text) => {
    expect(pushNotification(text)).toMatchObject({
      title: 'Superwallet',
      options: { body: '', tag: '', data: '' },
    });
  },
);

test.each([
  ['/receipt/7', 'receipt/7'],
  ['/traveler?refund=3', 'traveler?refund=3'],
  ['', ''],
  [undefined, ''],
  ['/../admin', ''],
  ['/../../evil.example', ''],
  ['//evil.example', '/evil.example'],
  ['https://evil.example/', ''],
  ['javascript:alert(1)', ''],
])('opens %j at %j below the base path', (path, opened) => {
  expect(pushTarget(path, scope)).toBe(scope + opened);
});

afterEach(() => {
  vi.useRealTimers();
});

test('lets an open page go to a path by itself', async () => {
  const accepted: unknown[] = [];
  const page = {
    postMessage: (data: unknown, ports: Transferable[]) => {
      accepted.push(acceptPath({ data, ports } as unknown as MessageEvent<unknown>));
    },
  };
  expect(await openInPage(page, `${scope}traveler?refund=3`)).toBe(true);
  expect(accepted).toEqual(['/superwallet/traveler?refund=3']);
});

test('gives up a page that does not answer', async () => {
  vi.useFakeTimers();
  const answer = openInPage({ postMessage: () => undefined }, scope);
  vi.advanceTimersByTime(1_000);
  expect(await answer).toBe(false);
});

test.each([undefined, null, 'OPEN_PATH', { type: 'OPEN_PATH' }, { type: 'REQUEST', path: '/id' }])(
  'a page ignores the message %j',
  (data) => {
    expect(acceptPath(new MessageEvent('message', { data }))).toBeUndefined();
  },
);
