import type { ReadTags } from '#widgets/tag-reader.ts';

/** A record of a tag in Web NFC. */
interface TagRecord {
  recordType: string;
  /** The encoding of a text record. */
  encoding?: string;
  data?: BufferSource | null;
}

/** The part of Web NFC that the wallet uses; TypeScript has no types for it. */
export interface TagReader {
  scan: (options: { signal: AbortSignal }) => Promise<void>;
  onreading: ((event: { message: { records: readonly TagRecord[] } }) => void) | null;
}

/** Record types whose data is a text that can name a recipient. */
const textTypes: ReadonlySet<string> = new Set(['text', 'url', 'absolute-url']);

/** Reads tags with the browser's reader and reports each tag's first text or URL record. */
export function readTagsWith(newReader: () => TagReader): ReadTags {
  return async (onText, signal) => {
    const reader = newReader();
    reader.onreading = ({ message }) => {
      const record = message.records.find(({ recordType }) => textTypes.has(recordType));
      if (record?.data && !signal.aborted) {
        onText(new TextDecoder(record.encoding).decode(record.data));
      }
    };
    await reader.scan({ signal });
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
    reader.onreading = null;
  };
}
