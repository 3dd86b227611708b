import type { Dates } from '#wallet/dates.ts';
import type { LoadFailure } from '#wallet/loadable.ts';

import type { Activity } from './activity.ts';

/** The type filter's choices (core §9). It has no choice for documents: `all` shows them (decision 45). */
export const typeFilters = ['all', 'transaction', 'credential', 'work', 'travel'] as const;
export type TypeFilter = (typeof typeFilters)[number];

/** The periods of the list. */
export const periods = ['all', 'today', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** Maximum age of an activity in a period, in calendar days; 0 is today (core §9). */
const periodDays: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  today: 0,
  week: 7,
  month: 30,
};

/** Services are all activities except transactions (decision 45). */
export const historyTabs = ['all', 'transactions', 'services'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** The filter of the list; an activity must match all three fields. */
export interface HistoryFilter {
  tab: HistoryTab;
  type: TypeFilter;
  period: Period;
}

/** The filter that matches everything. */
export const unfilteredHistory: HistoryFilter = { tab: 'all', type: 'all', period: 'all' };

/**
 * The query for the provider. It has a type and a start time only if they narrow the list. Undefined if tab and type
 * exclude each other, so that no activity matches. The answer for services of all types includes transactions too:
 * see `activitiesOnTab`.
 */
export function activityQuery(
  { tab, type, period }: HistoryFilter,
  now: Date,
  { startOfDay }: Dates,
): { type?: string; since?: string } | undefined {
  if (tab === 'services' && type === 'transaction') return undefined;
  const asked = tab === 'transactions' && type === 'all' ? 'transaction' : type;
  if (tab === 'transactions' && asked !== 'transaction') return undefined;
  return {
    ...(asked !== 'all' && { type: asked }),
    ...(period !== 'all' && { since: startOfDay(now, periodDays[period]).toISOString() }),
  };
}

/** The activities that a tab shows. */
export function activitiesOnTab(activities: readonly Activity[], tab: HistoryTab): Activity[] {
  return activities.filter(
    ({ type }) => tab === 'all' || (tab === 'transactions') === (type === 'transaction'),
  );
}

/** The loaded activities, the latest first, and the state of the next page. */
export interface LoadedActivities {
  activities: readonly Activity[];
  more: { status: 'none' | 'unread' | 'reading' } | ({ status: 'failed' } & LoadFailure);
}

/** The colours of statuses. */
export type StatusColour = 'green' | 'yellow' | 'red' | 'grey';

const statusColours: Readonly<Record<string, StatusColour>> = {
  completed: 'green',
  verified: 'green',
  approved: 'green',
  processed: 'green',
  paid: 'green',
  pending: 'yellow',
  processing: 'yellow',
  waiting: 'yellow',
  failed: 'red',
  rejected: 'red',
};

/** The colour of a status; grey for an unknown one (core §4). */
export function statusColour(status: string): StatusColour {
  return Object.hasOwn(statusColours, status) ? (statusColours[status] ?? 'grey') : 'grey';
}

/** The number of activities shown at first, and added by each press of "more". */
export const historyPageSize = 50;
