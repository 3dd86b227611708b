import { emailKey, nameKey, phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

/** The address in a typed address or `did:ethr` DID, in lower case; undefined for another text. */
export function addressIn(text: string): string | undefined {
  return /^(?:did:ethr:(?:[a-z0-9-]+:)*)?(0x[0-9a-f]{40})$/.exec(text.toLowerCase())?.[1];
}

/** The canonical text of a recipient: an address, a canonical phone number, or an e-mail's or name's key. */
export function recipientKey(typed: string): string {
  const text = readTypedText(typed);
  const exact = phoneNumberOf(typed) ?? addressIn(text);
  if (exact !== undefined) return exact;
  return text.includes('@') ? emailKey(text) : (nameKey(text) ?? text);
}

/** The first and last characters of a recipient's key: many users compare only these (decision 96). */
export function lookOf(key: string): string {
  // Users know Korean numbers in the national format.
  const recipient = key.replace(/^\+82/, '0');
  const shown = recipient.startsWith('0x') ? 6 : 3;
  const characters = Array.from(recipient);
  return characters.length <= shown + 4
    ? recipient
    : [...characters.slice(0, shown), ...characters.slice(-4)].join('');
}
