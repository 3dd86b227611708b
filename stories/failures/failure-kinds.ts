import type { Call } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';

/** The kinds of failures of a read that a user can distinguish. */
export const failureKinds = [
  'refused',
  'tooMany',
  'broken',
  'offline',
  'unreadable',
  'slow',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The statuses that refuse a read. A 404 is not a refusal if the contract defines it as missing data. */
export function refusingStatuses(read: CallName): readonly (403 | 404 | 409)[] {
  const call: Call = contract[read];
  return call.missing === 'null' ? [403, 409] : [403, 404, 409];
}
