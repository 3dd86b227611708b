import { expect, test } from 'vitest';

import { datesIn } from './dates.ts';
import { groupByDay } from './day-groups.ts';

const seoul = { dates: datesIn('UTC+9'), now: new Date('2025-01-05T03:00:00Z') };
const grouped = (...dates: string[]) => groupByDay(dates, (date) => date, seoul);

test('groups items by calendar day in the zone', () => {
  expect(
    grouped('2025-01-05T02:00:00Z', '2025-01-04T15:00:00Z', '2025-01-04T14:59:00Z'),
  ).toStrictEqual([
    {
      date: '2025-01-05T02:00:00Z',
      daysOld: 0,
      items: ['2025-01-05T02:00:00Z', '2025-01-04T15:00:00Z'],
    },
    { date: '2025-01-04T14:59:00Z', daysOld: 1, items: ['2025-01-04T14:59:00Z'] },
  ]);
});

test('keeps a timestamp that cannot be read in a group of its own', () => {
  expect(grouped('soon', '2025-01-05T02:00:00Z').map(({ daysOld }) => daysOld)).toEqual([
    undefined,
    0,
  ]);
});

test('is empty without items', () => {
  expect(grouped()).toEqual([]);
});
