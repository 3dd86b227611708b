import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** An address of 20 bytes with the checksum that its capitals carry (EIP-55). */
export function checksumAddress(address: Uint8Array): string {
  const digits = bytesToHex(address);
  const capitals = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, index) =>
    (capitals[index] ?? '') >= '8' ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** The address of a private key: the last 20 bytes of the hash of its public point. */
export function addressOfKey(privateKey: Uint8Array): string {
  const point = secp256k1.getPublicKey(privateKey, false).subarray(1);
  return checksumAddress(keccak_256(point).subarray(-20));
}
