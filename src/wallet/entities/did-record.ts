import * as z from 'zod/mini';

/** A DID as the provider records it. The address's field has no documented name, so three are read (decision 26). */
export const DidRecord = z.nullable(
  z.pipe(
    z.object({
      didAddress: z.optional(z.string()),
      address: z.optional(z.string()),
      did: z.optional(z.string()),
      createdAt: z.optional(z.string()),
    }),
    z.transform((record) => ({
      didAddress: record.didAddress ?? record.address ?? record.did ?? '',
      ...(record.createdAt === undefined ? {} : { createdAt: record.createdAt }),
    })),
  ),
);
export type DidRecord = z.infer<typeof DidRecord>;
