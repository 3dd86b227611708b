import * as z from 'zod/mini';

import { derivationPath } from './derivation-path.ts';
import { IsoInstant } from './iso-instant.ts';

/**
 * A wallet's keys as stored on the device: the public part in clear, the phrase sealed with a password. Reading a
 * record needs no cryptography, which is lazy-loaded for unlocking.
 */
export const Vault = z.strictObject({
  version: z.literal(1),
  address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  did: z.string(),
  path: z.literal(derivationPath),
  /** The time at which it was sealed on this device. */
  createdAt: IsoInstant,
  /** Not authenticated, because it changes without the password: no decision may depend on it. */
  lastBackup: z.nullable(IsoInstant),
  sealed: z.string().check(z.maxLength(4_096)),
});
export type Vault = z.infer<typeof Vault>;
