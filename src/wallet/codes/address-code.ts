/** What a code says about where to send an asset to. */
export interface AddressCode {
  /** A DID, or an address of 20 bytes in hexadecimal digits. */
  address: string;
  /** The code of the asset that is asked for. */
  assetType?: string;
}

/** Most characters of a code that is read at all. A code of the wallet has about a hundred. */
const maxCodeLength = 500;

/** Most characters of an address, as of the call that it goes out with. */
const maxAddressLength = 200;

/** ASCII only, so that none looks like another by letters of another script or by marks that are not seen. */
const addressForm = /^(?:0x[0-9a-f]{40}|did:[a-z0-9]+:[\w.:%-]*[\w-])$/i;

/** The code by which others can send an asset, or any, to an address, as `readAddressCode` reads it. */
export function addressCode({ address, assetType }: AddressCode): string {
  const asset = assetType === undefined ? '' : `&asset=${encodeURIComponent(assetType)}`;
  return `superwallet:send?address=${encodeURIComponent(address)}${asset}`;
}

/**
 * The address that a scanned code names: the wallet's own `superwallet:send?address=…&asset=…`, an `ethereum:` link to
 * an address (EIP-681), or an address alone. Nothing for a code of another purpose, such as a call of a contract.
 */
export function readAddressCode(text: string): AddressCode | undefined {
  const code = text.trim();
  if (code.length > maxCodeLength) return undefined;
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/i.exec(code) ?? [];
  switch (scheme.toLowerCase()) {
    case 'superwallet':
      return readSendLink(rest);
    case 'ethereum':
      // An address that a path follows is that of a contract, which must not get the asset.
      return readAddress(/^(?:pay-)?(0x[0-9a-f]{40})(?:@\d+)?(?:\?.*)?$/i.exec(rest)?.[1]);
    default:
      return readAddress(code);
  }
}

function readAddress(text = ''): AddressCode | undefined {
  return text.length <= maxAddressLength && addressForm.test(text) ? { address: text } : undefined;
}

function readSendLink(rest: string): AddressCode | undefined {
  const [, query] = /^(?:\/\/)?send\/?\?(.*)$/is.exec(rest) ?? [];
  if (query === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  const code = readAddress(parameters.get('address')?.trim());
  const assetType = parameters.get('asset') ?? '';
  return code && /^\w{1,32}$/.test(assetType) ? { ...code, assetType } : code;
}

/** Whether a text is whole as an address, so that no more needs to be typed. */
export function isWholeAddress(text: string): boolean {
  return /^(did:ethr:)?0x[0-9a-f]{40}$/i.test(text.trim());
}
