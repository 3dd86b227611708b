import { describe, expect, test } from 'vitest';

import {
  approvalState,
  countApprovals,
  decided,
  decisionOf,
  isApprovalPriority,
  listPriority,
  pendingFirst,
  WorkApproval,
} from './work-approval.ts';

const approval = (id: number, status: string): WorkApproval => ({
  id,
  documentId: id + 100,
  title: `Document ${id}`,
  description: '',
  priority: 'normal',
  status,
  submittedBy: 'Sumin Choi',
  approver: 'Jiwoo Kim',
  amount: '1,284,500',
  currency: 'KRW',
  decidedAt: null,
  reason: '',
  takenBackAt: null,
  correctedAt: null,
});
const list = [
  approval(1, 'approved'),
  approval(2, 'pending'),
  approval(3, 'in_review'),
  approval(4, 'pending'),
  approval(5, 'rejected'),
];
const ids = (approvals: readonly WorkApproval[]) => approvals.map(({ id }) => id);

test.each([
  ['pending', 'pending'],
  ['approved', 'approved'],
  ['rejected', 'rejected'],
  ['in_review', 'rejected'],
  ['Pending', 'rejected'],
  ['', 'rejected'],
] as const)('the status %j is shown as %s', (status, decision) =>
  expect(decisionOf(status)).toBe(decision),
);

describe('the counts', () => {
  test('include every status except pending as completed', () =>
    expect(countApprovals(list)).toEqual({ pending: 2, completed: 3, total: 5 }));

  test('of no approvals are zero', () =>
    expect(countApprovals([])).toEqual({ pending: 0, completed: 0, total: 0 }));
});

describe('the order', () => {
  test('has the pending approvals first, each group in the provider’s order', () =>
    expect(ids(pendingFirst(list, new Set()))).toEqual([2, 4, 1, 3, 5]));

  test('does not move a pinned approval after its decision', () => {
    const after = decided(list, 2, { action: 'reject', comment: 'Why' });
    expect(ids(pendingFirst(after, new Set([2, 4])))).toEqual([2, 4, 1, 3, 5]);
    expect(ids(pendingFirst(after, new Set()))).toEqual([4, 1, 2, 3, 5]);
  });

  test('puts a new pending approval in front', () =>
    expect(ids(pendingFirst([...list, approval(6, 'pending')], new Set([2, 4])))).toEqual([
      2, 4, 6, 1, 3, 5,
    ]));
});

test('a decision changes one approval of the list', () => {
  const after = decided(list, 4, { action: 'approve', comment: 'Why' });
  expect(after.map(({ status }) => status)).toEqual([
    'approved',
    'pending',
    'in_review',
    'approved',
    'rejected',
  ]);
  expect(after.map(({ reason }) => reason)).toEqual(['', '', '', '', '']);
  const rejected = decided(list, 4, { action: 'reject', comment: 'Why' });
  expect(rejected[3]).toMatchObject({ status: 'rejected', reason: 'Why' });
  expect(decided(list, 99, { action: 'approve', comment: 'Why' })).toEqual(list);
});

test.each([
  ['urgent', true],
  ['normal', true],
  ['low', true],
  ['medium', false],
  ['constructor', false],
  ['', false],
] as const)('the priority %j is documented: %j', (priority, known) => {
  expect(isApprovalPriority(priority)).toBe(known);
});

test('each priority of a document maps to a priority of the list', () => {
  expect(listPriority).toEqual({ low: 'low', medium: 'normal', high: 'normal', urgent: 'urgent' });
});

test('a row is parsed, with empty values for optional fields', () => {
  const row = { id: 1, documentId: 101, title: 'Document 1', priority: 'low', status: 'pending' };
  expect(WorkApproval.parse({ ...row, description: null })).toEqual({
    ...row,
    description: '',
    submittedBy: '',
    approver: '',
    amount: '',
    currency: '',
    decidedAt: null,
    reason: '',
    takenBackAt: null,
    correctedAt: null,
  });
});

test.each([
  ['pending', null, 'pending'],
  ['approved', null, 'approved'],
  ['rejected', null, 'rejected'],
  ['in_review', null, 'rejected'],
  ['rejected', '2025-01-05T01:00:00.000Z', 'taken-back'],
] as const)('the status %j, taken back at %j, is the state %j', (status, takenBackAt, state) => {
  expect(approvalState({ status, takenBackAt })).toBe(state);
});
