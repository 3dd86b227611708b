import type { ReadTags } from '#widgets/tag-reader.ts';

/** A record of a tag, as Web NFC gives it. */
interface TagRecord {
  recordType: string;
  /** The encoding of a text record. */
  encoding?: string;
  data?: BufferSource | null;
}

/** What the wallet uses of Web NFC, which TypeScript does not know. */
export interface TagReader {
  scan: (options: { signal: AbortSignal }) => Promise<void>;
  onreading: ((event: { message: { records: readonly TagRecord[] } }) => void) | null;
}

/** The types of records whose data is a text that can name a recipient. */
const textTypes: ReadonlySet<string> = new Set(['text', 'url', 'absolute-url']);

/** Reads tags with a reader of the browser: the first record of each that is a text or an address. */
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
