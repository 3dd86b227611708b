import { createHash } from 'node:crypto';

import type { CallName } from '#api/contract.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { Refusal } from '../refusal.ts';
import { and, eq } from './drizzle.ts';
import { idempotencyKeys, users } from './schema.ts';
import type { Tx } from './tx.ts';

/** The properties of an idempotent request. */
export interface OnceOnly {
  /** The idempotency key. */
  key: string;
  requestHash: string;
}

/** Distinguishes a repeat from another request under the same key: SHA-256 in hex of the complete parsed body. */
export function requestHashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/** The request hash of an encrypted answer. */
const keyedHash = (requestHash: string, secretKey: SecretKey) =>
  secretKey.hash(requestHash, 'request');

/** Encryption context of a stored answer, so that it cannot be decrypted as another answer. */
export const answerPlace = (userId: number, idempotencyKey: string) =>
  `answer ${userId} ${idempotencyKey}`;

/** The refusal of a request whose key was used for another request. */
export function keyOfAnotherRequest(): Refusal {
  return new Refusal('key-used');
}

/** An idempotency key of one call. */
interface KeyOfCall {
  key: string;
  /** The owner of the key. Two users may use the same key. */
  userId: number;
  call: CallName;
  at: Date;
  /** Encrypts the answer. */
  secretKey: SecretKey;
}

/** A request to create something. */
export interface CreateRequest extends Omit<KeyOfCall, 'key'> {
  /** The idempotency key. A request without a key is never treated as a repeat. */
  key: string | undefined;
  /** The parsed body. A repeat must have exactly the same body. */
  body: unknown;
}

/** Marks a key as cancelled: it is stored in place of the request hash, and no hash matches it. */
export const neverReceived = 'never arrived';

/**
 * Serialises a user's requests with keys, and returns the stored request with this key. A plain update lock would block
 * transactions that name this user as a recipient, and two users who send to each other would deadlock.
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
 * The stored answer to the request with this key. If there is none, cancels the key and returns undefined: a late
 * request cannot create anything then, so the wallet can state that nothing was created.
 * @throws {Refusal} if the key was used for another call
 */
export async function lookUpCreate(
  tx: Tx,
  { key, userId, call, at, secretKey }: KeyOfCall,
): Promise<{ answer: unknown } | undefined> {
  const first = await lockKey(tx, { userId, key });
  if (first === undefined) {
    await tx.insert(idempotencyKeys).values({
      userId,
      key,
      call,
      requestHash: neverReceived,
      plainAnswer: {},
      createdAt: at,
    });
    return undefined;
  }
  if (first.call !== call) throw keyOfAnotherRequest();
  return first.requestHash === neverReceived ? undefined : { answer: answerOf(first, secretKey) };
}

/**
 * Creates something and returns the JSON answer; a repeat under the same key gets the first answer. The key is stored
 * in the same transaction, so it stays unused when creating fails.
 * @throws {Refusal} if the key was used for another request
 */
export async function createOnce(
  tx: Tx,
  { key, userId, call, body, at, secretKey }: CreateRequest,
  create: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return create();

  const requestHash = requestHashOf(body);
  const first = await lockKey(tx, { userId, key });
  if (first === undefined) {
    const answer = await create();
    await tx.insert(idempotencyKeys).values({
      userId,
      key,
      call,
      ...encryptAnswer({ userId, key, requestHash, answer }, secretKey),
      createdAt: at,
    });
    return answer;
  }
  const expected = first.answer === null ? requestHash : keyedHash(requestHash, secretKey);
  if (first.call !== call || first.requestHash !== expected) throw keyOfAnotherRequest();
  return answerOf(first, secretKey);
}

/** The columns of an encrypted answer, from the JSON answer and the plain request hash. */
export function encryptAnswer(
  request: { userId: number; key: string; requestHash: string; answer: unknown },
  secretKey: SecretKey,
) {
  const place = answerPlace(request.userId, request.key);
  return {
    requestHash: keyedHash(request.requestHash, secretKey),
    answer: secretKey.encrypt(Buffer.from(JSON.stringify(request.answer)), place),
    plainAnswer: null,
  };
}

function answerOf(row: typeof idempotencyKeys.$inferSelect, secretKey: SecretKey): unknown {
  if (row.answer === null) return row.plainAnswer;
  const text = secretKey.decrypt(row.answer, answerPlace(row.userId, row.key)).toString();
  return JSON.parse(text);
}
