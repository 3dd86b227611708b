/** Ends started parts in reverse order. */
export interface Lifecycle {
  /** Registers the end of the part that has just started. */
  onEnd(end: () => unknown): void;
  /** Ends all parts, latest first. If a part fails to end, the others are ended nevertheless. */
  end(): Promise<void>;
}

/** A lifecycle without parts. Node 22 has no `AsyncDisposableStack`. */
export function createLifecycle(): Lifecycle {
  const ends: (() => unknown)[] = [];
  const end = async (): Promise<void> => {
    const last = ends.pop();
    if (last === undefined) return;
    try {
      await last();
    } finally {
      await end();
    }
  };
  return { onEnd: (last) => void ends.push(last), end };
}
