import { expect, test } from 'vitest';

import {
  badgeText,
  notificationCap,
  unreadCount,
  withArrival,
  withRead,
  type ClientNotification,
} from './notifications.ts';

const notification = (id: number): ClientNotification => ({
  id,
  title: '새로운 거래',
  message: 'XP 입금이 확인되었습니다.',
  type: 'success',
  timestamp: '2025-01-05T05:30:00.000Z',
  isRead: false,
});

test('the latest arrival is first, and the eleventh pushes the oldest out', () => {
  let list: readonly ClientNotification[] = [];
  for (let id = 1; id <= notificationCap + 1; id += 1) list = withArrival(list, notification(id));
  expect(list.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('reading one leaves the others unread', () => {
  const list = withRead([notification(2), notification(1)], 1);
  expect(list.map(({ isRead }) => isRead)).toEqual([false, true]);
  expect(unreadCount(list)).toBe(1);
});

test.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('the badge of %i unread says %s', (unread, text) => expect(badgeText(unread)).toBe(text));
