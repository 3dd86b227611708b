import * as z from 'zod/mini';

import { filledText, id } from './fields.ts';

/** The documents that prove an identity. */
export const documentTypes = ['id', 'passport', 'license'] as const;

/** How many characters the provider keeps of the texts that a person writes. */
export const verificationLimits = { documentNumber: 60, name: 160 } as const;

/** A request to verify an identity document; `imageData` is a data URL. */
export const NewDigitalDocument = z.object({
  userId: id,
  title: filledText(120),
  documentType: z.enum(documentTypes),
  documentHash: filledText(200),
  metadata: z.object({
    documentNumber: filledText(verificationLimits.documentNumber),
    name: filledText(verificationLimits.name),
    verificationStatus: z.literal('pending'),
    imageData: z.string().check(z.minLength(1)),
  }),
});
export type NewDigitalDocument = z.infer<typeof NewDigitalDocument>;
