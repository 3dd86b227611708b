/** Hands out idempotency keys: the same one for the same content until it is done, so that a repeat is no second send. */
export interface IdempotencyKeys {
  keyFor(content: unknown): string;
  /** The content got through; the same content again is a new wish. */
  done(): void;
}

function randomKey(): string {
  // `crypto.randomUUID` is missing on a page without https, such as a phone's view of a development machine.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function createIdempotencyKeys(newKey: () => string = randomKey): IdempotencyKeys {
  let open: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (open?.content !== text) open = { content: text, key: newKey() };
      return open.key;
    },
    done() {
      open = undefined;
    },
  };
}
