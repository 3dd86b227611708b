import { expect, test } from 'vitest';

import { datesIn } from '#wallet/dates.ts';

import { tripStatus } from './trip-status.ts';

const trip = { startDate: '2026-05-01', endDate: '2026-05-04' };

test.each([
  ['2026-04-30T23:59:59.000Z', 'UTC', 'planning'],
  ['2026-05-01T00:00:00.000Z', 'UTC', 'confirmed'],
  ['2026-05-04T23:59:59.000Z', 'UTC', 'confirmed'],
  ['2026-05-05T00:00:00.000Z', 'UTC', 'completed'],
  ['2026-04-30T14:59:59.000Z', 'UTC+9', 'planning'],
  ['2026-04-30T15:00:00.000Z', 'UTC+9', 'confirmed'],
  ['2026-05-04T15:00:00.000Z', 'UTC+9', 'completed'],
  ['2026-05-01T07:59:59.000Z', 'UTC-8', 'planning'],
  ['2026-05-05T07:59:59.000Z', 'America/Los_Angeles', 'completed'],
  ['2026-05-05T06:59:59.000Z', 'America/Los_Angeles', 'confirmed'],
])('at %s in %s a trip is %s', (now, zone, status) =>
  expect(tripStatus(trip, new Date(now), datesIn(zone))).toBe(status),
);

test('a trip of one day is confirmed on that day only', () => {
  const day = { startDate: '2026-05-01', endDate: '2026-05-01' };
  const statusOn = (at: string) => tripStatus(day, new Date(at), datesIn('UTC'));
  expect(['2026-04-30', '2026-05-01', '2026-05-02'].map(statusOn)).toEqual([
    'planning',
    'confirmed',
    'completed',
  ]);
});
