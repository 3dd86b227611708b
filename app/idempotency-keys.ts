/** Hands out idempotency keys: the same one for the same content until it is done, so that a repeat is no second send. */
export interface IdempotencyKeys {
  keyFor(content: unknown): string;
  /** The content got through; the same content again is a new wish. */
  done(content: unknown): void;
}

function randomKey(): string {
  // `crypto.randomUUID` is missing on a page without https, such as a phone's view of a development machine.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function createIdempotencyKeys(newKey: () => string = randomKey): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? newKey();
      keys.set(text, key);
      return key;
    },
    done: (content) => void keys.delete(JSON.stringify(content)),
  };
}
