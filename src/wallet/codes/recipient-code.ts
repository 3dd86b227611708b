import { isPositive, readWon, type DecimalString } from '#wallet/money/decimal.ts';

/** What a code says about whom to send local currency to; the amount in won. */
export interface RecipientCode {
  recipient: string;
  amount?: DecimalString;
}

/** Most characters of a recipient that a code may hold. */
const maxRecipientLength = 100;

/**
 * What is not seen and so can make a text look like another, or like none: controls, line ends, marks that turn its
 * direction, and letters and spaces without width. Joiners and the signs' variants are left, which some names need.
 */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u;

/**
 * The recipient that a scanned code names: a telephone link, the wallet's own `superwallet:pay?recipient=…&amount=…`,
 * or a line of text, as a phone number, account name, DID or address is. Nothing for a code of another purpose.
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

function namedRecipient(text: string): RecipientCode | undefined {
  const recipient = text.trim();
  const isRecipient =
    /[\p{L}\p{N}\p{S}]/u.test(recipient) &&
    Array.from(recipient).length <= maxRecipientLength &&
    !unseen.test(recipient);
  return isRecipient ? { recipient } : undefined;
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
  const amount = readWon(parameter(query, 'amount') ?? '');
  return amount !== undefined && isPositive(amount) ? { ...named, amount } : named;
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
