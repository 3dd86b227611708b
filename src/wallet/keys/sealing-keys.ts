import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** How often PBKDF2 hashes a password before it is a key: this slows down guessing passwords. */
export const sealingRounds = 600_000;

/**
 * What a password yields: the key of the cipher, which cannot be read out, and a value that recognises the password.
 */
export interface SealingKeys {
  cipher: CryptoKey;
  /** 32 hex digits. Tells nothing of the cipher's key, and testing a guess on it costs the same rounds. */
  check: string;
}

/** Makes the keys of a password, a salt (hex) and a number of rounds. */
export type DeriveSealingKeys = (
  password: string,
  salt: string,
  rounds: number,
) => Promise<SealingKeys>;

const hkdf = (purpose: string): HkdfParams => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: new Uint8Array(utf8ToBytes(`superwallet sealing 1 ${purpose}`)),
});

/**
 * PBKDF2-SHA256, off the main thread. One output of its own width feeds both keys through HKDF: asking PBKDF2 for more
 * would double the owner's work and not an attacker's. The password is taken as NFKC, because the same characters
 * arrive composed from one keyboard and decomposed from another.
 */
export const deriveSealingKeys: DeriveSealingKeys = async (password, salt, rounds) => {
  const { subtle } = globalThis.crypto;
  const typed = new Uint8Array(utf8ToBytes(password.normalize('NFKC')));
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  typed.fill(0);
  const stretched = await subtle.deriveBits(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      salt: new Uint8Array(hexToBytes(salt)),
      iterations: rounds,
    },
    base,
    256,
  );
  const root = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  new Uint8Array(stretched).fill(0);
  const [cipher, check] = await Promise.all([
    subtle.deriveKey(hkdf('cipher'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    subtle.deriveBits(hkdf('check'), root, 128),
  ]);
  return { cipher, check: bytesToHex(new Uint8Array(check)) };
};
