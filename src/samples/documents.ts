import { datesIn } from '#wallet/dates.ts';
import { hashOfLaterEntry, hashOfSubmission, type PlainEvent } from '#wallet/document-proof.ts';
import type { ExpenseBreakdown, WorkDocument } from '#wallet/entities/document.ts';

import { sampleAttachment, type SampleFileName } from './attachments.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A document with its times in milliseconds before now, and its period in days from today. */
interface SampleDocument extends Pick<
  WorkDocument,
  | 'title'
  | 'description'
  | 'type'
  | 'status'
  | 'priority'
  | 'submittedBy'
  | 'department'
  | 'amount'
  | 'currency'
> {
  submittedAgo: number;
  attachments: readonly SampleFileName[];
  /** The history after the submission. */
  events: readonly (Omit<PlainEvent, 'date'> & { ago: number })[];
  details: Omit<ExpenseBreakdown, 'period'> & { fromDay: number; toDay: number };
}

/** The approver of the samples: the sample user. */
const approver = 'Jiwoo Kim';

/** Ids 1 to 8, in the order of the sample user's work list (decision 64). */
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
    attachments: ['flight-receipt.pdf', 'hotel-invoice.pdf', 'meals.png'],
    events: [
      {
        action: 'commented',
        by: 'Jihun Lee',
        comment: 'The hotel was booked at the conference rate.',
        ago: 20 * hour,
      },
    ],
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
    attachments: ['renewal-quote.pdf', 'usage-last-year.csv'],
    events: [],
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
    attachments: ['programme.pdf'],
    events: [],
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
    attachments: ['registration.pdf'],
    events: [
      { action: 'reviewed', by: 'Finance desk', comment: '', ago: 11 * day + 4 * hour },
      {
        action: 'approved',
        by: approver,
        comment: 'Please book before the early price ends.',
        ago: 11 * day,
      },
    ],
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
        by: approver,
        comment: 'Please take the hours off instead, and ask before the work begins.',
        ago: 9 * day + 5 * hour,
      },
    ],
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
    status: 'approved',
    priority: 'high',
    submittedBy: 'Eunji Kang',
    department: 'People and culture',
    submittedAgo: 5 * day + 4 * hour,
    amount: '6,500,000',
    currency: 'KRW',
    attachments: ['contract.pdf', 'annex-a.pdf'],
    events: [
      {
        action: 'review_started',
        by: 'Legal desk',
        comment: 'Waiting for the other signature.',
        ago: 4 * day,
      },
      { action: 'approved', by: approver, comment: 'Signed.', ago: 20 * hour },
    ],
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
    attachments: ['offer.pdf'],
    events: [{ action: 'approved', by: approver, comment: '', ago: 22 * day + 3 * hour }],
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
    attachments: ['itinerary.pdf', 'invitation.png'],
    events: [],
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

/** The documents of the sample user's work list, with dates relative to the given time, the lowest id first. */
export function sampleDocuments(now: Date): readonly WorkDocument[] {
  return samples.map((sample, index) => documentOf(sample, index + 1, now));
}

/** The document with an id; undefined for an unknown id. */
export function sampleDocument(id: number, now: Date): WorkDocument | undefined {
  const sample = samples[id - 1];
  return sample && documentOf(sample, id, now);
}

function documentOf(
  { submittedAgo, events, details, attachments, ...document }: SampleDocument,
  id: number,
  now: Date,
): WorkDocument {
  const before = (ago: number) => new Date(now.getTime() - ago).toISOString();
  const dayIn = (days: number) => datesIn('UTC').formatDate(before(-days * day).slice(0, 10));
  const { fromDay, toDay, ...breakdown } = details;
  const firstAttachment = samples.slice(0, id - 1).flatMap((sample) => sample.attachments).length;
  const submitted = {
    ...document,
    approver,
    createdAt: before(submittedAgo),
    attachments: attachments.map((name, index) => {
      const { type, size, sha256 } = sampleAttachment(name);
      return { id: firstAttachment + index + 1, name, type, size, sha256 };
    }),
    details: { ...breakdown, period: `${dayIn(fromDay)} – ${dayIn(toDay)}` },
  };
  const submission = {
    action: 'submitted',
    by: document.submittedBy,
    date: before(submittedAgo),
    comment: '',
  };
  const history = [{ ...submission, hash: hashOfSubmission(submission, submitted) }];
  for (const { ago, ...event } of events) {
    const next = { ...event, date: before(ago) };
    history.push({ ...next, hash: hashOfLaterEntry(next, history.at(-1)?.hash ?? '') });
  }
  return { id, role: 'approver', ...submitted, history };
}
