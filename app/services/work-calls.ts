import type { CallName } from '#api/contract.ts';

/** What shows the documents of the work area and the decisions on them (decision 106). */
export const workCalls = [
  'workApprovals',
  'workRequests',
  'workDocument',
  'activities',
] as const satisfies readonly CallName[];
