import type { Clock } from '#wallet/clock.ts';
import type { WorkDocument } from '#wallet/entities/document.ts';

import { sampleDocument } from './documents.ts';

/** How long a document takes to be read, in milliseconds (local §9). */
const documentLoadMilliseconds = 500;

/** How long a decision on a document takes, in milliseconds (local §9). */
const documentActionMilliseconds = 1_000;

/** Stands for reading a document, its dates around the present; undefined for an unknown id. */
export async function loadSampleDocument(
  clock: Pick<Clock, 'now' | 'wait'>,
  id: WorkDocument['id'],
  signal: AbortSignal,
): Promise<WorkDocument | undefined> {
  await clock.wait(documentLoadMilliseconds, signal);
  return sampleDocument(id, clock.now());
}

/** Stands for deciding on a document: it makes no call, and the work list stays as it is (decision 43). */
export function simulatedDocumentAction(
  clock: Pick<Clock, 'wait'>,
  signal: AbortSignal,
): Promise<void> {
  return clock.wait(documentActionMilliseconds, signal);
}
