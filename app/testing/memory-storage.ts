/** A browser's storage in a map; `isFull` makes it refuse new entries. */
export function storageIn(stored: Map<string, string>, isFull: () => boolean = () => false) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
}
