import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { CallName } from '#api/contract.ts';

import { HttpError } from '../http-error.ts';
import { idempotencyKeys, users } from './schema.ts';
import type { Tx } from './tx.ts';

/** A request to create something. */
export interface CreateRequest {
  /** The idempotency key; without one every request creates. */
  key: string | undefined;
  /** The person whose key it is. Two people may use the same one. */
  userId: number;
  call: CallName;
  /** The parsed body. A request is a repeat only when all of it is the same. */
  body: unknown;
  at: Date;
}

/** What a request created. */
export interface Created<Answer> {
  /** The JSON that answers the request. */
  answer: Answer;
  /** Follows the commit. A repeat creates nothing and has none. */
  afterCommit?: () => void;
}

/**
 * Creates something, or answers a repeat under the same key as the first request was answered. The key is stored in
 * the same transaction, so it stays free when creating fails.
 * @throws {HttpError} 422 when the key was used for another request
 */
export async function createOnce(
  tx: Tx,
  { key, userId, call, body, at }: CreateRequest,
  create: () => Promise<Created<unknown>>,
): Promise<Created<unknown>> {
  if (key === undefined) return create();

  // A person's keyed requests run one after the other, so that a repeat finds the first one. A plain update lock would
  // stop others from naming this person as a recipient, and two people who send to each other would deadlock.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (first === undefined) {
    const created = await create();
    await tx
      .insert(idempotencyKeys)
      .values({ userId, key, call, requestHash, answer: created.answer, createdAt: at });
    return created;
  }
  if (first.call !== call || first.requestHash !== requestHash) {
    throw new HttpError(
      422,
      'This Idempotency-Key already stands for another request. Use a new key for a new request.',
    );
  }
  return { answer: first.answer };
}
