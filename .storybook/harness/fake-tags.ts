import type { ReadTags } from '#widgets/tag-reader.ts';

/** A device's NFC for a story: it reads the tags that it is told to. */
export interface FakeTags {
  read: ReadTags;
  /** Touches a tag with this text. */
  touch: (text: string) => void;
  isReading: () => boolean;
}

/** NFC that is on and allowed. */
export function fakeTags(): FakeTags {
  let onTag: ((text: string) => void) | undefined;
  return {
    async read(onText, signal) {
      onTag = onText;
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve, { once: true });
      });
      // Reading may have begun again meanwhile.
      if (onTag === onText) onTag = undefined;
    },
    touch: (text) => onTag?.(text),
    isReading: () => onTag !== undefined,
  };
}
