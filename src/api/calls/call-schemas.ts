import * as z from 'zod/mini';

import { parsedOr } from '#wallet/entities/fields.ts';

/** The bytes of a file. */
export const FileContent = z.instanceof(Blob);

/** An answer whose fields the wallet does not read. */
export const Acknowledged = z.looseObject({});

/**
 * The body of every refusal: a sentence that helps the user act and, for a refusal of the domain, its code. The
 * figures of the code are further fields beside it (decision 218).
 */
export const Refusal = z.looseObject({
  error: z.string(),
  code: parsedOr(z.optional(z.string()), undefined),
});
export type Refusal = z.infer<typeof Refusal>;
