import { expect, test } from 'vitest';

import { lastSigned } from './signed-document.ts';

const approved = (id: number, decidedAt: string | null) => ({ id, status: 'approved', decidedAt });

test('is the one that was approved last', () =>
  expect(
    lastSigned([
      approved(1, '2025-01-02T08:00:00.000Z'),
      approved(2, '2025-01-04T08:00:00.000Z'),
      approved(3, '2025-01-03T08:00:00.000Z'),
      approved(4, null),
    ])?.id,
  ).toBe(2));

test('is not a pending or rejected one, or one with another decision', () =>
  expect(
    lastSigned([
      { id: 1, status: 'pending', decidedAt: null },
      { id: 2, status: 'rejected', decidedAt: '2025-01-04T08:00:00.000Z' },
      { id: 3, status: 'in_review', decidedAt: '2025-01-04T08:00:00.000Z' },
    ]),
  ).toBeUndefined());

test('is undefined without approvals', () => expect(lastSigned([])).toBeUndefined());
