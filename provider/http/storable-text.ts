import { withoutHidden } from '#wallet/typed-text.ts';

import { HttpError } from './http-error.ts';
import { nameOf } from './field-name.ts';

/** The characters that a Postgres text cannot hold: the null character and half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** White space that is no space, and the blank of Braille: the schemas of shown texts have replaced both. */
const otherBlank = /[\p{Zl}\p{Zp}\u2800]/u;

/** A character that can be seen by itself. */
const visible = /[^\s\p{DI}\p{M}]/u;

/** The fields whose text is not one line that is shown: a password may have any character, a description lines. */
const freeFields: ReadonlySet<string | undefined> = new Set([
  'password',
  'description',
  'comment',
  'content',
  'imageData',
  'notes',
]);

/**
 * Checks the texts that a schema has kept of a body. What it dropped can be very much, and is not stored.
 * @throws {HttpError} 422 when one cannot be stored, or has characters that cannot be seen, or only such
 */
export function rejectUnstorableText(value: unknown, field?: string): void {
  if (typeof value === 'string') refuseText(value, field);
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) rejectUnstorableText(inner, key);
  }
}

function refuseText(text: string, field: string | undefined): void {
  if (unstorable.test(text)) {
    throw new HttpError(422, 'The text has characters that cannot be stored. Remove them.');
  }
  if (freeFields.has(field) || text === '') return;
  const name = nameOf(field);
  if (withoutHidden(text) !== text || otherBlank.test(text)) {
    throw new HttpError(422, `The ${name} has characters that cannot be seen. Remove them.`);
  }
  if (!visible.test(text)) {
    throw new HttpError(422, `The ${name} has no character that can be seen. Enter one.`);
  }
}
