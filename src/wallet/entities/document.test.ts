import { describe, expect, test } from 'vitest';

import {
  documentStatusColour,
  isReviewable,
  NewDocument,
  NewReview,
  WorkDocument,
  type DocumentStatusColour,
} from './document.ts';

describe('the status', () => {
  test.each<[string, DocumentStatusColour]>([
    ['pending', 'yellow'],
    ['approved', 'green'],
    ['rejected', 'red'],
    ['in_review', 'blue'],
    ['archived', 'grey'],
    ['Pending', 'grey'],
    ['', 'grey'],
    ['constructor', 'grey'],
  ])('%j is %s', (status, colour) => expect(documentStatusColour(status)).toBe(colour));

  test.each(['approved', 'rejected', 'in_review', 'archived', 'Pending', ''])(
    '%j cannot be decided',
    (status) => expect(isReviewable({ status, role: 'approver' })).toBe(false),
  );

  test('pending can be decided by the approver only', () => {
    expect(isReviewable({ status: 'pending', role: 'approver' })).toBe(true);
    expect(isReviewable({ status: 'pending', role: 'requester' })).toBe(false);
  });
});

const answer = {
  id: 7,
  title: 'Laptop replacement',
  description: null,
  type: 'purchase_order',
  status: 'pending',
  priority: 'medium',
  createdAt: '2025-01-04T02:30:00.000Z',
  submittedBy: 'Sumin Choi',
  department: '',
  approver: 'Jiwoo Kim',
  role: 'approver',
  amount: '2,190,000',
  currency: 'KRW',
  attachments: [{ id: 3, name: 'offer.pdf', size: 612, type: 'PDF', sha256: 'ab' }],
  history: [
    { action: 'submitted', by: 'Sumin Choi', date: '2025-01-04T02:30:00.000Z', hash: 'cd' },
  ],
  details: { destinations: [], categories: [] },
};

describe('a document of the provider', () => {
  test('is parsed, with empty values for optional fields', () => {
    expect(WorkDocument.parse({ ...answer, unknown: 1 })).toEqual({
      ...answer,
      description: '',
      history: [
        {
          action: 'submitted',
          by: 'Sumin Choi',
          date: '2025-01-04T02:30:00.000Z',
          comment: '',
          hash: 'cd',
        },
      ],
      details: { period: '', destinations: [], categories: [] },
    });
  });

  test.each([undefined, null, 'owner', ''])(
    'of the role %j cannot be decided by the reader',
    (role) => expect(WorkDocument.parse({ ...answer, role }).role).toBe('requester'),
  );

  test.each([undefined, 'someday'])('of the priority %j is read as medium', (priority) =>
    expect(WorkDocument.parse({ ...answer, priority }).priority).toBe('medium'),
  );
});

const request = {
  userId: 1,
  approverEmail: 'jiwoo@example.com',
  title: 'Trip to Tokyo',
  description: '',
  type: 'travel_request',
  priority: 'medium',
  department: '',
  amount: '1284500',
  currency: 'KRW',
  period: { from: '2025-01-12', to: '2025-01-12' },
  destinations: ['Tokyo, Japan'],
  categories: [{ name: 'Flights', amount: '1284500' }],
  attachments: [{ name: 'offer.pdf', content: 'JVBERg==' }],
};

describe('a request', () => {
  test('is accepted with all fields, and with only the required ones', () => {
    expect(NewDocument.parse(request)).toEqual(request);
    const short = { ...request, period: null, destinations: [], categories: [], attachments: [] };
    expect(NewDocument.parse(short)).toEqual(short);
  });

  test.each([
    ['no title', { title: ' ' }],
    ['an amount of zero', { amount: '0' }],
    ['a grouped amount', { amount: '1,284,500' }],
    ['an unsupported currency', { currency: 'GBP' }],
    ['an unknown kind', { type: 'poem' }],
    ['a period that ends before it starts', { period: { from: '2025-01-12', to: '2025-01-11' } }],
    ['a period with an invalid day', { period: { from: '2025-02-30', to: '2025-03-01' } }],
    ['eleven destinations', { destinations: Array.from({ length: 11 }, () => 'Tokyo') }],
    [
      'twenty-one categories',
      { categories: Array.from({ length: 21 }, () => ({ name: 'Flights', amount: '1' })) },
    ],
    [
      'six files',
      { attachments: Array.from({ length: 6 }, () => ({ name: 'a.pdf', content: '' })) },
    ],
    [
      'a file of more than 2 MB',
      { attachments: [{ name: 'a.pdf', content: 'A'.repeat(2_666_669) }] },
    ],
  ])('with %s is refused', (_, part) =>
    expect(NewDocument.safeParse({ ...request, ...part }).success).toBe(false),
  );
});

test.each([
  [{ action: 'approve', comment: '' }, true],
  [{ action: 'reject', comment: 'Too expensive.' }, true],
  [{ action: 'reject', comment: '  ' }, false],
  [{ action: 'approve', comment: 'x'.repeat(1_001) }, false],
  [{ action: 'shred', comment: 'x' }, false],
])('the decision %j is accepted: %j', (review, isAccepted) =>
  expect(NewReview.safeParse(review).success).toBe(isAccepted),
);
