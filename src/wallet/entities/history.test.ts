import { describe, expect, test } from 'vitest';

import { datesIn } from '#wallet/dates.ts';

import { activityTypes, type Activity } from './activity.ts';
import {
  activitiesOnTab,
  activityQuery,
  historyPageSize,
  statusColour,
  unfilteredHistory,
} from './history.ts';

const now = new Date('2025-01-05T05:30:00.000Z');

describe('activityQuery', () => {
  test.each([
    [{}, {}],
    [{ type: 'transaction' }, { type: 'transaction' }],
    [{ type: 'travel' }, { type: 'travel' }],
    [{ tab: 'transactions' }, { type: 'transaction' }],
    [{ tab: 'transactions', type: 'transaction' }, { type: 'transaction' }],
    [{ tab: 'transactions', type: 'travel' }, undefined],
    [{ tab: 'services' }, {}],
    [{ tab: 'services', type: 'work' }, { type: 'work' }],
    [{ tab: 'services', type: 'transaction' }, undefined],
    // Midnight in Seoul.
    [{ period: 'today' }, { since: '2025-01-04T15:00:00.000Z' }],
    [{ period: 'week' }, { since: '2024-12-28T15:00:00.000Z' }],
    [{ period: 'month' }, { since: '2024-12-05T15:00:00.000Z' }],
    [
      { tab: 'transactions', period: 'today' },
      { type: 'transaction', since: '2025-01-04T15:00:00.000Z' },
    ],
  ] as const)('of %o is %o', (filter, query) =>
    expect(activityQuery({ ...unfilteredHistory, ...filter }, now, datesIn('Asia/Seoul'))).toEqual(
      query,
    ),
  );
});

describe('activitiesOnTab', () => {
  const activities: readonly Activity[] = activityTypes.map((type) => ({
    id: `${type}-1`,
    type,
    title: type,
    description: '',
    status: 'completed',
    date: now.toISOString(),
  }));

  test.each([
    ['all', ['transaction', 'credential', 'work', 'travel', 'document']],
    ['transactions', ['transaction']],
    ['services', ['credential', 'work', 'travel', 'document']],
  ] as const)('of the tab %s are %o, in their order', (tab, types) =>
    expect(activitiesOnTab(activities, tab).map(({ type }) => type)).toEqual(types),
  );
});

describe('statusColour', () => {
  test.each([
    ['completed', 'green'],
    ['verified', 'green'],
    ['approved', 'green'],
    ['processed', 'green'],
    ['paid', 'green'],
    ['processing', 'yellow'],
    ['withdrawn', 'grey'],
    ['pending', 'yellow'],
    ['waiting', 'yellow'],
    ['returned', 'grey'],
    ['failed', 'red'],
    ['rejected', 'red'],
    ['scheduled', 'grey'],
    ['', 'grey'],
    ['constructor', 'grey'],
  ])('%s is %s', (status, colour) => expect(statusColour(status)).toBe(colour));
});

test('a page of the list has fifty activities', () => expect(historyPageSize).toBe(50));
