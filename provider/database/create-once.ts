import { createHash } from 'node:crypto';

import type { CallName } from '#api/contract.ts';

import { Refusal } from '../refusal.ts';
import { and, eq } from './drizzle.ts';
import { idempotencyKeys, users } from './schema.ts';
import type { Tx } from './tx.ts';

/** What makes a request one that creates once only. */
export interface OnceOnly {
  /** The idempotency key. */
  key: string;
  requestHash: string;
}

/** What tells a repeat from another request under the same key: SHA-256 in hex of the whole parsed body. */
export function requestHashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/** The refusal of a request whose key was used for another one. */
export function keyOfAnotherRequest(): Refusal {
  return new Refusal('key-used');
}

/** An idempotency key of one call. */
interface KeyOfCall {
  key: string;
  /** The person whose key it is. Two people may use the same one. */
  userId: number;
  call: CallName;
  at: Date;
}

/** A request to create something. */
export interface CreateRequest extends Omit<KeyOfCall, 'key'> {
  /** The idempotency key; without one every request creates. */
  key: string | undefined;
  /** The parsed body. A request is a repeat only when all of it is the same. */
  body: unknown;
}

/** Marks a key as cancelled: it replaces the request hash, which no request can match. */
const neverArrived = 'never arrived';

/**
 * Locks a person's keyed requests, which run one after the other, and finds the one under a key. A plain update lock
 * would stop others from naming this person as a recipient, and two people who send to each other would deadlock.
 */
async function lockKey(tx: Tx, { userId, key }: Pick<KeyOfCall, 'userId' | 'key'>) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return first;
}

/**
 * What the request under a key was answered; undefined when it has not arrived. From then on it is refused, so that
 * the wallet can say for certain that it has not happened.
 * @throws {Refusal} 422 when the key was used for another call
 */
export async function lookUpCreate(
  tx: Tx,
  { key, userId, call, at }: KeyOfCall,
): Promise<{ answer: unknown } | undefined> {
  const first = await lockKey(tx, { userId, key });
  if (first === undefined) {
    await tx.insert(idempotencyKeys).values({
      userId,
      key,
      call,
      requestHash: neverArrived,
      answer: {},
      createdAt: at,
    });
    return undefined;
  }
  if (first.call !== call) throw keyOfAnotherRequest();
  return first.requestHash === neverArrived ? undefined : { answer: first.answer };
}

/**
 * Creates something and returns the JSON that answers the request, or answers a repeat under the same key as the first
 * request was answered. The key is stored in the same transaction, so it stays free when creating fails.
 * @throws {Refusal} 422 when the key was used for another request
 */
export async function createOnce(
  tx: Tx,
  { key, userId, call, body, at }: CreateRequest,
  create: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return create();

  const requestHash = requestHashOf(body);
  const first = await lockKey(tx, { userId, key });
  if (first === undefined) {
    const answer = await create();
    await tx
      .insert(idempotencyKeys)
      .values({ userId, key, call, requestHash, answer, createdAt: at });
    return answer;
  }
  if (first.call !== call || first.requestHash !== requestHash) {
    throw keyOfAnotherRequest();
  }
  return first.answer;
}
