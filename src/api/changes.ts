import type { ChangingArea } from '#wallet/entities/stream-message.ts';
import { isAbort, isUncertain } from '#wallet/failure.ts';

import type { LiveEvent } from './applied-events.ts';
import type { ReadName, WriteName } from './contract.ts';

type Reads = readonly ReadName[];

const none: Reads = [];
const balances: Reads = ['assets', 'ownAssets'];
const transactions: Reads = ['transactions', 'receipt', 'activities', 'localPayFigures'];
const sends: Reads = [...transactions, 'recentContacts', 'notifications'];
const money: Reads = [...balances, ...transactions, 'notifications'];
const moneySent: Reads = [...balances, ...sends];
const rates: Reads = ['exchangeRates', 'busanCoinRates'];
const work: Reads = ['workApprovals', 'workRequests', 'workDocument', 'activities'];
const identity: Reads = ['credentials', 'verifications', 'activities'];
const trips: Reads = ['travelPlans', 'activities'];
const profile: Reads = ['user', 'profile', 'verify'];
const devices: Reads = ['securitySettings', 'deviceSessions'];

/**
 * The reads that each write makes out of date, for who makes it: those that select from what it writes
 * (`provider/changes.test.ts`). With a session, everything that was read in it goes.
 */
export const changes: Readonly<Record<WriteName, Reads>> = {
  login: none,
  register: none,
  logout: none,
  logoutAll: none,
  undoEmailChange: none,
  updateProfile: [...profile, 'receipt', 'notificationSettings', 'notifications'],
  createTransaction: moneySent,
  takeBack: [...balances, ...transactions],
  claimSends: money,
  addCredential: [...identity, 'notifications'],
  requestVerification: [...identity, 'notifications'],
  removeVerification: identity,
  removeCredential: identity,
  createTaxRefund: ['taxRefunds', 'activities', 'notifications'],
  enableBiometric: [...profile, 'securitySettings', 'notifications'],
  disableBiometric: [...profile, 'securitySettings'],
  approveWork: work,
  rejectWork: work,
  requestApproval: [...work, 'workAttachment'],
  reviewDocument: work,
  createDeposit: money,
  createWithdrawal: money,
  createTopUp: money,
  createLocalSend: moneySent,
  createLocalWithdrawal: money,
  findRecipient: none,
  updateContact: ['recentContacts'],
  addBankAccount: ['bankAccounts'],
  removeBankAccount: ['bankAccounts'],
  addTravelPlan: trips,
  removeTravelPlan: trips,
  didChallenge: none,
  changePassword: [...devices, 'notifications'],
  passkeyChallenge: none,
  lock: none,
  unlock: none,
  confirmPresence: none,
  updateSecuritySetting: [...profile, 'securitySettings'],
  startTwoFactor: ['securitySettings'],
  confirmTwoFactor: ['securitySettings', 'notifications'],
  stopTwoFactor: ['securitySettings', 'notifications'],
  startContactProof: none,
  confirmContactProof: [...profile, 'receipt'],
  endDeviceSession: devices,
  endOtherSessions: devices,
  readNotification: ['notifications'],
  updateNotificationSettings: [...profile, 'notificationSettings'],
};

/** The reads that a refused payment outdates: the balance or a rate may have changed (decision 91). */
const refusedMoney: Reads = [...moneySent, ...rates];

/** The reads that a refusal may say are out of date: somebody has decided first, or another tab has written. */
const outdatedByRefusal: Readonly<Partial<Record<WriteName, Reads>>> = {
  createTransaction: refusedMoney,
  takeBack: refusedMoney,
  createDeposit: refusedMoney,
  createWithdrawal: refusedMoney,
  createTopUp: refusedMoney,
  createLocalSend: refusedMoney,
  createLocalWithdrawal: refusedMoney,
  approveWork: work,
  rejectWork: work,
  reviewDocument: work,
  updateProfile: ['profile'],
  startContactProof: ['profile'],
};

/**
 * The answer of a write, once it is told what is out of date: also after a failure that leaves open whether it has
 * happened, so that the screen shows what is stored.
 */
export async function reportOutdated<Answer>(
  name: WriteName,
  answer: Promise<Answer>,
  onOutdated: (names: Reads) => void,
): Promise<Answer> {
  try {
    const answered = await answer;
    onOutdated(changes[name]);
    return answered;
  } catch (error) {
    const mayBeDone = isUncertain(error) || isAbort(error);
    onOutdated([...(mayBeDone ? changes[name] : none), ...(outdatedByRefusal[name] ?? none)]);
    throw error;
  }
}

const changesOfAreas: Readonly<Record<ChangingArea, Reads>> = {
  work: changes.requestApproval,
  identity: changes.requestVerification,
};

/** The reads that an event outdates: those of the writes that cause it. */
export function changesOf(event: LiveEvent): Reads {
  switch (event.type) {
    // An event for each balance follows.
    case 'transaction_update':
      return sends;
    case 'balance_update':
      return balances;
    // It may tell of how the account is guarded, and of where it is signed in.
    case 'notification':
      return changes.changePassword;
    case 'change':
      return changesOfAreas[event.data.area];
  }
}

/** The reads that any event may outdate. */
export const changesOfEvents: Reads = [
  ...moneySent,
  ...changes.changePassword,
  ...Object.values(changesOfAreas).flat(),
];
