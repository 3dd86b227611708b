/** Ends started parts in reverse order. */
export interface Lifecycle {
  /** Adds how the part that has just started ends. */
  onEnd(end: () => unknown): void;
  /** Ends all parts, the latest first. A failing end does not keep the others from ending. */
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
