import type { Call } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';

/** How a read can fail, as far as a person can tell. */
export const failureKinds = [
  'refused',
  'tooMany',
  'broken',
  'offline',
  'unreadable',
  'slow',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The statuses that refuse a read. Where the contract says so, a 404 is no refusal: there is none of it. */
export function refusingStatuses(read: CallName): readonly (403 | 404 | 409)[] {
  const call: Call = contract[read];
  return call.missing === 'null' ? [403, 409] : [403, 404, 409];
}
