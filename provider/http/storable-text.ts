import { withoutHidden } from '#wallet/typed-text.ts';

import { HttpError } from './http-error.ts';
import { nameOf } from './field-name.ts';

/** Characters that Postgres cannot store: the null character and half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** Line and paragraph separators, and the Braille blank. The schemas of displayed texts have replaced them already. */
const otherBlank = /[\p{Zl}\p{Zp}\u2800]/u;

/** A character that can be seen by itself. */
const visible = /[^\s\p{DI}\p{M}]/u;

/** Fields that need not be one visible line: a password may have any character, a description several lines. */
const freeFields: ReadonlySet<string | undefined> = new Set([
  'password',
  'description',
  'comment',
  'content',
  'imageData',
  'notes',
]);

/**
 * Checks the texts of a parsed body. Fields that its schema has dropped are not stored, so they are not checked.
 * @throws {HttpError} 422 for a text that cannot be stored, has invisible characters, or has nothing visible
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
