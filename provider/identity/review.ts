import type { DocumentType } from '#wallet/entities/digital-document.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser } from '../accounts/users.ts';
import { and, asc, eq, inArray, lte, not } from '../database/drizzle.ts';
import { digitalDocuments, type Rejection } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import {
  rejectedNotification,
  verifiedNotification,
} from '../notifications/identity-notifications.ts';
import { createSweeper } from '../sweeper.ts';
import { addCredential, replaceEarlier } from './credentials.ts';
import { notifyUser } from './identity-events.ts';
import { documentNumberOf, documentPlaces } from './digital-documents.ts';
import type { Reviewer } from './reviewer.ts';

/** Default duration of a sandbox review, in milliseconds. */
export const defaultReviewDelay = 5_000;

/** The sweep interval, in milliseconds: a sweep also retries failed reviews. */
const sweepInterval = 5_000;

/** The time between two questions about a document whose reviewer needs more time, in milliseconds. */
const askInterval = 15 * 60_000;

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
  /** The next question about each document whose reviewer needs more time, by the monotonic clock. */
  const askAgainAt = new Map<number, number>();

  const sweeper = createSweeper({
    environment,
    interval: sweepInterval,
    problem: 'The documents to verify could not be reviewed yet',
    async sweep() {
      const createdBy = new Date(clock.now().getTime() - delay);
      const later = [...askAgainAt].filter(([, at]) => at > clock.elapsed()).map(([id]) => id);
      const ids = await database.transaction((tx) => waiting(tx, { createdBy, later }));
      for (const id of ids) {
        if (sweeper.isStopped()) return;
        await reviewOne(id);
      }
    },
  });

  /** Asks the reviewer outside of a transaction, because a reviewer may take seconds to answer. */
  async function reviewOne(id: number): Promise<void> {
    const asked = await database.transaction(
      async (tx) => {
        const [document] = await tx.select().from(digitalDocuments).where(isPending(id));
        return document && { document, user: await getUser(tx, document.userId) };
      },
      { repeatable: true },
    );
    // Removed meanwhile, or reviewed by another process.
    if (asked === undefined) return;
    const { document, user } = asked;
    const number = documentNumberOf(document, key);
    const answer = await reviewer.review(
      {
        ...document,
        documentNumber: number,
        image: key.decrypt(document.image, documentPlaces.image(document.userId)),
      },
      { profileName: `${user.firstName} ${user.lastName}`, at: clock.now() },
    );
    if (answer.state === 'pending') {
      askAgainAt.set(id, clock.elapsed() + askInterval);
      return;
    }
    askAgainAt.delete(id);
    await database.transaction((tx) =>
      store(tx, document, {
        number,
        rejection: 'rejection' in answer ? answer.rejection : undefined,
      }),
    );
  }

  /** Stores an answer, unless the document was removed or another process has stored one. */
  async function store(
    tx: Tx,
    document: typeof digitalDocuments.$inferSelect,
    { number, rejection }: { number: string; rejection: Rejection | undefined },
  ): Promise<void> {
    const { id, userId } = document;
    const at = clock.now();
    const [locked] = await tx
      .select({ id: digitalDocuments.id })
      .from(digitalDocuments)
      .where(isPending(id))
      .for('update');
    if (locked === undefined) return;
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
        ? verifiedNotification(
            (await issue(tx, document, { number, at, key, issuer: reviewer.issuer })).id,
          )
        : rejectedNotification(rejection);
    await notifyUser(tx, userId, notification, at);
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

/** Issues the credential of a verified document, which replaces an earlier one of its kind. */
async function issue(
  tx: Tx,
  document: typeof digitalDocuments.$inferSelect,
  { number, at, key, issuer }: { number: string; at: Date; key: SecretKey; issuer: string },
) {
  const { id, userId, documentType, name, issuanceDate, expirationDate } = document;
  const { credentialType, name: title } = credentialOf[documentType];
  await replaceEarlier(tx, { userId, credentialType }, at);
  return addCredential(
    tx,
    {
      userId,
      credentialType,
      issuer,
      issuanceDate: issuanceDate ?? reviewDay(at, expirationDate),
      expirationDate,
      credentialData: { name: title, description: name, credentialNumber: number },
      isRevoked: false,
    },
    { at, key, isVerified: true, documentId: id },
  );
}

const isPending = (id: number) =>
  and(eq(digitalDocuments.id, id), eq(digitalDocuments.verificationStatus, 'pending'));

/**
 * The ids of documents submitted by the given time and still to be reviewed, oldest first, without those to ask about
 * later.
 */
async function waiting(
  tx: Tx,
  { createdBy, later }: { createdBy: Date; later: readonly number[] },
): Promise<number[]> {
  const rows = await tx
    .select({ id: digitalDocuments.id })
    .from(digitalDocuments)
    .where(
      and(
        eq(digitalDocuments.verificationStatus, 'pending'),
        lte(digitalDocuments.createdAt, createdBy),
        not(inArray(digitalDocuments.id, [...later])),
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
