import { formatDate } from '#wallet/dates.ts';
import type {
  DocumentEvent,
  DocumentProof,
  ExpenseBreakdown,
  WorkDocument,
} from '#wallet/entities/document.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A document with its times in milliseconds before now, and its period in days from today. */
interface SampleDocument extends Omit<
  WorkDocument,
  'id' | 'createdAt' | 'history' | 'blockchain' | 'details'
> {
  submittedAgo: number;
  /** Its history after the submission. */
  events: readonly (Omit<DocumentEvent, 'date'> & { ago: number })[];
  proof: Pick<DocumentProof, 'hash' | 'verified'>;
  details: Omit<ExpenseBreakdown, 'period'> & { fromDay: number; toDay: number };
}

/** The time from a document's submission to its entry on the chain, in milliseconds. */
const anchoredAfter = 2 * minute;

/** Ids 1 to 8, in this order: what the provider's work list refers to (decision 64). */
const samples: readonly SampleDocument[] = [
  {
    title: 'Business trip expenses',
    description: 'Tokyo, three days: flights, hotel and meals for the fintech conference.',
    type: 'expense_report',
    status: 'pending',
    priority: 'medium',
    submittedBy: 'Sumin Choi',
    department: 'Partnerships',
    submittedAgo: 1 * day + 3 * hour,
    amount: '1,284,500',
    currency: 'KRW',
    attachments: [
      { name: 'flight-receipt.pdf', size: '248 KB', type: 'PDF' },
      { name: 'hotel-invoice.pdf', size: '312 KB', type: 'PDF' },
      { name: 'meals.jpg', size: '1.8 MB', type: 'JPEG' },
    ],
    events: [
      {
        action: 'commented',
        by: 'Jihun Lee',
        comment: 'The hotel was booked at the conference rate.',
        ago: 20 * hour,
      },
    ],
    proof: {
      hash: '0x64794b9caa3b4127946fd53fbfb4e54a335acedaa755a66c8a0e2f0c62b0f4c8',
      verified: true,
    },
    details: {
      fromDay: -9,
      toDay: -6,
      destinations: ['Tokyo, Japan', 'Yokohama, Japan'],
      categories: [
        { name: 'Flights', amount: '512,000' },
        { name: 'Hotel', amount: '594,000' },
        { name: 'Meals', amount: '138,500' },
        { name: 'Local transport', amount: '40,000' },
      ],
    },
  },
  {
    title: 'Cloud hosting renewal',
    description: 'One more year for the wallet’s servers. The present contract ends this week.',
    type: 'purchase_order',
    status: 'pending',
    priority: 'urgent',
    submittedBy: 'Hyunwoo Jung',
    department: 'Platform engineering',
    submittedAgo: 5 * hour,
    amount: '14,880.00',
    currency: 'USD',
    attachments: [
      { name: 'renewal-quote.pdf', size: '96 KB', type: 'PDF' },
      { name: 'usage-last-year.csv', size: '41 KB', type: 'CSV' },
    ],
    events: [],
    proof: {
      hash: '0x24da0752fe64aa8a375cab125d7912be097201a21d35d7ebcdab046ff083c204',
      verified: true,
    },
    details: {
      fromDay: 4,
      toDay: 368,
      destinations: ['Busan data centre'],
      categories: [
        { name: 'Compute', amount: '9,600.00' },
        { name: 'Storage', amount: '3,480.00' },
        { name: 'Support', amount: '1,800.00' },
      ],
    },
  },
  {
    title: 'Team offsite in Gyeongju',
    description: 'Two days of planning for eighteen people, with one night at the lake.',
    type: 'budget_request',
    status: 'pending',
    priority: 'low',
    submittedBy: 'Eunji Kang',
    department: 'People and culture',
    submittedAgo: 4 * day + 6 * hour,
    amount: '3,420,000',
    currency: 'KRW',
    attachments: [{ name: 'programme.docx', size: '58 KB', type: 'DOCX' }],
    events: [],
    proof: {
      hash: '0xa8bcf25fd4ad573bdad09575ab42b6633369004fb267afd9d2be6b89c22bcdb3',
      verified: true,
    },
    details: {
      fromDay: 33,
      toDay: 34,
      destinations: ['Gyeongju, Korea'],
      categories: [
        { name: 'Lodging', amount: '1,980,000' },
        { name: 'Meals', amount: '990,000' },
        { name: 'Coach', amount: '450,000' },
      ],
    },
  },
  {
    title: 'Conference registration',
    description: 'Two places at the payments conference, at the early price.',
    type: 'travel_request',
    status: 'approved',
    priority: 'high',
    submittedBy: 'Jihun Lee',
    department: 'Partnerships',
    submittedAgo: 12 * day + 2 * hour,
    amount: '1,780.00',
    currency: 'EUR',
    attachments: [{ name: 'registration.pdf', size: '120 KB', type: 'PDF' }],
    events: [
      { action: 'reviewed', by: 'Finance desk', comment: '', ago: 11 * day + 4 * hour },
      {
        action: 'approved',
        by: 'Minseo Park',
        comment: 'Please book before the early price ends.',
        ago: 11 * day,
      },
    ],
    proof: {
      hash: '0xec76221e923502ecb692703f1b164a62d6ed26ce92723966987d99cac9008b3f',
      verified: true,
    },
    details: {
      fromDay: 61,
      toDay: 63,
      destinations: ['Amsterdam, Netherlands'],
      categories: [
        { name: 'Two conference places', amount: '1,580.00' },
        { name: 'Workshop', amount: '200.00' },
      ],
    },
  },
  {
    title: 'Overtime request',
    description: 'Two evenings and a Saturday for moving the ledger to its new database.',
    type: 'overtime_request',
    status: 'rejected',
    priority: 'low',
    submittedBy: 'Hyunwoo Jung',
    department: 'Platform engineering',
    submittedAgo: 10 * day + 7 * hour,
    amount: '312,000',
    currency: 'KRW',
    attachments: [],
    events: [
      {
        action: 'rejected',
        by: 'Minseo Park',
        comment: 'Please take the hours off instead, and ask before the work begins.',
        ago: 9 * day + 5 * hour,
      },
    ],
    proof: {
      hash: '0xab88da2620c19abc05ddb7d0fa92a40160b70a28d0ea63a5af1dbb33d1cd6fd9',
      verified: true,
    },
    details: {
      fromDay: -14,
      toDay: -11,
      destinations: ['Busan office'],
      categories: [
        { name: 'Evenings', amount: '132,000' },
        { name: 'Saturday', amount: '180,000' },
      ],
    },
  },
  {
    title: 'Employment contract',
    description: 'Signing bonus and moving allowance of a new engineer, by the contract’s annex.',
    type: 'employment_contract',
    status: 'in_review',
    priority: 'high',
    submittedBy: 'Eunji Kang',
    department: 'People and culture',
    submittedAgo: 5 * day + 4 * hour,
    amount: '6,500,000',
    currency: 'KRW',
    attachments: [
      { name: 'contract.pdf', size: '402 KB', type: 'PDF' },
      { name: 'annex-a.pdf', size: '77 KB', type: 'PDF' },
    ],
    events: [
      {
        action: 'review_started',
        by: 'Legal desk',
        comment: 'Waiting for the other signature.',
        ago: 4 * day,
      },
    ],
    proof: {
      hash: '0x33f86d481dd7366ca33688c38297c6302855fd1fe04b069a5136877b4b272206',
      verified: false,
    },
    details: {
      fromDay: 27,
      toDay: 391,
      destinations: ['Busan office'],
      categories: [
        { name: 'Signing bonus', amount: '5,000,000' },
        { name: 'Moving allowance', amount: '1,500,000' },
      ],
    },
  },
  {
    title: 'Laptop replacement',
    description: 'A new laptop in place of one whose battery no longer holds.',
    type: 'purchase_order',
    status: 'approved',
    priority: 'medium',
    submittedBy: 'Sumin Choi',
    department: 'Partnerships',
    submittedAgo: 23 * day + 1 * hour,
    amount: '2,190,000',
    currency: 'KRW',
    attachments: [{ name: 'offer.pdf', size: '88 KB', type: 'PDF' }],
    events: [{ action: 'approved', by: 'Minseo Park', comment: '', ago: 22 * day + 3 * hour }],
    proof: {
      hash: '0xe95ed8aee5eb0994c0b3bfcb5251dd6a8bdc09336fbb00912e2ef670c9cfea3d',
      verified: true,
    },
    details: {
      fromDay: -22,
      toDay: -15,
      destinations: ['Busan office'],
      categories: [
        { name: 'Laptop', amount: '1,990,000' },
        { name: 'Dock', amount: '200,000' },
      ],
    },
  },
  {
    title: 'Partner visit to Singapore',
    description: 'Contract talks with the transit card operator, on site.',
    type: 'travel_request',
    status: 'pending',
    priority: 'high',
    submittedBy: 'Jihun Lee',
    department: 'Partnerships',
    submittedAgo: 2 * day + 8 * hour,
    amount: '2,360.00',
    currency: 'SGD',
    attachments: [
      { name: 'itinerary.pdf', size: '134 KB', type: 'PDF' },
      { name: 'invitation.png', size: '620 KB', type: 'PNG' },
    ],
    events: [],
    proof: {
      hash: '0x0ec8abd11bd19391df7a0687ab804d9c634643ebf41efa4b674a2cc6664d2119',
      verified: true,
    },
    details: {
      fromDay: 9,
      toDay: 12,
      destinations: ['Singapore'],
      categories: [
        { name: 'Flights', amount: '1,240.00' },
        { name: 'Hotel', amount: '870.00' },
        { name: 'Allowance', amount: '250.00' },
      ],
    },
  },
];

/** A document of the work list, its dates around the given moment; undefined for an unknown id. */
export function sampleDocument(id: number, now: Date): WorkDocument | undefined {
  const sample = samples[id - 1];
  return sample && documentOf(sample, id, now);
}

function documentOf(
  { submittedAgo, events, proof, details, ...document }: SampleDocument,
  id: number,
  now: Date,
): WorkDocument {
  const before = (ago: number) => new Date(now.getTime() - ago).toISOString();
  const dayIn = (days: number) => formatDate(before(-days * day).slice(0, 10));
  const { fromDay, toDay, ...breakdown } = details;
  return {
    id,
    ...document,
    createdAt: before(submittedAgo),
    history: [
      {
        action: 'submitted',
        by: document.submittedBy,
        date: before(submittedAgo),
        comment: '',
      },
      ...events.map(({ ago, ...event }) => ({ ...event, date: before(ago) })),
    ],
    blockchain: { ...proof, timestamp: before(submittedAgo - anchoredAfter) },
    details: { ...breakdown, period: `${dayIn(fromDay)} – ${dayIn(toDay)}` },
  };
}
