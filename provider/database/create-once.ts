import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { CallName } from '#api/contract.ts';

import { HttpError } from '../http-error.ts';
import { idempotencyKeys, users } from './schema.ts';
import type { Tx } from './tx.ts';

/** A request to create something, under the key that makes a repeat of it the same request. */
export interface KeyedRequest {
  /** Without one every request creates. */
  key: string | undefined;
  /** Whose key it is: two people may use the same one. */
  userId: number;
  call: CallName;
  /** What is asked for, as JSON says it; a repeat says the same. */
  request: unknown;
  at: Date;
}

/** What a request is answered with, and what it created; nothing for a repeat. */
export interface CreatedOnce<Created, Answer> {
  created: Created | undefined;
  answer: Answer;
}

/**
 * Creates something, or for a repeat under the same key gives the first one's answer again. The key is kept in the same
 * transaction: when nothing came of the request, it is free again.
 * @throws {HttpError} 422 when the key stood for another request
 */
export async function createOnce<Created>(
  tx: Tx,
  keyed: KeyedRequest,
  create: () => Promise<Created>,
): Promise<CreatedOnce<Created, Created>>;
export async function createOnce<Created, Answer>(
  tx: Tx,
  keyed: KeyedRequest,
  create: () => Promise<Created>,
  answerOf: (created: Created) => Answer,
): Promise<CreatedOnce<Created, Answer>>;
export async function createOnce<Created>(
  tx: Tx,
  { key, userId, call, request, at }: KeyedRequest,
  create: () => Promise<Created>,
  answerOf: (created: Created) => unknown = (created) => created,
): Promise<CreatedOnce<Created, unknown>> {
  const createNow = async () => {
    const created = await create();
    return { created, answer: answerOf(created) };
  };
  if (key === undefined) return createNow();

  // A person's keyed requests go one after the other, so that a repeat finds the first one. Not a plain update lock:
  // that would stop others from naming this person as a recipient, and two who send to each other would deadlock.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (first === undefined) {
    const result = await createNow();
    await tx
      .insert(idempotencyKeys)
      .values({ userId, key, call, requestHash, answer: result.answer, createdAt: at });
    return result;
  }
  if (first.call !== call || first.requestHash !== requestHash) {
    throw new HttpError(
      422,
      'This Idempotency-Key already stands for another request. Use a new key for a new request.',
    );
  }
  return { created: undefined, answer: first.answer };
}
