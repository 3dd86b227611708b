import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { Refusal } from '../refusal.ts';

/** A `0x` address of 20 bytes with its EIP-55 checksum in the case of its letters. */
export type Address = `0x${string}`;

const addressShape = /^0x([0-9a-fA-F]{40})$/;
// The address follows an optional network name, which may contain colons.
const didShape = /^(did:ethr:(?:[a-zA-Z0-9-]+:)*)(0x[0-9a-fA-F]{40})$/;

/** The address of 40 hexadecimal digits, with its checksum. */
function checksummed(digits: string): Address {
  const lower = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const cased = Array.from(lower, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** The address of 20 bytes, with its checksum. */
export function addressOfBytes(bytes: Uint8Array): Address {
  return checksummed(bytesToHex(bytes));
}

/** Reads an address, or returns the fault. Digits of a single case carry no checksum. */
function readAddress(text: string): Address | 'malformed' | 'mistyped' {
  const digits = addressShape.exec(text)?.[1];
  if (digits === undefined) return 'malformed';
  const address = checksummed(digits);
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasChecksum && address !== text ? 'mistyped' : address;
}

function requireAddress(text: string, kind: 'did' | 'address'): Address {
  const address = readAddress(text);
  if (address === 'malformed' || address === 'mistyped') throw new Refusal(`${kind}-${address}`);
  return address;
}

/**
 * Reads the DID of a registration. Returns it with its address in checksum case.
 * @throws {Refusal} if the text is not a `did:ethr` DID, or its checksum does not match
 */
export function readDid(text: string): string {
  const [, prefix = '', address = ''] = didShape.exec(text) ?? [];
  return prefix + requireAddress(address, 'did');
}

/**
 * Reads a recipient, which is a DID or a bare address. Returns the address.
 * @throws {Refusal} if the address is malformed, or its checksum does not match
 */
export function readRecipient(text: string): Address {
  const address = didShape.exec(text)?.[2] ?? text;
  return requireAddress(address, 'address');
}
