import * as z from 'zod/mini';

import { readTypedCode, readTypedText } from '#wallet/typed-text.ts';

import { atMost } from './fields.ts';

/** Most characters that are read; a longer text stays as it is, and the limit of its field refuses it. */
const maxReadLength = 1_000;

const filled = (read: (typed: string) => string, maxLength: number) =>
  z.string().check(
    z.overwrite((typed) => (typed.length > maxReadLength ? typed : read(typed))),
    z.minLength(1),
    atMost(maxLength),
  );

/** A text that is not blank, read by `readTypedText`, of at most so many characters then. */
export const typedText = (maxLength: number): z.ZodMiniString => filled(readTypedText, maxLength);

/** A code, read by `readTypedCode`, of at most so many characters then. */
export const typedCode = (maxLength: number): z.ZodMiniString => filled(readTypedCode, maxLength);
