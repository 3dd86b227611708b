/**
 * Reads NFC tags and reports the text of each. It resolves when the signal aborts. It rejects with the device's own
 * `DOMException`: `NotAllowedError` when the person refused, any other when tags cannot be read.
 */
export type ReadTags = (onText: (text: string) => void, signal: AbortSignal) => Promise<void>;

/** What a device can do with NFC. */
export interface Nfc {
  /** Whether the device can be touched with another. */
  hasNfc: () => boolean;
  /** Reads NFC tags; only where there is NFC. */
  readTags: ReadTags;
}
