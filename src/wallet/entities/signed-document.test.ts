import { expect, test } from 'vitest';

import { lastSigned } from './signed-document.ts';

const approved = (id: number, decidedAt: string | null) => ({ id, status: 'approved', decidedAt });

test('the last signed document is the latest approval', () =>
  expect(
    lastSigned([
      approved(1, '2025-01-02T08:00:00.000Z'),
      approved(2, '2025-01-04T08:00:00.000Z'),
      approved(3, '2025-01-03T08:00:00.000Z'),
      approved(4, null),
    ])?.id,
  ).toBe(2));

test('documents that are pending, rejected or in review are not signed', () =>
  expect(
    lastSigned([
      { id: 1, status: 'pending', decidedAt: null },
      { id: 2, status: 'rejected', decidedAt: '2025-01-04T08:00:00.000Z' },
      { id: 3, status: 'in_review', decidedAt: '2025-01-04T08:00:00.000Z' },
    ]),
  ).toBeUndefined());

test('the last signed document is undefined without approvals', () =>
  expect(lastSigned([])).toBeUndefined());
