import { isShortenedAddress } from '#wallet/entities/shortened-address.ts';
import { type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { looksLikeSecret } from '#wallet/secret-text.ts';
import { readTypedText } from '#wallet/typed-text.ts';

/** The data of a code for sending an asset. */
export interface AddressCode {
  /** A DID, or an address of 20 bytes in hexadecimal digits. */
  address: string;
  /** The code of the requested asset. */
  assetType?: string;
  /** The requested amount in units of the asset; `unreadable` for an amount that cannot be sent. */
  amount?: DecimalString | 'unreadable';
}

/**
 * Why a text is not accepted as an address:
 *
 * - `secret`: it looks like a recovery phrase or a private key, and must not leave the device;
 * - `shortened`: the middle of the address is missing, as in the wallet's lists;
 * - `zero-address`: no one has the key of the address, so assets sent there are lost;
 * - `other-chain`: the link is for another network than Ethereum;
 * - `contract-call`: the link calls a contract, whose address must not receive the asset;
 * - `not-an-address`: anything else.
 */
export type RefusedAddress =
  'secret' | 'shortened' | 'zero-address' | 'other-chain' | 'contract-call' | 'not-an-address';

/** Maximum number of characters of a code that is parsed. A code of the wallet has about a hundred. */
const maxCodeLength = 500;

/** Maximum number of characters of an address, as in the call that sends it. */
const maxAddressLength = 200;

/** ASCII only: letters of other scripts and invisible marks could make one address look like another. */
const addressForm = /^(?:0x[0-9a-f]{40}|did:[a-z0-9]+:[\w.:%-]*[\w-])$/i;

const zeroAddress = /0x0{40}$/i;

/** A link of EIP-681: address, chain, function and parameters. */
const ethereumLink = /^(?:pay-)?(0x[0-9a-f]{40})(?:@(\d{1,20}))?(\/[^?]*)?(?:\?(.*))?$/i;

/** The chain id of Ethereum itself. */
const ethereumChain = '1';

/** Writes the code for receiving an asset, or any asset, at an address. `readAddressCode` reads it. */
export function addressCode({
  address,
  assetType,
}: Pick<AddressCode, 'address' | 'assetType'>): string {
  const asset = assetType === undefined ? '' : `&asset=${encodeURIComponent(assetType)}`;
  return `superwallet:send?address=${encodeURIComponent(address)}${asset}`;
}

/**
 * Reads the address in a scanned, typed or pasted text: the wallet's own `superwallet:send?address=…&asset=…`, an
 * `ethereum:` link to an address (EIP-681), or an address alone.
 */
export function readAddressCode(text: string): AddressCode | { refused: RefusedAddress } {
  if (text.length > maxCodeLength) return { refused: 'not-an-address' };
  const code = readTypedText(text);
  if (looksLikeSecret(code)) return { refused: 'secret' };
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/i.exec(code) ?? [];
  switch (scheme.toLowerCase()) {
    case 'superwallet':
      return readSendLink(rest);
    case 'ethereum':
      return readEthereumLink(rest);
    default:
      return readAddress(code);
  }
}

function readAddress(text: string): AddressCode | { refused: RefusedAddress } {
  if (isShortenedAddress(text)) return { refused: 'shortened' };
  if (text.length > maxAddressLength || !addressForm.test(text)) {
    return { refused: 'not-an-address' };
  }
  return zeroAddress.test(text) ? { refused: 'zero-address' } : { address: text };
}

function readSendLink(rest: string): AddressCode | { refused: RefusedAddress } {
  const [, query] = /^(?:\/\/)?send\/?\?(.*)$/is.exec(rest) ?? [];
  if (query === undefined) return { refused: 'not-an-address' };
  const parameters = new URLSearchParams(query);
  const code = readAddress(parameters.get('address')?.trim() ?? '');
  const assetType = parameters.get('asset') ?? '';
  return 'refused' in code || !/^\w{1,32}$/.test(assetType) ? code : { ...code, assetType };
}

function readEthereumLink(rest: string): AddressCode | { refused: RefusedAddress } {
  const [, address = '', chain = ethereumChain, call, query = ''] = ethereumLink.exec(rest) ?? [];
  if (call !== undefined) return { refused: 'contract-call' };
  if (chain !== ethereumChain) return { refused: 'other-chain' };
  const code = readAddress(address);
  const value = new URLSearchParams(query).get('value');
  if ('refused' in code || value === null) return code;
  return { ...code, assetType: 'ETH', amount: etherOf(value) ?? 'unreadable' };
}

/** Converts wei, such as `2.014e18`, to ether; undefined unless it is a whole number of wei above zero. */
function etherOf(wei: string): DecimalString | undefined {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(\d{1,40})(?:\.(\d{1,40}))?(?:e\+?(\d{1,2}))?$/i.exec(wei) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number.parseInt(exponent, 10) - 18;
  const text =
    point <= 0
      ? `0.${'0'.repeat(-point)}${digits}`
      : `${digits.padEnd(point, '0').slice(0, point)}.${digits.slice(point)}`;
  return readAmount(text.replace(/\.?0*$/, ''));
}

/** Whether a text is a complete address. */
export function isCompleteAddress(text: string): boolean {
  return /^(did:ethr:)?0x[0-9a-f]{40}$/i.test(readTypedText(text.slice(0, maxCodeLength)));
}
