import type { DocumentType } from '#wallet/entities/digital-document.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { and, asc, eq, lte } from '../database/drizzle.ts';
import { digitalDocuments, type Rejection } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import {
  rejectedNotification,
  verifiedNotification,
} from '../notifications/identity-notifications.ts';
import { createSweeper } from '../sweeper.ts';
import { addCredential } from './credentials.ts';
import { notifyUser } from './identity-events.ts';
import { documentNumberOf } from './digital-documents.ts';

/** How long the sandbox reviewer takes by default, in milliseconds. */
export const defaultReviewDelay = 5_000;

/** The time between two looks for what waits, in milliseconds: a review that failed is tried again. */
const sweepInterval = 5_000;

/** The most documents that are reviewed in a row. */
const batchSize = 100;

/** What the sandbox reviewer rejects, by the end of a document's number. */
const triggers: readonly (readonly [ending: string, rejection: Rejection])[] = [
  ['400', 'unreadable'],
  ['401', 'mismatch'],
  ['410', 'expired'],
];

/** The credential that each document becomes. */
const credentialOf: Readonly<Record<DocumentType, { credentialType: string; name: string }>> = {
  id: { credentialType: 'national_id', name: 'National ID' },
  passport: { credentialType: 'passport', name: 'Passport' },
  license: { credentialType: 'drivers_license', name: "Driver's License" },
};

/** Who issues what the sandbox has verified. */
export const reviewIssuer = 'did:ethr:superwallet:Superwallet Sandbox Review';

/** How long a credential of the sandbox is valid. */
const validYears = 10;

/** Reviews requests to verify a document, some time after they came. */
export interface Review {
  /** Looks for what waits when a request that has just come is due. */
  schedule(): void;
  /** Starts to look for what waits, from time to time. */
  start(): void;
  /** Cancels what is scheduled and waits for what is in progress. The next start goes on. */
  stop(): Promise<void>;
}

/**
 * The sandbox reviewer (decision 110): it decides by the document's number, so that every outcome can be reached, and
 * tells the user. A user or a service can take its place behind the same functions.
 */
export function createReview(options: {
  database: Database;
  environment: Environment;
  key: SecretKey;
  /** In milliseconds. */
  delay: number;
}): Review {
  const { database, environment, key, delay } = options;
  const { clock } = environment;

  const sweeper = createSweeper({
    environment,
    interval: sweepInterval,
    problem: 'The documents to verify could not be reviewed yet',
    async sweep() {
      const createdBy = new Date(clock.now().getTime() - delay);
      const ids = await database.transaction((tx) => waiting(tx, createdBy));
      for (const id of ids) {
        if (sweeper.isStopped()) return;
        await database.transaction((tx) => reviewOne(tx, id));
      }
    },
  });

  async function reviewOne(tx: Tx, id: number): Promise<void> {
    const [document] = await tx
      .select()
      .from(digitalDocuments)
      .where(and(eq(digitalDocuments.id, id), eq(digitalDocuments.verificationStatus, 'pending')))
      .for('update', { skipLocked: true });
    // Somebody has removed it meanwhile, or another process reviews it.
    if (document === undefined) return;
    const { userId } = document;
    const at = clock.now();
    const number = documentNumberOf(document, key);
    const rejection = triggers.find(([ending]) => number.trim().endsWith(ending))?.[1];
    await tx
      .update(digitalDocuments)
      .set({
        verificationStatus: rejection === undefined ? 'verified' : 'rejected',
        rejection: rejection ?? null,
        reviewedAt: at,
      })
      .where(eq(digitalDocuments.id, id));
    const notification =
      rejection === undefined
        ? verifiedNotification((await issue(tx, document, number, at)).id)
        : rejectedNotification(rejection);
    await notifyUser(tx, userId, notification, at);
  }

  function issue(
    tx: Tx,
    { id, userId, documentType, name }: typeof digitalDocuments.$inferSelect,
    credentialNumber: string,
    at: Date,
  ) {
    const { credentialType, name: title } = credentialOf[documentType];
    const issued = at.toISOString().slice(0, 10);
    return addCredential(
      tx,
      {
        userId,
        credentialType,
        issuer: reviewIssuer,
        issuanceDate: issued,
        expirationDate: yearsAfter(issued, validYears),
        credentialData: { name: title, description: name, credentialNumber },
        isRevoked: false,
      },
      { at, key, isVerified: true, documentId: id },
    );
  }

  return {
    schedule: () => sweeper.wakeAfter(delay),
    start() {
      void sweeper.wake();
      sweeper.start();
    },
    stop: sweeper.stop,
  };
}

/** The ids of what waits for its review and came by a moment, the oldest first. */
async function waiting(tx: Tx, createdBy: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: digitalDocuments.id })
    .from(digitalDocuments)
    .where(
      and(
        eq(digitalDocuments.verificationStatus, 'pending'),
        lte(digitalDocuments.createdAt, createdBy),
      ),
    )
    .orderBy(asc(digitalDocuments.createdAt), asc(digitalDocuments.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}

/** The same day some years later; the last of February for a leap day. */
function yearsAfter(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-');
  const monthAndDay = rest.join('-');
  return `${Number(year) + years}-${monthAndDay === '02-29' ? '02-28' : monthAndDay}`;
}
