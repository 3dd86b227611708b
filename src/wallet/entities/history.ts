import { isWithinDays } from '#wallet/dates.ts';

import type { Activity } from './activity.ts';

/** The type filter's choices (core §9). A document is none of them: it shows under `all` only (decision 45). */
export const typeFilters = ['all', 'transaction', 'credential', 'work', 'travel'] as const;
export type TypeFilter = (typeof typeFilters)[number];

/** How far back the list goes. */
export const periods = ['all', 'today', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** How many days old an activity of a period is at most; today's is of the same calendar day (core §9). */
const periodDays: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  today: 0,
  week: 7,
  month: 30,
};

/** Services are everything but transactions (decision 45). */
export const historyTabs = ['all', 'transactions', 'services'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** What the list shows; an activity must pass all three. */
export interface HistoryFilter {
  tab: HistoryTab;
  type: TypeFilter;
  period: Period;
}

/** The activities that pass a filter, the latest first. */
export function filterActivities(
  activities: readonly Activity[],
  { tab, type, period }: HistoryFilter,
  now: Date,
): Activity[] {
  return activities
    .filter(
      (activity) =>
        (tab === 'all' || (tab === 'transactions') === (activity.type === 'transaction')) &&
        (type === 'all' || activity.type === type) &&
        (period === 'all' || isWithinDays(activity.date, periodDays[period], now)),
    )
    .toSorted((left, right) => Date.parse(right.date) - Date.parse(left.date));
}

/** What colours a status can have. */
export type StatusColour = 'green' | 'yellow' | 'red' | 'grey';

const statusColours: Readonly<Record<string, StatusColour>> = {
  completed: 'green',
  verified: 'green',
  approved: 'green',
  processed: 'green',
  pending: 'yellow',
  failed: 'red',
  rejected: 'red',
};

/** The colour of a status; one that has none of its own is grey (core §4). */
export function statusColour(status: string): StatusColour {
  return Object.hasOwn(statusColours, status) ? (statusColours[status] ?? 'grey') : 'grey';
}

/** How many activities the list shows at first, and how many more at a time. */
export const historyPageSize = 50;
