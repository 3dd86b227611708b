import type { ReadTags } from '#widgets/tag-reader.ts';

/** The NFC of a device for a story: it reads tags on demand. */
export interface FakeTags {
  read: ReadTags;
  /** Touches a tag with this text. */
  touch: (text: string) => void;
  isReading: () => boolean;
}

/** NFC that is on and permitted. */
export function fakeTags(): FakeTags {
  let onTag: ((text: string) => void) | undefined;
  return {
    async read(onText, signal) {
      onTag = onText;
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve, { once: true });
      });
      // Another read may have started meanwhile.
      if (onTag === onText) onTag = undefined;
    },
    touch: (text) => onTag?.(text),
    isReading: () => onTag !== undefined,
  };
}
