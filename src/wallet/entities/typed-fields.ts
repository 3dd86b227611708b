import * as z from 'zod/mini';

import { readLine, readLines, readTypedCode, readTypedText } from '#wallet/typed-text.ts';

import { atMost } from './fields.ts';

const readable = (read: (typed: string) => string, maxLength: number) =>
  z.string().check(
    // A much longer text is returned unchanged and then refused by the limit: normalising it would cost too much.
    z.overwrite((typed) => (typed.length > maxLength * 4 + 100 ? typed : read(typed))),
    atMost(maxLength),
  );

const filled = (read: (typed: string) => string, maxLength: number) =>
  readable(read, maxLength).check(z.minLength(1));

/** A text that is not blank, normalised by `readTypedText`, with a maximum number of characters after that. */
export const typedText = (maxLength: number): z.ZodMiniString => filled(readTypedText, maxLength);

/** A code, normalised by `readTypedCode`, with a maximum number of characters after that. */
export const typedCode = (maxLength: number): z.ZodMiniString => filled(readTypedCode, maxLength);

/** A text of one line, normalised by `readLine`, with a maximum number of characters after that. */
export const lineText = (maxLength: number): z.ZodMiniString => readable(readLine, maxLength);

/** A text of one line as in `lineText`, but not blank. */
export const filledLine = (maxLength: number): z.ZodMiniString => filled(readLine, maxLength);

/** A text of several lines, normalised by `readLines`, with a maximum number of characters after that. */
export const linesText = (maxLength: number): z.ZodMiniString => readable(readLines, maxLength);
