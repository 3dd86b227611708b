import * as z from 'zod/mini';

import { filledText, id } from './fields.ts';

export const documentTypes = ['id', 'passport', 'license'] as const;

/** A request to verify an identity document; `imageData` is a data URL. */
export const NewDigitalDocument = z.object({
  userId: id,
  title: filledText(120),
  documentType: z.enum(documentTypes),
  documentHash: filledText(200),
  metadata: z.object({
    documentNumber: filledText(60),
    name: filledText(160),
    verificationStatus: z.literal('pending'),
    imageData: z.string().check(z.minLength(1)),
  }),
});
export type NewDigitalDocument = z.infer<typeof NewDigitalDocument>;
