import { readFileSync } from 'node:fs';

/** Pictures of 600 × 400 pixels, drawn on a canvas; `small` is one pixel narrower. */
export type DocumentPicture = `${'document' | 'blank'}.${'jpg' | 'png' | 'webp'}` | 'small.jpg';

/** The bytes of a picture. With a size, zero bytes follow, which every format ignores. */
export function documentPicture(name: DocumentPicture, size = 0): Buffer {
  const bytes = readFileSync(new URL(`document-pictures/${name}`, import.meta.url));
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]);
}
