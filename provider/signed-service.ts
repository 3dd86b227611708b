import { createHmac, timingSafeEqual } from 'node:crypto';

import type * as z from 'zod/mini';

import type { SandboxKind } from '#wallet/entities/sandbox.ts';

import type { Clock } from './environment.ts';

/** The header with the time of a request to an operator's service, in whole seconds since 1970. */
export const timestampHeader = 'X-Superwallet-Timestamp';

/** The header with the signature of a request to an operator's service. */
export const signatureHeader = 'X-Superwallet-Signature';

/** The timeout of a request, in milliseconds. */
const answerTimeout = 10_000;

/** Maximum difference between a request's timestamp and the clock, in seconds. */
const timestampTolerance = 300;

/**
 * The services of an operator, apart from the senders of messages: those that the wallet names (decision 201), and the
 * market.
 */
export type ServiceKind = Exclude<SandboxKind, 'email' | 'sms'> | 'market';

/** The address of an operator's service, and the secret that signs the requests to it. */
export interface SignedService {
  url: string;
  secret: string;
}

/** `v1=` and HMAC-SHA-256 in hex over the timestamp, a full stop and the body. */
export function requestSignature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** True if a request was signed with the secret, within five minutes of `at`. */
export function isSignedByProvider(
  secret: string,
  request: { timestamp: string; signature: string; body: string },
  at: Date,
): boolean {
  const expected = Buffer.from(requestSignature(secret, request.timestamp, request.body));
  const received = Buffer.from(request.signature);
  const age = Math.abs(at.getTime() / 1000 - Number(request.timestamp));
  return (
    age <= timestampTolerance &&
    received.length === expected.length &&
    timingSafeEqual(received, expected)
  );
}

/**
 * Sends a signed POST request to an operator's service. The reference is its idempotency key.
 * @throws if the service cannot be reached in time, or redirects
 */
export function postSigned(
  { url, secret }: SignedService,
  { reference, content }: { reference: string; content: object },
  clock: Pick<Clock, 'now'>,
): Promise<Response> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(clock.now().getTime() / 1000));
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': reference,
      [timestampHeader]: timestamp,
      [signatureHeader]: requestSignature(secret, timestamp, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerTimeout),
  });
}

/** Maximum size of an answer, in bytes. */
const answerLimit = 64 * 1024;

/** An operator's service has answered with an error status, or with something else than its contract says. */
export class BadAnswer extends Error {}

/**
 * Asks an operator's service, which answers 2xx with JSON.
 * @throws {BadAnswer} for another status or an answer that the schema does not match
 * @throws if the service cannot be reached in time, or redirects
 */
export async function askService<Schema extends z.ZodMiniType>(
  service: SignedService,
  request: { reference: string; content: object },
  { schema, clock }: { schema: Schema; clock: Pick<Clock, 'now'> },
): Promise<z.infer<Schema>> {
  const response = await postSigned(service, request, clock);
  if (!response.ok) {
    await response.body?.cancel();
    throw new BadAnswer(`The service answered ${response.status}`);
  }
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > answerLimit) throw new BadAnswer('The answer of the service is too large');
    chunks.push(chunk);
  }
  const parsed = schema.safeParse(jsonOf(Buffer.concat(chunks).toString()));
  if (parsed.success) return parsed.data;
  throw new BadAnswer('The answer of the service does not have the expected form');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadAnswer('The answer of the service is not JSON');
  }
}
