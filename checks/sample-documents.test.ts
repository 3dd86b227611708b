import { expect, test } from 'vitest';

import { fixedNow } from '#mocks/builders.ts';
import { sampleApprovals } from '#provider/work/sample-approvals.ts';
import { sampleDocument } from '#samples/documents.ts';

const hour = 60 * 60 * 1000;

/** The priority in the work list for each priority of a document; the list has fewer (decision 42). */
const listPriority = { low: 'low', medium: 'normal', high: 'normal', urgent: 'urgent' } as const;

test.each(sampleApprovals)(
  'document $documentId of the work list is the one that its details show',
  ({ documentId, title, description, priority, status, hoursAgo }) => {
    const document = sampleDocument(documentId, fixedNow);
    expect(document).toMatchObject({ title, description });
    expect(document && listPriority[document.priority]).toBe(priority);
    // A document in review still waits for this person's decision.
    expect(status).toBe(document?.status === 'in_review' ? 'pending' : document?.status);
    expect(document?.createdAt).toBe(new Date(fixedNow.getTime() - hoursAgo * hour).toISOString());
  },
);

test('every sample document is in the work list once', () => {
  const ids = sampleApprovals.map(({ documentId }) => documentId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sampleDocument(Math.max(...ids) + 1, fixedNow)).toBeUndefined();
  expect(Math.max(...ids)).toBe(ids.length);
});
