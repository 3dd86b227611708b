import { balanceCalls } from './calls/balances.ts';
import { sessionCalls } from './calls/session.ts';

/** The calls that the first screen of a signed-in user needs. */
export const firstCalls = {
  ...sessionCalls,
  ...balanceCalls,
};
