import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { checksumAddress } from './address-checksum.ts';
import type { Secret } from './secret.ts';

/** 65 bytes in hexadecimal: r and s of 32 bytes each, and the recovery byte, which is 27 or 28. */
const signatureShape = /^0x([0-9a-f]{128})(1b|1c)$/i;

const firstRecovery = 27;

/** The digest that an Ethereum personal message signs (EIP-191, version `E`). */
function digestOf(text: string): Uint8Array {
  const message = utf8ToBytes(text);
  const prefix = utf8ToBytes(`\u0019Ethereum Signed Message:\n${message.length}`);
  return keccak_256(concatBytes(prefix, message));
}

/** Signs a text as an Ethereum personal message. The signature is 65 bytes in hexadecimal after `0x`. */
export function signPersonalMessage(text: string, secretPrivateKey: Secret): string {
  const key = hexToBytes(secretPrivateKey.revealSecret().slice(2));
  try {
    const signed = secp256k1.sign(digestOf(text), key, { prehash: false, format: 'recovered' });
    const [recovery = 0] = signed;
    return `0x${bytesToHex(signed.subarray(1))}${(firstRecovery + recovery).toString(16)}`;
  } finally {
    key.fill(0);
  }
}

/**
 * The address, with its checksum (EIP-55), whose key has signed a text as an Ethereum personal message; undefined for
 * an invalid signature. The malleable form of a signature, which anyone can derive, is invalid (EIP-2).
 */
export function verifyPersonalSignature(text: string, signature: string): string | undefined {
  const [, numbers = '', recovery = ''] = signatureShape.exec(signature) ?? [];
  if (numbers === '') return undefined;
  try {
    const read = secp256k1.Signature.fromBytes(hexToBytes(numbers), 'compact');
    if (read.hasHighS()) return undefined;
    const point = read
      .addRecoveryBit(Number.parseInt(recovery, 16) - firstRecovery)
      .recoverPublicKey(digestOf(text))
      .toBytes(false)
      .subarray(1);
    return checksumAddress(keccak_256(point).subarray(-20));
  } catch {
    // There is no public key for r and s.
    return undefined;
  }
}
