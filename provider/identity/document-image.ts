import { imageTypes, maxImageBytes, type ImageType } from '#wallet/forms/verify-identity.ts';

import { HttpError } from '../http-error.ts';

/** An image that a person sent. */
export interface DocumentImage {
  type: ImageType;
  bytes: Uint8Array;
}

/** The first bytes of files of a type, in hexadecimal digits. */
const signatures: Record<ImageType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  // `RIFF`, any length, `WEBP`.
  'image/webp': /^52494646.{8}57454250/,
};

/** The length of the longest signature, in bytes. */
const signatureSize = 12;

/** Most characters before the content: more than `data:image/jpeg;base64,` needs. */
const longestStart = 100;

const typeNames: Record<ImageType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

const allowed = 'Choose a photo saved as JPEG, PNG or WebP.';

/**
 * Reads the image in a data URL. Its first bytes must be those of the type that the URL declares.
 * @throws {HttpError} 422 when it is not an image of an allowed type, 413 when it is too large
 */
export function readImage(dataUrl: string): DocumentImage {
  const comma = dataUrl.slice(0, longestStart).indexOf(',');
  const [label = '', encoding, ...others] = dataUrl.slice(0, Math.max(comma, 0)).split(';');
  const type = imageTypes.find((known) => `data:${known}` === label.toLowerCase());
  if (type === undefined) throw new HttpError(422, `The image has no allowed type. ${allowed}`);
  const content = dataUrl.slice(comma + 1);
  const bytes = Buffer.from(content, 'base64');
  // Decoding skips characters that are not base64. Encoding the result again shows whether there were any.
  if (encoding !== 'base64' || others.length > 0 || bytes.toString('base64') !== content) {
    throw new HttpError(
      422,
      'The image is not encoded as base64. Take it again, or choose another.',
    );
  }
  if (bytes.length > maxImageBytes) {
    throw new HttpError(
      413,
      `The image is too large: choose one of at most ${maxImageBytes / 1_000_000} MB.`,
    );
  }
  if (!signatures[type].test(bytes.toString('hex', 0, signatureSize))) {
    throw new HttpError(422, `The image is no ${typeNames[type]} file, as it says. ${allowed}`);
  }
  return { type, bytes };
}
