import { Refusal } from '../refusal.ts';

/** The earliest time zone, in milliseconds ahead of UTC. */
const earliestZone = 14 * 3_600_000;

/**
 * Refuses an issue date, as `2025-01-31`, that is in the future in every time zone.
 * @throws {Refusal} if it is
 */
export function refuseFutureIssue(issuanceDate: string, at: Date): void {
  const today = new Date(at.getTime() + earliestZone).toISOString().slice(0, 10);
  // Days in this format sort as strings.
  if (issuanceDate > today) throw new Refusal('issue-date-in-future');
}
