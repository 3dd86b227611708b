import { expect, test } from 'vitest';

import { badgeText, unreadCount } from './notifications.ts';

test('counts the unread notifications', () => {
  const data = [{ isRead: false }, { isRead: true }, { isRead: false }];
  expect(unreadCount({ status: 'ready', data })).toBe(2);
});

test('has no count until the notifications are loaded', () => {
  expect(unreadCount({ status: 'loading' })).toBeUndefined();
  expect(
    unreadCount({ status: 'failed', kind: 'unreachable', message: 'Failed to fetch' }),
  ).toBeUndefined();
});

test.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('the badge of %i unread is %s', (unread, text) => expect(badgeText(unread)).toBe(text));
