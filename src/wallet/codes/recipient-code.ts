import { isPositive, readWon, type DecimalString } from '#wallet/money/decimal.ts';

/** What a code says about whom to send local currency to. */
export interface RecipientCode {
  /** A phone number, an account name, a DID or an address. */
  recipient: string;
  /** What the code calls the recipient. The maker of the code chose it, so it proves nothing. */
  name?: string;
  /** In won, whole. */
  amount?: DecimalString;
}

/** Most characters of a recipient that a code may hold, as of the calls that it goes out with. */
const maxRecipientLength = 200;

/** Most characters of a name that a code may hold: a first and a last name of a profile, and the space between. */
const maxNameLength = 161;

/**
 * What is not seen and so can make a text look like another, or like none: controls, line ends, marks that turn its
 * direction, and letters and spaces without width. Joiners and the signs' variants are left, which some names need.
 */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u;

/**
 * The recipient that a scanned code names: a telephone link, the wallet's own
 * `superwallet:pay?recipient=…&name=…&amount=…`, or a line of text, as a phone number, account name, DID or address is.
 * Nothing for a code of another purpose.
 */
export function readRecipientCode(text: string): RecipientCode | undefined {
  const line = text.trim();
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(line) ?? [];
  switch (scheme?.toLowerCase()) {
    case 'tel':
      return readTelephone(rest);
    case 'superwallet':
      return readPaymentRequest(rest);
    case 'did':
      return namedRecipient(line);
    case undefined:
      return isOtherPurpose(line) ? undefined : namedRecipient(line);
    default:
      return undefined;
  }
}

/** A text of at most so many characters, without blanks around it; nothing for one that a person could misread. */
function readable(text: string, maxLength: number): string | undefined {
  const line = text.trim();
  const isReadable =
    /[\p{L}\p{N}\p{S}]/u.test(line) && Array.from(line).length <= maxLength && !unseen.test(line);
  return isReadable ? line : undefined;
}

function namedRecipient(text: string): RecipientCode | undefined {
  const recipient = readable(text, maxRecipientLength);
  return recipient === undefined ? undefined : { recipient };
}

/**
 * Web addresses without their scheme, and the payment codes of shops (EMV), which begin with their format's version.
 */
function isOtherPurpose(line: string): boolean {
  return /^(www\.|\/\/|[\w-]+(\.[\w-]+)+(:\d+)?[/?#])/i.test(line) || line.startsWith('000201');
}

function readTelephone(rest: string): RecipientCode | undefined {
  const number = percentDecoded(/^[^;?]*/.exec(rest)?.[0] ?? '');
  return number !== undefined && /^\+?[\d().\s-]*\d[\d().\s-]*$/.test(number)
    ? namedRecipient(number)
    : undefined;
}

function readPaymentRequest(rest: string): RecipientCode | undefined {
  const [, query = ''] = /^(?:\/\/)?pay\/?\?(.*)$/is.exec(rest) ?? [];
  const named = namedRecipient(parameter(query, 'recipient') ?? '');
  if (named === undefined) return undefined;
  const name = readable(parameter(query, 'name') ?? '', maxNameLength);
  const amount = readWon(parameter(query, 'amount') ?? '');
  return {
    ...named,
    ...(name !== undefined && { name }),
    ...(amount !== undefined && isPositive(amount) && { amount }),
  };
}

/** A parameter of a URI's query. Not by `URLSearchParams`: it would take the plus of a phone number for a space. */
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
