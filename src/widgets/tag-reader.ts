/**
 * Reads NFC tags and reports the text of each. Resolves when the signal aborts. Rejects with the device's own
 * `DOMException`: `NotAllowedError` if the user refused, any other if tags cannot be read.
 */
export type ReadTags = (onText: (text: string) => void, signal: AbortSignal) => Promise<void>;

/** The NFC capabilities of a device. */
export interface Nfc {
  /** Whether the device supports NFC. */
  hasNfc: () => boolean;
  /** Reads NFC tags; only call it if there is NFC. */
  readTags: ReadTags;
}
