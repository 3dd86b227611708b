import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

import { checksumAddress } from './address-checksum.ts';

/** The address of a private key: the last 20 bytes of the hash of its public point. */
export function addressOfKey(privateKey: Uint8Array): string {
  const point = secp256k1.getPublicKey(privateKey, false).subarray(1);
  return checksumAddress(keccak_256(point).subarray(-20));
}
