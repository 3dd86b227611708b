import type { HistoryMessages } from '#i18n/en/history.ts';
import { codeLabel } from '#wallet/code-label.ts';

type Statuses = HistoryMessages['statuses'];

const isKnown = (status: string, statuses: Statuses): status is keyof Statuses =>
  Object.hasOwn(statuses, status);

/** The status of an activity or a movement in words; an unknown code as its own words. */
export function statusLabel(status: string, statuses: Statuses): string {
  return isKnown(status, statuses) ? statuses[status] : codeLabel(status);
}
