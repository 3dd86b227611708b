import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A 20-byte address with the checksum in its capitals (EIP-55). */
export function checksumAddress(address: Uint8Array): string {
  return checksumOfDigits(bytesToHex(address));
}

/**
 * Whether the address at the end of a text has capitals that do not match its checksum, so that a character is
 * mistyped. Digits in one case have no checksum.
 */
export function isMistypedAddress(text: string): boolean {
  const digits = /0x([0-9a-f]{40})$/i.exec(text)?.[1] ?? '';
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasChecksum && checksumOfDigits(digits.toLowerCase()) !== `0x${digits}`;
}

/** The checksummed address of 40 lower-case hexadecimal digits. */
function checksumOfDigits(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, index) =>
    (hash[index] ?? '') >= '8' ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
