/** What was begun, to be ended in the reverse order. */
export interface Lifecycle {
  /** Adds how something ends that was begun just now. */
  onEnd(end: () => unknown): void;
  /** Ends all, each after those that were begun later. One that fails keeps no other from its end. */
  end(): Promise<void>;
}

/** A lifecycle without anything begun. Node 22 has no `AsyncDisposableStack`. */
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
