import * as z from 'zod/mini';

import { typedCode, typedText } from './typed-fields.ts';

/** The contact data that a user proves with a code (decision 207). */
export const contactKinds = ['phone', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Number of digits of a code that is sent by SMS or e-mail. */
export const contactCodeLength = 6;

/** Requests a code for the phone number, or the e-mail address, of the saved profile. */
export const ContactProofRequest = z.object({ kind: z.enum(contactKinds) });
export type ContactProofRequest = z.infer<typeof ContactProofRequest>;

/** A code that was sent. */
export const ContactProof = z.object({
  /** Validity of the code, in seconds. */
  validSeconds: z.int().check(z.positive()),
  /** Delay before another code can be sent, in seconds. */
  resendSeconds: z.int().check(z.nonnegative()),
});
export type ContactProof = z.infer<typeof ContactProof>;

/** The entered code. */
export const ContactConfirmation = z.object({
  kind: z.enum(contactKinds),
  code: typedCode(contactCodeLength).check(z.regex(/^\d{6}$/)),
});
export type ContactConfirmation = z.infer<typeof ContactConfirmation>;

/** Undoes a change of the sign-in e-mail: the old address, and the code sent to it. */
export const EmailUndo = z.object({
  email: typedText(254),
  code: typedCode(40),
});
export type EmailUndo = z.infer<typeof EmailUndo>;
