import * as z from 'zod/mini';

import { readableOr } from '#wallet/entities/fields.ts';

import { refusalCodes } from './call.ts';

/** The bytes of a file. */
export const FileContent = z.instanceof(Blob);

/** An answer whose fields the wallet does not read. */
export const Acknowledged = z.looseObject({});

/** The body of every refusal: a sentence that a person can act on, and where it must be told apart, its code. */
export const Refusal = z.object({
  error: z.string(),
  code: readableOr(z.optional(z.enum(refusalCodes)), undefined),
  triesLeft: readableOr(z.optional(z.int().check(z.nonnegative())), undefined),
});
export type Refusal = z.infer<typeof Refusal>;
