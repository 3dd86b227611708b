import {
  imageTypes,
  isTooSmall,
  maxImageBytes,
  minImageSides,
  type ImageType,
} from '#wallet/rules/document-image.ts';

import { maxPixels, pictureSize } from '#wallet/picture-size.ts';

import { Refusal } from '../refusal.ts';
import { isBlank } from './blank-picture.ts';

/** A user's uploaded image. */
export interface DocumentImage {
  type: ImageType;
  bytes: Uint8Array;
}

/** The first bytes of each file type, in hexadecimal digits. */
const signatures: Record<ImageType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  // `RIFF`, any four bytes, `WEBP`.
  'image/webp': /^52494646.{8}57454250/,
};

/** The length of the longest signature, in bytes. */
const signatureSize = 12;

/** Maximum number of characters before the content: more than `data:image/jpeg;base64,` needs. */
const maxStart = 100;

const typeNames: Record<ImageType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/**
 * Reads the image in a data URL. Its first bytes must match the declared type.
 * @throws {Refusal} if the image has no allowed type, is too large, too small or blank, or has too many pixels
 */
export async function readImage(dataUrl: string): Promise<DocumentImage> {
  const comma = dataUrl.slice(0, maxStart).indexOf(',');
  const [label = '', encoding, ...others] = dataUrl.slice(0, Math.max(comma, 0)).split(';');
  const type = imageTypes.find((known) => `data:${known}` === label.toLowerCase());
  if (type === undefined) throw new Refusal('image-type');
  const content = dataUrl.slice(comma + 1);
  const bytes = Buffer.from(content, 'base64');
  // Decoding skips invalid base64 characters; encoding the result again detects them.
  if (encoding !== 'base64' || others.length > 0 || bytes.toString('base64') !== content) {
    throw new Refusal('image-unreadable');
  }
  if (bytes.length > maxImageBytes) {
    throw new Refusal('image-too-large', { megabytes: maxImageBytes / 1_000_000 });
  }
  if (!signatures[type].test(bytes.toString('hex', 0, signatureSize))) {
    throw new Refusal('image-other-type', { type: typeNames[type] });
  }
  const size = pictureSize(bytes);
  if (size === undefined) throw new Refusal('image-unreadable');
  if (size.width * size.height > maxPixels) {
    throw new Refusal('image-too-many-pixels', { megapixels: maxPixels / 1_000_000 });
  }
  if (isTooSmall(size)) throw new Refusal('image-too-small', minImageSides);
  if (await isBlank(bytes, type, size)) throw new Refusal('image-blank');
  return { type, bytes };
}
