import type { ChangingArea } from '#wallet/entities/stream-message.ts';
import { isAbort, isUncertain } from '#wallet/write-failure.ts';

import type { LiveEvent } from './applied-events.ts';
import { readGroups } from './calls/outdated-reads.ts';
import type { ReadName, WriteName } from './contract.ts';

type Reads = readonly ReadName[];

const rates = ['exchangeRates', 'busanCoinRates', 'assetPrices', 'fees'] as const;

/** The reads that a refused payment outdates: the balance, a rate or a fee may have changed (decision 91). */
const refusedMoney: Reads = [...readGroups.moneySent, ...rates];

/** The reads that a refusal outdates: another user or another tab may have changed the data first. */
const outdatedByRefusal: Readonly<Partial<Record<WriteName, Reads>>> = {
  createTransaction: refusedMoney,
  takeBack: refusedMoney,
  createDeposit: refusedMoney,
  createWithdrawal: refusedMoney,
  createTopUp: refusedMoney,
  createLocalSend: refusedMoney,
  createLocalWithdrawal: refusedMoney,
  approveWork: readGroups.work,
  rejectWork: readGroups.work,
  reviewDocument: readGroups.work,
  takeBackRequest: readGroups.work,
  correctRequest: readGroups.work,
  withdrawTaxRefund: readGroups.refunds,
  updateProfile: ['profile'],
  startContactProof: ['profile'],
};

/**
 * The answer of a write, after the outdated reads are reported. They are also reported after a failure with an
 * unknown outcome, so that the screen shows the stored data.
 */
export async function reportOutdated<Answer>(
  name: WriteName,
  outdates: Reads,
  answer: Promise<Answer>,
  onOutdated: (names: Reads) => void,
): Promise<Answer> {
  try {
    const answered = await answer;
    onOutdated(outdates);
    return answered;
  } catch (error) {
    const mayBeDone = isUncertain(error) || isAbort(error);
    onOutdated([...(mayBeDone ? outdates : []), ...(outdatedByRefusal[name] ?? [])]);
    throw error;
  }
}

const changesOfAreas: Readonly<Record<ChangingArea, Reads>> = {
  work: readGroups.newWork,
  identity: readGroups.newIdentity,
  travel: readGroups.refunds,
};

/** The reads that an event outdates: the outdated reads of the writes that cause the event. */
export function changesOf(event: LiveEvent): Reads {
  switch (event.type) {
    // A separate balance event follows for each changed balance.
    case 'transaction_update':
      return readGroups.sends;
    case 'balance_update':
      return readGroups.balances;
    // A notification may concern the security settings or the signed-in devices.
    case 'notification':
      return readGroups.securityNews;
    case 'change':
      return changesOfAreas[event.data.area];
  }
}

/** The reads that any event may outdate. */
export const changesOfEvents: Reads = [
  ...readGroups.moneySent,
  ...readGroups.securityNews,
  ...Object.values(changesOfAreas).flat(),
];
