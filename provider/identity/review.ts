import type { DocumentType } from '#wallet/entities/digital-document.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser } from '../accounts/users.ts';
import { and, asc, eq, lte } from '../database/drizzle.ts';
import { digitalDocuments } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import {
  rejectedNotification,
  verifiedNotification,
} from '../notifications/identity-notifications.ts';
import { createSweeper } from '../sweeper.ts';
import { addCredential, replaceEarlier } from './credentials.ts';
import { notifyUser } from './identity-events.ts';
import { documentNumberOf } from './digital-documents.ts';
import type { Reviewer } from './reviewer.ts';

/** Default duration of a sandbox review, in milliseconds. */
export const defaultReviewDelay = 5_000;

/** The sweep interval, in milliseconds: a sweep also retries failed reviews. */
const sweepInterval = 5_000;

/** Maximum number of documents reviewed per sweep. */
const batchSize = 100;

/** The credential for each type of document. */
const credentialOf: Readonly<Record<DocumentType, { credentialType: string; name: string }>> = {
  id: { credentialType: 'national_id', name: 'National ID' },
  passport: { credentialType: 'passport', name: 'Passport' },
  license: { credentialType: 'drivers_license', name: "Driver's License" },
};

/** Reviews verification requests after a delay. */
export interface Review {
  /** Schedules the review of a new request. */
  schedule(): void;
  /** Starts periodic sweeps. */
  start(): void;
  /** Cancels scheduled reviews and waits for those in progress. The next start resumes the rest. */
  stop(): Promise<void>;
}

/** Schedules the reviewer's decisions, stores them, issues credentials and notifies users (decision 110). */
export function createReview(options: {
  reviewer: Reviewer;
  database: Database;
  environment: Environment;
  key: SecretKey;
  /** In milliseconds. */
  delay: number;
}): Review {
  const { reviewer, database, environment, key, delay } = options;
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
    const { firstName, lastName } = await getUser(tx, userId);
    const rejection = await reviewer.review(
      { ...document, documentNumber: number },
      { profileName: `${firstName} ${lastName}`, at },
    );
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

  async function issue(
    tx: Tx,
    document: typeof digitalDocuments.$inferSelect,
    credentialNumber: string,
    at: Date,
  ) {
    const { id, userId, documentType, name, issuanceDate, expirationDate } = document;
    const { credentialType, name: title } = credentialOf[documentType];
    await replaceEarlier(tx, { userId, credentialType }, at);
    return addCredential(
      tx,
      {
        userId,
        credentialType,
        issuer: reviewer.issuer,
        issuanceDate: issuanceDate ?? reviewDay(at, expirationDate),
        expirationDate,
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

/** The day of a review. A document that expires today may have expired already in UTC. */
function reviewDay(at: Date, expirationDate: string | null): string {
  const day = at.toISOString().slice(0, 10);
  return expirationDate !== null && expirationDate < day ? expirationDate : day;
}
