/** A value that changes and notifies its listeners. Both functions work unbound, as `useSyncExternalStore` requires. */
export interface ReadableStore<Value> {
  /** Returns the same value until it changes. */
  read: () => Value;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that can be written. */
export interface Store<Value> extends ReadableStore<Value> {
  /** Notifies the listeners unless the value is unchanged. */
  write: (next: Value) => void;
}

/** A store of the last written value. */
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
