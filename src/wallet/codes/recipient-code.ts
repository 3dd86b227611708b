import { isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { isShortenedAddress } from '#wallet/entities/shortened-address.ts';
import { merchantRecipient } from '#wallet/entities/merchant-recipient.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { looksLikeSecret } from '#wallet/secret-text.ts';
import { phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

import { readAddressCode } from './address-code.ts';
import { isMerchantCode, readMerchantCode, type MerchantCodeProblem } from './merchant-code.ts';

/** The data of a code for sending local currency. */
export interface RecipientCode {
  /** A merchant, a phone number, a DID or an address; in a pay code also an e-mail address or account name. */
  recipient: string;
  /** The name in the code. The maker of the code chose it, so it proves nothing. */
  name?: string;
  /** In whole won. */
  amount?: DecimalString;
}

/** The kind of a code that names no recipient of local currency. */
export type RefusedCode =
  | 'bitcoin'
  | 'lightning'
  | 'lnurl'
  | 'tron'
  | 'ethereum-link'
  | 'shortened'
  | 'other-asset'
  | 'other-did'
  | 'web'
  | 'secret'
  | 'unreadable'
  | 'text'
  | 'other'
  | `merchant-${MerchantCodeProblem}`;

/** Maximum number of characters of a code that is parsed: the capacity of a QR code. */
const maxCodeLength = 4_296;

/** Maximum number of characters of a recipient in a code, as in the calls that send it. */
const maxRecipientLength = 200;

/** Maximum number of characters of a name in a code: a first and a last name of a profile, and the space between. */
const maxNameLength = 161;

/**
 * Invisible characters, which can make a text look like another one or empty: controls, line ends, direction marks,
 * and letters and spaces without width. Joiners and variation selectors are allowed, because some names need them.
 */
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u;

/** The recipients of other networks, by their format. */
const otherNetworks: readonly { refused: RefusedCode; form: RegExp }[] = [
  { refused: 'lnurl', form: /^lnurl1[02-9ac-hj-np-z]+$/i },
  { refused: 'lightning', form: /^ln(?:bc|tb|bcrt|sb)\d*[munp]?1[02-9ac-hj-np-z]+$/i },
  { refused: 'bitcoin', form: /^(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}$/i },
  { refused: 'bitcoin', form: /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/ },
  { refused: 'tron', form: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ },
];

/** The schemes of links that belong to other networks. */
const otherSchemes: Readonly<Partial<Record<string, RefusedCode>>> = {
  bitcoin: 'bitcoin',
  lightning: 'lightning',
  lnurl: 'lnurl',
  lnurlp: 'lnurl',
  lnurlw: 'lnurl',
  keyauth: 'lnurl',
  tron: 'tron',
  ethereum: 'ethereum-link',
  http: 'web',
  https: 'web',
};

const ownDid = /^did:ethr:(?:[\w-]+:)*0x[0-9a-f]{40}$/i;
const address = /^0x[0-9a-f]{40}$/i;
const webAddress = /^(?:www\.|\/\/|[\w-]+(?:\.[\w-]+)+(?::\d+)?[/?#])/i;

/**
 * Reads the recipient of a scanned code: a pay code (`superwallet:pay?recipient=…&name=…&amount=…`), a merchant's
 * code (EMVCo), an address or DID, or a phone number (decision 209). Any other code is refused with its kind.
 */
export function readRecipientCode(text: string): RecipientCode | { refused: RefusedCode } {
  if (text.length > maxCodeLength) return { refused: 'other' };
  // The checksum and the lengths of a merchant's code apply to its unchanged characters.
  if (isMerchantCode(text.trim())) return readMerchant(text.trim());
  const line = readTypedText(text);
  if (line.includes('\uFFFD')) return { refused: 'unreadable' };
  if (webAddress.test(line)) return { refused: 'web' };
  if (isShortenedAddress(line)) return { refused: 'shortened' };
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(line) ?? [];
  switch (scheme?.toLowerCase()) {
    case 'tel':
      return readPhone(percentDecoded(/^[^;?]*/.exec(rest)?.[0] ?? '') ?? '', 'other');
    case 'superwallet':
      return readOwnLink(line, rest);
    case 'did':
      return ownDid.test(line) ? { recipient: line } : { refused: 'other-did' };
    case undefined:
      return readLine(line);
    default:
      return { refused: otherSchemes[scheme?.toLowerCase() ?? ''] ?? 'other' };
  }
}

/** The kind of a typed text that the wallet recognises but cannot pay, such as an address of another network. */
export function otherKindOf(text: string): RefusedCode | undefined {
  const read = readRecipientCode(text);
  if (!('refused' in read) || read.refused === 'text' || read.refused === 'other') return undefined;
  return read.refused;
}

function readMerchant(code: string): RecipientCode | { refused: RefusedCode } {
  const read = readMerchantCode(code);
  if ('problem' in read) return { refused: `merchant-${read.problem}` };
  const { merchant, ...amount } = read;
  return { recipient: merchantRecipient(merchant), ...amount };
}

/** Reads a code that is one line of text: an address or a phone number. */
function readLine(line: string): RecipientCode | { refused: RefusedCode } {
  if (address.test(line)) return { recipient: line };
  const network = otherNetworkOf(line);
  if (network !== undefined) return { refused: network };
  if (looksLikeSecret(line)) return { refused: 'secret' };
  return readPhone(line, line === '' ? 'other' : 'text');
}

function otherNetworkOf(line: string): RefusedCode | undefined {
  return otherNetworks.find(({ form }) => form.test(line))?.refused;
}

function readPhone(text: string, otherwise: RefusedCode): RecipientCode | { refused: RefusedCode } {
  return phoneNumberOf(text) === undefined
    ? { refused: otherwise }
    : { recipient: readTypedText(text) };
}

/** Reads the wallet's own links: a pay code, or the code of an address for any asset or for the local currency. */
function readOwnLink(code: string, rest: string): RecipientCode | { refused: RefusedCode } {
  if (/^(?:\/\/)?pay\b/i.test(rest)) return readPaymentRequest(rest);
  const named = readAddressCode(code);
  if ('refused' in named) {
    return { refused: named.refused === 'shortened' ? named.refused : 'other' };
  }
  if (named.assetType !== undefined && named.assetType !== localCurrency) {
    return { refused: 'other-asset' };
  }
  return readRecipientCode(named.address);
}

function readPaymentRequest(rest: string): RecipientCode | { refused: RefusedCode } {
  const [, query = ''] = /^(?:\/\/)?pay\/?\?(.*)$/is.exec(rest) ?? [];
  const recipient = readable(parameter(query, 'recipient') ?? '', maxRecipientLength);
  if (recipient === undefined) return { refused: 'other' };
  if (isShortenedAddress(recipient)) return { refused: 'shortened' };
  const network = otherNetworkOf(recipient);
  if (network !== undefined) return { refused: network };
  if (recipient.startsWith('did:') && !ownDid.test(recipient)) return { refused: 'other-did' };
  const name = readable(parameter(query, 'name') ?? '', maxNameLength);
  const amount = readWon(parameter(query, 'amount') ?? '');
  return {
    recipient,
    ...(name !== undefined && { name }),
    ...(amount !== undefined && isPositive(amount) && { amount }),
  };
}

/** The trimmed text; undefined if it is longer than `maxLength` or could be misread. */
function readable(text: string, maxLength: number): string | undefined {
  const line = text.trim();
  const isReadable =
    /[\p{L}\p{N}\p{S}]/u.test(line) &&
    Array.from(line).length <= maxLength &&
    !invisible.test(line);
  return isReadable ? line : undefined;
}

/** A parameter of a URI's query. `URLSearchParams` would read the plus of a phone number as a space. */
function parameter(query: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const part = query.split('&').find((candidate) => candidate.startsWith(prefix));
  return part === undefined ? undefined : percentDecoded(part.slice(prefix.length));
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
