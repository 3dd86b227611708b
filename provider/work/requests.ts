import { datesIn } from '#wallet/dates.ts';
import {
  currencyDigits,
  type DocumentContent,
  type NewCorrection,
  type NewDocument,
} from '#wallet/entities/document.ts';
import { add, compare, round, type DecimalString } from '#wallet/money/decimal.ts';
import { formatFixed } from '#wallet/money/format-figure.ts';
import { emailKey } from '#wallet/typed-text.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { refuseBlocked } from '../accounts/blocks.ts';
import { findByProvenEmail, fullNameOf, getUser } from '../accounts/users.ts';
import { and, count, eq, gte, sum } from '../database/drizzle.ts';
import { users, workApprovals, workAttachments } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { notify } from '../notifications/notifications.ts';
import {
  approvalRequestNotification,
  endedRequestNotification,
} from '../notifications/work-notifications.ts';
import { Refusal } from '../refusal.ts';
import { endCorrected } from './approvals.ts';
import type { StoredFile } from './attachments.ts';
import { submitDocument } from './documents.ts';

// A period consists of days, which do not depend on the time zone.
const { formatDate } = datesIn('UTC');

/** Limits of one user's requests: number per day, and total bytes of their files. */
export const requestQuota = { aDay: 50, fileBytes: 100_000_000 } as const;

const day = 24 * 60 * 60 * 1000;

/**
 * Requests an approval from another user (decision 107), and notifies them. Returns its id.
 * @throws {Refusal} if no account has proven the approver's e-mail, it is the user's own, they have blocked the user,
 *   the amounts are too precise or do not add up, or the user exceeds the limits
 */
export async function requestApproval(
  tx: Tx,
  request: NewDocument,
  { files, at, key }: { files: readonly StoredFile[]; at: Date; key: SecretKey },
): Promise<{ id: number }> {
  refuseAmounts(request);
  const requester = await getUser(tx, request.userId);
  if (emailKey(request.approverEmail) === emailKey(requester.email)) {
    throw new Refusal('approver-self');
  }
  const approver = await findByProvenEmail(tx, request.approverEmail);
  if (approver === undefined) {
    throw new Refusal('approver-unknown');
  }
  await refuseBlocked(tx, { userId: request.userId, otherId: approver.id });
  await refuseAboveQuota(tx, request.userId, { files, at });
  const submittedBy = fullNameOf(requester);
  const submitted = {
    ...submittedContent(request),
    userId: approver.id,
    requesterId: requester.id,
    createdAt: at,
    submittedBy,
    approver: fullNameOf(approver),
    files,
  };
  const { id } = await submitDocument(tx, submitted, key);
  const news = approvalRequestNotification({ id, title: request.title, submittedBy });
  await notify(tx, { userId: approver.id, topic: 'work', news, at });
  publish(tx, [requester.id, approver.id], { type: 'change', data: { area: 'work' } });
  return { id };
}

/**
 * Corrects a pending request: ends it, and submits a new one to the same approver, whom it notifies (decision 160).
 * Returns the id of the new one.
 * @throws {Refusal} if the user has no such request, it is no longer pending, the approver has blocked the user, the
 *   amounts are too precise or do not add up, or the user exceeds the limits
 */
export async function correctRequest(
  tx: Tx,
  correction: NewCorrection,
  { files, at, key }: { files: readonly StoredFile[]; at: Date; key: SecretKey },
): Promise<{ id: number }> {
  refuseAmounts(correction);
  const { userId, replaces } = correction;
  await refuseAboveQuota(tx, userId, { files, at });
  const replaced = await endCorrected(tx, { userId, approvalId: replaces, at });
  await refuseBlocked(tx, { userId, otherId: replaced.userId });
  const submittedBy = fullNameOf(await getUser(tx, userId));
  const submitted = {
    ...submittedContent(correction),
    userId: replaced.userId,
    requesterId: userId,
    replacesId: replaces,
    createdAt: at,
    submittedBy,
    approver: fullNameOf(await getUser(tx, replaced.userId)),
    files,
  };
  const { id } = await submitDocument(tx, submitted, key);
  const ended = { id, title: correction.title, submittedBy };
  const news = endedRequestNotification(ended, 'corrected');
  await notify(tx, { userId: replaced.userId, topic: 'work', news, at });
  publish(tx, [userId, replaced.userId], { type: 'change', data: { area: 'work' } });
  return { id };
}

/** @throws {Refusal} if an amount has too many digits for its currency, or the categories do not add up */
function refuseAmounts({ amount, currency, categories }: DocumentContent): void {
  const digits = currencyDigits[currency];
  for (const figure of [amount, ...categories.map((category) => category.amount)]) {
    if (compare(figure, round(figure, digits)) !== 0) {
      throw new Refusal('amount-too-precise', { currency, digits });
    }
  }
  if (categories.length > 0) refuseOtherTotal(amount, categories);
}

/** The content of a request as the document shows it. */
function submittedContent(content: DocumentContent) {
  const { title, description, priority, department, type, amount, currency, period } = content;
  const formatted = (figure: DecimalString) => formatFixed(figure, currencyDigits[currency]);
  return {
    title,
    description,
    priority,
    department,
    kind: type,
    amount: formatted(amount),
    currency,
    details: {
      period: period === null ? '' : `${formatDate(period.from)} – ${formatDate(period.to)}`,
      destinations: content.destinations,
      categories: content.categories.map((category) => {
        return { name: category.name, amount: formatted(category.amount) };
      }),
    },
  };
}

function refuseOtherTotal(amount: DecimalString, categories: NewDocument['categories']): void {
  const total = add(...categories.map((category) => category.amount));
  if (compare(total, amount) !== 0) {
    throw new Refusal('categories-differ', { total, amount });
  }
}

async function refuseAboveQuota(
  tx: Tx,
  userId: number,
  { files, at }: { files: readonly StoredFile[]; at: Date },
): Promise<void> {
  // Serialises a user's requests, so that concurrent ones cannot exceed the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const own = eq(workApprovals.requesterId, userId);
  const [today] = await tx
    .select({ requests: count() })
    .from(workApprovals)
    .where(and(own, gte(workApprovals.createdAt, new Date(at.getTime() - day))));
  if ((today?.requests ?? 0) >= requestQuota.aDay) {
    throw new Refusal('requests-full', { most: requestQuota.aDay });
  }
  if (files.length === 0) return;
  const [stored] = await tx
    .select({ bytes: sum(workAttachments.size).mapWith(Number) })
    .from(workAttachments)
    .innerJoin(workApprovals, eq(workApprovals.id, workAttachments.approvalId))
    .where(own);
  const bytes = files.reduce((total, { size }) => total + size, stored?.bytes ?? 0);
  if (bytes > requestQuota.fileBytes) {
    throw new Refusal('request-files-full');
  }
}
