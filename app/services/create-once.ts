import { refusalOf } from '#wallet/failure.ts';

/** A create as it goes out: its body and its idempotency key. */
export interface KeyedBody<Body> {
  body: Body;
  idempotencyKey: string;
}

function randomKey(): string {
  // `crypto.randomUUID` is missing on a page without https, such as a phone's view of a development machine.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A 4xx after which the same request may still succeed, or has: it timed out, came too early or too often. */
const openStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether the provider has said that it did not do this and will not do it under this key. */
function isDefiniteRefusal(error: unknown): boolean {
  const status = refusalOf(error)?.status;
  return status !== undefined && status >= 400 && status < 500 && !openStatuses.has(status);
}

/**
 * Makes a create safe to repeat. Until it succeeds or is definitely refused, the same content goes out with the same
 * body under the same idempotency key, so that a lost answer never creates twice. Other content, and the same content
 * after a success or a refusal, is a new create: a payment that was declined may be tried again.
 *
 * What it returns resolves and rejects as `send` does.
 */
export function createOnce<Content, Body, Answer>(
  bodyOf: (content: Content) => Body,
  send: (request: KeyedBody<Body>) => Promise<Answer>,
  newKey: () => string = randomKey,
): (content: Content) => Promise<Answer> {
  const unfinished = new Map<string, KeyedBody<Body>>();
  return async (content) => {
    const text = JSON.stringify(content);
    // The whole body is kept: a new timestamp in it must not make a repeat look like another request.
    const request = unfinished.get(text) ?? { body: bodyOf(content), idempotencyKey: newKey() };
    unfinished.set(text, request);
    try {
      const answer = await send(request);
      unfinished.delete(text);
      return answer;
    } catch (error) {
      if (isDefiniteRefusal(error)) unfinished.delete(text);
      throw error;
    }
  };
}
