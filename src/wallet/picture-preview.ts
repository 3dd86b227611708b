import { pictureHeadLength, pixelsOf } from './picture-size.ts';

/** Maximum number of pixels of a preview, in pixels: a decoded picture needs four bytes for each. */
export const maxPreviewPixels = 50_000_000;

const mediaTypes: Readonly<Record<string, string>> = {
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WEBP: 'image/webp',
};

/** Whether a file of a type is a picture. */
export function isPicture(type: string): boolean {
  return Object.hasOwn(mediaTypes, type);
}

/**
 * The data URL of a picture. Undefined for another file, and for a picture that is too large to decode safely. The
 * content is in base64.
 */
export function picturePreview({ type, content }: { type: string; content: string }) {
  const mediaType = isPicture(type) ? mediaTypes[type] : undefined;
  if (mediaType === undefined) return undefined;
  // Four characters of base64 are three bytes.
  const head = content.slice(0, Math.ceil(pictureHeadLength / 3) * 4);
  const pixels = pixelsOf(Uint8Array.from(atob(head), (character) => character.charCodeAt(0)));
  if (pixels === undefined || pixels > maxPreviewPixels) return undefined;
  return `data:${mediaType};base64,${content}`;
}
