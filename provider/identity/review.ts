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

/** Default duration of a sandbox review, in milliseconds. */
export const defaultReviewDelay = 5_000;

/** The sweep interval, in milliseconds: a sweep also retries failed reviews. */
const sweepInterval = 5_000;

/** Maximum number of documents reviewed per sweep. */
const batchSize = 100;

/** Rejections of the sandbox reviewer, by the end of a document's number. */
const triggers: readonly (readonly [ending: string, rejection: Rejection])[] = [
  ['400', 'unreadable'],
  ['401', 'mismatch'],
  ['410', 'expired'],
];

/** The credential for each type of document. */
const credentialOf: Readonly<Record<DocumentType, { credentialType: string; name: string }>> = {
  id: { credentialType: 'national_id', name: 'National ID' },
  passport: { credentialType: 'passport', name: 'Passport' },
  license: { credentialType: 'drivers_license', name: "Driver's License" },
};

/** The issuer of credentials verified by the sandbox. */
export const reviewIssuer = 'did:ethr:superwallet:Superwallet Sandbox Review';

/** Validity of a sandbox credential, in years. */
const validYears = 10;

/** Reviews verification requests after a delay. */
export interface Review {
  /** Schedules the review of a new request. */
  schedule(): void;
  /** Starts periodic sweeps. */
  start(): void;
  /** Cancels scheduled reviews and waits for those in progress. The next start resumes the rest. */
  stop(): Promise<void>;
}

/**
 * The sandbox reviewer (decision 110): it decides by the document's number, so that every outcome is reachable, and
 * notifies the user. A human or a service can replace it behind the same functions.
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
    // Removed meanwhile, or in review by another process.
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

/** The ids of documents submitted by the given time and still to be reviewed, oldest first. */
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

/** The same day some years later; 28 February for a leap day. */
function yearsAfter(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-');
  const monthAndDay = rest.join('-');
  return `${Number(year) + years}-${monthAndDay === '02-29' ? '02-28' : monthAndDay}`;
}
