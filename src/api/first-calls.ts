import { balanceCalls } from './calls/balances.ts';
import { sessionCalls } from './calls/session.ts';

/** The calls that a signed-in person's wallet needs before anything else. */
export const firstCalls = {
  ...sessionCalls,
  ...balanceCalls,
};
