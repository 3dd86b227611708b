import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Number of PBKDF2 rounds for a password: this slows down guessing. */
export const sealingRounds = 600_000;

/**
 * The results of a key derivation: the key of the cipher, which cannot be exported, and a value that shows whether the
 * password is right.
 */
export interface SealingKeys {
  cipher: CryptoKey;
  /** 32 hex digits. It reveals nothing about the cipher's key, and testing a guess with it costs the same rounds. */
  check: string;
}

/** Derives the keys of a password, a salt (hex) and a number of rounds. */
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
 * PBKDF2-SHA256, off the main thread. One output of its native width feeds both keys through HKDF: a longer PBKDF2
 * output would double the owner's work but not an attacker's. The password is normalised to NFKC, because keyboards
 * send the same characters composed or decomposed.
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
