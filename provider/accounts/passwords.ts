import { timingSafeEqual } from 'node:crypto';

import type { PasswordWeakness } from './password-weakness.ts';
import {
  createPasswordQueue,
  keySize,
  type ScryptCost,
  type SignInPurpose,
} from './password-queue.ts';

/** One of the settings that OWASP recommends as equally strong. It needs 32 MB of memory. */
export const defaultScryptCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const saltSize = 16;

/**
 * A password's hash: `scrypt$N$r$p$salt$key`, the last two in base64. It contains its cost, so that old hashes stay
 * valid when new passwords get a higher cost.
 */
function encodeHash({ N, r, p }: ScryptCost, salt: Uint8Array, key: Uint8Array): string {
  const encoded = [salt, key].map((bytes) => Buffer.from(bytes).toString('base64'));
  return ['scrypt', N, r, p, ...encoded].join('$');
}

/** A hash that no password has, of the usual cost. */
export function unusableHash(random: (size: number) => Uint8Array): string {
  return encodeHash(defaultScryptCost, random(saltSize), random(keySize));
}

/** Hashes, checks and judges passwords. */
export interface Passwords {
  /** @throws {Overloaded} if too many passwords wait to be hashed */
  hash(password: string): Promise<string>;
  /**
   * True if a password matches a hash. Takes the same time without a hash, so the duration does not reveal that an
   * account is missing. The owner of a known device or a session goes before others, and accounts take turns.
   * @throws {Overloaded} if too many passwords wait to be hashed
   */
  check(password: string, hash: string | undefined, by: SignInPurpose): Promise<boolean>;
  /**
   * The reason to refuse a new password whose owner is known by some texts; undefined for an acceptable password.
   * @throws {Overloaded} if too many passwords wait to be hashed
   */
  weakness(password: string, known: readonly string[]): Promise<PasswordWeakness | undefined>;
  /** Ends the threads that hash. */
  close(): Promise<void>;
}

/** Hashes passwords at a given cost. */
export function createPasswords(random: (size: number) => Uint8Array, cost: ScryptCost): Passwords {
  const queue = createPasswordQueue();
  const placeholder = encodeHash(cost, Buffer.alloc(saltSize), Buffer.alloc(keySize));
  return {
    async hash(password) {
      const salt = random(saltSize);
      const derivation = { password: composed(password), salt, cost };
      return encodeHash(cost, salt, await queue.derive(derivation, 'registration'));
    },
    async check(password, hash, by) {
      const [, N, r, p, salt = '', key = ''] = (hash ?? placeholder).split('$');
      const derived = await queue.derive(
        {
          password: composed(password),
          salt: Buffer.from(salt, 'base64'),
          cost: { N: Number(N), r: Number(r), p: Number(p) },
        },
        by,
      );
      return timingSafeEqual(derived, Buffer.from(key, 'base64')) && hash !== undefined;
    },
    weakness: (password, known) => queue.judge({ password, known }),
    close: () => queue.close(),
  };
}

/** Keyboards compose the same letter in different ways; normalising makes their texts equal. */
function composed(password: string): string {
  return password.normalize('NFKC');
}
