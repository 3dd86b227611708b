import { describe, expect, test } from 'vitest';

import {
  historyPageSize,
  activityTypes,
  filterActivities,
  statusColour,
  type Activity,
  type HistoryFilter,
} from './history.ts';

const now = new Date('2025-01-05T05:30:00.000Z');

const activity = (id: number, part: Partial<Activity> = {}): Activity => ({
  id,
  type: 'transaction',
  title: `Activity ${id}`,
  description: '',
  status: 'completed',
  date: now.toISOString(),
  ...part,
});

const everything: HistoryFilter = { tab: 'all', type: 'all', period: 'all' };

function ids(activities: readonly Activity[], filter: Partial<HistoryFilter>): number[] {
  return filterActivities(activities, { ...everything, ...filter }, now).map(({ id }) => id);
}

const oneOfEachType = activityTypes.map((type, index) => activity(5 - index, { type }));

describe('filterActivities', () => {
  test('shows the latest first, of one moment the highest id', () =>
    expect(
      ids(
        [
          activity(1, { date: '2025-01-04T00:00:00.000Z' }),
          activity(2, { date: '2025-01-05T09:00:00+09:00' }),
          activity(3, { date: '2025-01-05T00:00:00.000Z' }),
        ],
        {},
      ),
    ).toEqual([3, 2, 1]));

  test.each([
    [{ tab: 'all' }, [5, 4, 3, 2, 1]],
    [{ tab: 'transactions' }, [5]],
    [{ tab: 'services' }, [4, 3, 2, 1]],
    [{ type: 'transaction' }, [5]],
    [{ type: 'credential' }, [4]],
    [{ type: 'work' }, [3]],
    [{ type: 'travel' }, [2]],
    [{ tab: 'services', type: 'work' }, [3]],
    [{ tab: 'services', type: 'transaction' }, []],
    [{ tab: 'transactions', type: 'travel' }, []],
  ] as const)('%o leaves %o', (filter, left) => expect(ids(oneOfEachType, filter)).toEqual(left));

  test('a period leaves what is at most that many calendar days old', () => {
    const aged = [
      activity(1, { date: '2025-01-04T15:00:00.000Z' }), // midnight in Seoul
      activity(2, { date: '2025-01-04T14:59:00.000Z' }),
      activity(3, { date: '2024-12-28T15:00:00.000Z' }), // 29 December
      activity(4, { date: '2024-12-28T14:59:00.000Z' }),
      activity(5, { date: '2024-12-05T15:00:00.000Z' }), // 6 December
      activity(6, { date: '2024-12-05T14:59:00.000Z' }),
    ];
    expect(ids(aged, { period: 'today' })).toEqual([1]);
    expect(ids(aged, { period: 'week' })).toEqual([1, 2, 3]);
    expect(ids(aged, { period: 'month' })).toEqual([1, 2, 3, 4, 5]);
    expect(ids(aged, { period: 'all' })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('leaves what it was given as it was', () => {
    const given = [activity(1), activity(2)];
    ids(given, {});
    expect(given.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('statusColour', () => {
  test.each([
    ['completed', 'green'],
    ['verified', 'green'],
    ['approved', 'green'],
    ['processed', 'green'],
    ['pending', 'yellow'],
    ['failed', 'red'],
    ['rejected', 'red'],
    ['scheduled', 'grey'],
    ['', 'grey'],
    ['constructor', 'grey'],
  ])('%s is %s', (status, colour) => expect(statusColour(status)).toBe(colour));
});

test('a page of the list has fifty activities', () => expect(historyPageSize).toBe(50));
