import { describe, expect, test } from 'vitest';

import {
  filterActivities,
  historyTabs,
  periods,
  statusColour,
  typeFilters,
} from '#wallet/entities/history.ts';

import { sampleActivities } from './activities.ts';

describe('sampleActivities', () => {
  test('has every colour of status, an activity for every filter, and one that a month leaves out', () => {
    const now = new Date('2025-01-05T05:30:00.000Z');
    const activities = sampleActivities(now);
    expect(new Set(activities.map(({ status }) => statusColour(status)))).toEqual(
      new Set(['green', 'yellow', 'red', 'grey']),
    );
    const counts = (filters: readonly Parameters<typeof filterActivities>[1][]) =>
      filters.map((filter) => filterActivities(activities, filter, now).length);
    for (const count of counts([
      ...historyTabs.map((tab) => ({ tab, type: 'all', period: 'all' }) as const),
      ...typeFilters.map((type) => ({ tab: 'all', type, period: 'all' }) as const),
      ...periods.map((period) => ({ tab: 'all', type: 'all', period }) as const),
    ])) {
      expect(count).toBeGreaterThan(0);
    }
    const [all = 0, month = 0] = counts([
      { tab: 'all', type: 'all', period: 'all' },
      { tab: 'all', type: 'all', period: 'month' },
    ]);
    expect(month).toBeLessThan(all);
  });

  test('has an activity of today just after midnight too', () => {
    const midnight = new Date('2025-01-04T15:00:00.000Z');
    expect(
      filterActivities(
        sampleActivities(midnight),
        { tab: 'all', type: 'all', period: 'today' },
        midnight,
      ),
    ).toHaveLength(1);
  });
});
