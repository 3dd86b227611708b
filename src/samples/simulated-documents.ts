import type { DocumentReview, WorkDocument } from '#wallet/entities/document.ts';

import { sampleDocument } from './documents.ts';
import { simulatedDelay } from './simulated-delay.ts';

/** How long a document takes to be read, in milliseconds (local §9). */
export const documentLoadMilliseconds = 500;

/** How long a decision on a document takes, in milliseconds (local §9). */
export const documentActionMilliseconds = 1_000;

/** Stands for reading a document, its dates around the given moment; nothing for an id that there is not. */
export async function loadSampleDocument(
  id: WorkDocument['id'],
  now: Date,
  signal: AbortSignal,
): Promise<WorkDocument | undefined> {
  await simulatedDelay(documentLoadMilliseconds, signal);
  return sampleDocument(id, now);
}

/** Stands for deciding on a document: it calls nobody, and the work list stays as it is (decision 43). */
export function simulatedDocumentAction(
  _review: DocumentReview,
  signal: AbortSignal,
): Promise<void> {
  return simulatedDelay(documentActionMilliseconds, signal);
}
