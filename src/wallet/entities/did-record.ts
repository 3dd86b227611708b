import * as z from 'zod/mini';

import { text } from './fields.ts';

/**
 * The provider's record of a DID, or null if there is none. The address field has no documented name, so three names
 * are read (decision 26).
 */
export const DidRecord = z.nullable(
  z.pipe(
    z.object({
      didAddress: text,
      address: text,
      did: text,
      createdAt: z.nullish(z.string()),
    }),
    z.transform((record) => ({
      didAddress: record.didAddress || record.address || record.did,
      ...(record.createdAt ? { createdAt: record.createdAt } : {}),
    })),
  ),
);
export type DidRecord = z.infer<typeof DidRecord>;
