/**
 * Reads NFC tags and reports the text of each. It resolves when the signal aborts. It rejects with the device's own
 * `DOMException`: `NotAllowedError` when the person refused, any other when tags cannot be read.
 */
export type ReadTags = (onText: (text: string) => void, signal: AbortSignal) => Promise<void>;
