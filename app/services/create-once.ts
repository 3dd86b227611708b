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

/**
 * Makes a create safe to repeat: until it succeeds, the same content goes out with the same body under the same
 * idempotency key, so that a lost answer never creates twice. Other content, and the same content after a success, is a
 * new create.
 */
export function createOnce<Content, Body>(
  bodyOf: (content: Content) => Body,
  send: (request: KeyedBody<Body>) => Promise<unknown>,
  newKey: () => string = randomKey,
): (content: Content) => Promise<void> {
  const unfinished = new Map<string, KeyedBody<Body>>();
  return async (content) => {
    const text = JSON.stringify(content);
    // The whole body is kept: a new timestamp in it must not make a repeat look like another request.
    const request = unfinished.get(text) ?? { body: bodyOf(content), idempotencyKey: newKey() };
    unfinished.set(text, request);
    await send(request);
    unfinished.delete(text);
  };
}
