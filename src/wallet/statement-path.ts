import type { HistoryMessages } from '#i18n/en/history.ts';

import { paths } from './paths.ts';
import { isMonth, monthAfter } from './zone-clock.ts';

const parameter = 'month';

/** The path of the statement of a month, as `2026-03` (decision 165). */
export function statementPath(month: string): string {
  return `${paths.statement}?${parameter}=${month}`;
}

/** The month in a query string; undefined if it has none. */
export function monthInQuery(search: string): string | undefined {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  return isMonth(text) ? text : undefined;
}

/** The months from the first to the last one, the latest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months = [];
  for (let month = first; month < last; month = monthAfter(month)) months.unshift(month);
  return [last, ...months];
}

/** A month in words, `March 2026`. */
export function monthLabel(month: string, t: HistoryMessages['statement']): string {
  const [year = '', number = ''] = month.split('-');
  return t.months[Number.parseInt(number, 10) - 1]?.(year) ?? month;
}
