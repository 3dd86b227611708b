/** 128 random bits in hexadecimal digits: an idempotency key, or the nonce of a request. */
export function randomKey(): string {
  // `crypto.randomUUID` is missing on a page without https, such as a phone's view of a development machine.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
