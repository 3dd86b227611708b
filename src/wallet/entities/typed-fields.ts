import * as z from 'zod/mini';

import { readLine, readLines, readTypedCode, readTypedText } from '#wallet/typed-text.ts';

import { atMost } from './fields.ts';

const readable = (read: (typed: string) => string, maxLength: number) =>
  z.string().check(
    // A much longer text stays as it is, and the limit refuses it: reading it would cost too much.
    z.overwrite((typed) => (typed.length > maxLength * 4 + 100 ? typed : read(typed))),
    atMost(maxLength),
  );

const filled = (read: (typed: string) => string, maxLength: number) =>
  readable(read, maxLength).check(z.minLength(1));

/** A text that is not blank, read by `readTypedText`, of at most so many characters then. */
export const typedText = (maxLength: number): z.ZodMiniString => filled(readTypedText, maxLength);

/** A code, read by `readTypedCode`, of at most so many characters then. */
export const typedCode = (maxLength: number): z.ZodMiniString => filled(readTypedCode, maxLength);

/** A text of one line, read by `readLine`, of at most so many characters then. */
export const lineText = (maxLength: number): z.ZodMiniString => readable(readLine, maxLength);

/** The same, not blank. */
export const filledLine = (maxLength: number): z.ZodMiniString => filled(readLine, maxLength);

/** A text of several lines, read by `readLines`, of at most so many characters then. */
export const linesText = (maxLength: number): z.ZodMiniString => readable(readLines, maxLength);
