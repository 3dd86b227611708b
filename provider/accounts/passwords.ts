import { scrypt, timingSafeEqual } from 'node:crypto';

/** The cost of one scrypt hash: 128 · N · r bytes of memory, used p times. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** One of OWASP's equivalent settings: the one that needs 32 MB at a time. */
export const defaultScryptCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const saltSize = 16;
const keySize = 32;

function derive(password: string, salt: Uint8Array, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Node's own limit is below what the cost asks for.
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    // Keyboards compose the same letter in different ways. Normalising makes their texts equal.
    scrypt(password.normalize('NFKC'), salt, keySize, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/**
 * A password's hash: `scrypt$N$r$p$salt$key`, the last two in base64. It contains its cost, so that old hashes stay
 * valid when new passwords get a higher cost.
 */
function encodeHash({ N, r, p }: ScryptCost, salt: Uint8Array, key: Uint8Array): string {
  const encoded = [salt, key].map((bytes) => Buffer.from(bytes).toString('base64'));
  return ['scrypt', N, r, p, ...encoded].join('$');
}

async function matches(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64'));
}

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password matches a hash. Without a hash it does the same work, so that the time reveals nothing. */
  check(password: string, hash: string | undefined): Promise<boolean>;
}

/** Passwords hashed at a cost. */
export function createPasswords(random: (size: number) => Uint8Array, cost: ScryptCost): Passwords {
  const placeholder = encodeHash(cost, Buffer.alloc(saltSize), Buffer.alloc(keySize));
  return {
    async hash(password) {
      const salt = random(saltSize);
      return encodeHash(cost, salt, await derive(password, salt, cost));
    },
    async check(password, hash) {
      const correct = await matches(password, hash ?? placeholder);
      return correct && hash !== undefined;
    },
  };
}
