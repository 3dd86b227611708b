/** A value that changes and calls its listeners. Both functions work on their own, as `useSyncExternalStore` needs. */
export interface ReadableStore<Value> {
  /** The same value until it changes. */
  read: () => Value;
  /** Calls the listener after each change. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that can be written. */
export interface Store<Value> extends ReadableStore<Value> {
  /** Calls the listeners unless the value is the same as before. */
  write: (next: Value) => void;
}

/** A store that holds the value until another one is written. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
