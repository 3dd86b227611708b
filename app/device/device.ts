import type { ReadTags } from '#widgets/tag-reader.ts';

import type { Biometrics } from './biometrics.ts';

/** The features of the device that the wallet uses. */
export interface Device {
  /** True if the device has a camera. A browser that cannot list its cameras has none that the wallet could use. */
  hasCamera: () => Promise<boolean>;
  /** True if the browser can read NFC. */
  hasNfc: () => boolean;
  /** Reads NFC tags; needs `hasNfc()`. */
  readTags: ReadTags;
  biometrics: Biometrics;
  /** Copies a text to the clipboard. */
  copy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; undefined if it has none. */
  share: ((text: string) => Promise<void>) | undefined;
  /** Saves a text, or bytes, as a file. `type` is its media type. */
  saveFile: (fileName: string, content: string | Blob, type: string) => void;
  /** Reads the bytes of a file, in base64. Rejects when the device cannot read it. */
  readFile: (file: Blob) => Promise<string>;
  /** Reads a photo as a data URL of a size worth sending. Rejects when the file cannot be read as an image. */
  readImage: (file: Blob, purpose?: 'review') => Promise<string>;
}
