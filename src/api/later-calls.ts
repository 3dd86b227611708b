import { bankAccountCalls } from './calls/bank-accounts.ts';
import { blockCalls } from './calls/blocks.ts';
import { identityCalls } from './calls/identity.ts';
import { moneyCalls } from './calls/money.ts';
import { notificationCalls } from './calls/notifications.ts';
import { ownDataCalls } from './calls/own-data.ts';
import { profileCalls } from './calls/profile.ts';
import { securityCalls } from './calls/security.ts';
import { sendCalls } from './calls/sends.ts';
import { signInCalls } from './calls/sign-in.ts';
import { travelCalls } from './calls/travel.ts';
import { workCalls } from './calls/work.ts';

/** The calls of the sign-in and of all screens except Home. The client loads their chunk with the first such call. */
export const laterCalls = {
  ...signInCalls,
  ...profileCalls,
  ...sendCalls,
  ...moneyCalls,
  ...bankAccountCalls,
  ...identityCalls,
  ...travelCalls,
  ...workCalls,
  ...securityCalls,
  ...notificationCalls,
  ...ownDataCalls,
  ...blockCalls,
};
