import { expect, test } from 'vitest';

import type { Notification } from '#wallet/entities/notification.ts';

import { startArrivals } from './notification-arrivals.ts';

/** Starts arrivals that use the given random numbers in turn. */
function follow(...numbers: number[]) {
  const arrived: Notification[] = [];
  let ticking: { milliseconds: number; tick: () => void } | undefined;
  const stop = startArrivals(
    {
      now: () => new Date('2025-01-05T05:30:00.000Z'),
      every(milliseconds, tick) {
        ticking = { milliseconds, tick };
        return () => {
          ticking = undefined;
        };
      },
    },
    () => numbers.shift() ?? 1,
    (notification) => arrived.push(notification),
  );
  return { arrived, stop, tick: () => ticking?.tick(), interval: () => ticking?.milliseconds };
}

test('a notification can arrive every 30 s until arrivals are stopped', () => {
  const { interval, stop } = follow();
  expect(interval()).toBe(30_000);
  stop();
  expect(interval()).toBeUndefined();
});

test('a notification arrives with the current time and unread', () => {
  const { arrived, tick } = follow(0, 0);
  tick();
  expect(arrived).toMatchObject([
    { id: 1, title: '입금', isRead: false, timestamp: '2025-01-05T05:30:00.000Z' },
  ]);
});

test('a notification arrives if the random number is below 0.3', () => {
  const { arrived, tick } = follow(0.3, 0.299_999, 0.999);
  tick();
  expect(arrived).toHaveLength(0);
  tick();
  expect(arrived).toMatchObject([{ title: '서비스 안내' }]);
});

test('each notification has a unique id', () => {
  const { arrived, tick } = follow(0, 0, 0, 0);
  tick();
  tick();
  expect(arrived.map(({ id }) => id)).toEqual([1, 2]);
});
