import { decimal } from '#wallet/money/decimal.ts';
import type { Activity } from '#wallet/entities/activity.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** An activity and its age, in milliseconds. `source` is the first part of its id, by default that of its type. */
type SampleActivity = Omit<Activity, 'id' | 'date'> & { ago: number; source?: 'refund' };

/** The first part of an activity's id, by its type, as the provider has it. */
const sourceOfType: Readonly<Record<Activity['type'], string>> = {
  transaction: 'transaction',
  credential: 'credential',
  work: 'approval',
  travel: 'trip',
  document: 'document',
};

const samples: readonly SampleActivity[] = [
  {
    // Zero, so that there is an activity of today even just after midnight.
    ago: 0,
    type: 'transaction',
    title: 'Sent XP',
    description: 'To 0xfB69...d359',
    counterparty: { name: '', detail: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
    amount: { value: decimal('42.75'), unit: 'XP' },
    status: 'pending',
    category: 'send',
  },
  {
    ago: 35 * minute,
    type: 'work',
    title: 'Business trip expenses',
    description: 'Approved by Minseo Park',
    status: 'approved',
  },
  {
    ago: 1 * day + 95 * minute,
    type: 'transaction',
    title: 'Received CBDC',
    description: 'From KB Kookmin',
    counterparty: { name: 'KB Kookmin', detail: '' },
    amount: { value: decimal('80'), unit: 'CBDC' },
    status: 'completed',
    category: 'receive',
  },
  {
    ago: 2 * day + 170 * minute,
    type: 'credential',
    title: 'National ID',
    description: 'Ministry of the Interior',
    status: 'verified',
  },
  {
    ago: 3 * day + 20 * minute,
    type: 'travel',
    source: 'refund',
    title: 'Tax refund',
    description: 'Lotte Duty Free, Busan',
    amount: { value: decimal('12'), unit: 'USD' },
    status: 'paid',
    category: 'receive',
  },
  {
    ago: 5 * day + 240 * minute,
    type: 'document',
    title: 'Employment contract',
    description: 'Waiting for the other signature',
    status: 'in_review',
  },
  {
    ago: 6 * day + 60 * minute,
    type: 'transaction',
    title: 'Exchanged ETH for USDC',
    description: 'From ETH',
    amount: { value: decimal('625'), unit: 'USDC' },
    changes: [
      { assetType: 'USDC', amount: decimal('625') },
      { assetType: 'ETH', amount: decimal('-0.25') },
    ],
    status: 'completed',
    category: 'exchange',
  },
  {
    ago: 9 * day + 300 * minute,
    type: 'work',
    title: 'Overtime request',
    description: 'Rejected by Minseo Park',
    status: 'rejected',
  },
  {
    ago: 14 * day + 45 * minute,
    type: 'credential',
    title: "Driver's License",
    description: 'Busan Metropolitan Police',
    status: 'pending',
  },
  {
    ago: 21 * day + 130 * minute,
    type: 'transaction',
    title: 'Sent BTC',
    description: 'To 0x5290...BeAe',
    counterparty: { name: '', detail: '0x52908400098527886E0F7030069857D2E4169BeAe' },
    amount: { value: decimal('0.00125'), unit: 'BTC' },
    status: 'failed',
    category: 'send',
  },
  {
    ago: 27 * day + 10 * minute,
    type: 'travel',
    title: 'Trip to Tokyo',
    description: 'Business, three days',
    status: 'completed',
  },
  {
    ago: 44 * day + 200 * minute,
    type: 'credential',
    title: 'Student ID',
    description: 'Pusan National University',
    status: 'verified',
  },
  {
    ago: 63 * day + 75 * minute,
    type: 'document',
    title: 'Rental agreement',
    description: 'Signed by both parties',
    status: 'completed',
  },
];

/** The activities of the history: fixed except for their dates, which precede the given time (decision 44). */
export function sampleActivities(now: Date): Activity[] {
  return samples.map((sample, index) => activityOf(sample, samples.length - index, now));
}

function activityOf({ ago, source, ...activity }: SampleActivity, id: number, now: Date): Activity {
  return {
    id: `${source ?? sourceOfType[activity.type]}-${id}`,
    ...activity,
    ...(activity.type === 'transaction' && { transactionId: id }),
    date: new Date(now.getTime() - ago).toISOString(),
  };
}
