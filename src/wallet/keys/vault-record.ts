import * as z from 'zod/mini';

import { derivationPath } from './derivation-path.ts';
import { IsoInstant } from './iso-instant.ts';

/**
 * A wallet's keys as the device keeps them: what is public in clear, the phrase sealed under a password. Reading one
 * takes none of the cryptography, which is loaded to unlock it only.
 */
export const Vault = z.strictObject({
  version: z.literal(1),
  address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  did: z.string(),
  path: z.literal(derivationPath),
  /** When it was sealed on this device. */
  createdAt: IsoInstant,
  /** Changes without the password, so it alone is not authenticated: no decision may rest on it. */
  lastBackup: z.nullable(IsoInstant),
  sealed: z.string().check(z.maxLength(4_096)),
});
export type Vault = z.infer<typeof Vault>;
