import type { Dates } from '#wallet/dates.ts';
import type { LoadFailure } from '#wallet/loadable.ts';

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

/** The filter that everything passes. */
export const wholeHistory: HistoryFilter = { tab: 'all', type: 'all', period: 'all' };

/**
 * What the provider is asked for: the activities of `type` since a moment, each where it narrows the list. Undefined
 * where tab and type exclude each other, so that no activity passes. What it answers for services of all types holds
 * transactions too: see `activitiesOnTab`.
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

/** As much of a list of activities as has been read, the latest first, and what is known of the rest. */
export interface ReadActivities {
  activities: readonly Activity[];
  more: { status: 'none' | 'unread' | 'reading' } | ({ status: 'failed' } & LoadFailure);
}

/** What colours a status can have. */
export type StatusColour = 'green' | 'yellow' | 'red' | 'grey';

const statusColours: Readonly<Record<string, StatusColour>> = {
  completed: 'green',
  verified: 'green',
  approved: 'green',
  processed: 'green',
  pending: 'yellow',
  waiting: 'yellow',
  failed: 'red',
  rejected: 'red',
};

/** The colour of a status; one that has none of its own is grey (core §4). */
export function statusColour(status: string): StatusColour {
  return Object.hasOwn(statusColours, status) ? (statusColours[status] ?? 'grey') : 'grey';
}

/** How many activities the list shows at first, and how many more at a time. */
export const historyPageSize = 50;
