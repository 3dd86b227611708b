import { emailKey, nameKey, phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

/** The address in a typed address or `did:ethr` DID, in lower case; undefined for another text. */
export function addressIn(text: string): string | undefined {
  return /^(?:did:ethr:(?:[a-z0-9-]+:)*)?(0x[0-9a-f]{40})$/.exec(text.toLowerCase())?.[1];
}

/** One text for a recipient, however it was typed: an address, a canonical phone number, an e-mail's or name's key. */
export function recipientKey(typed: string): string {
  const text = readTypedText(typed);
  const exact = phoneNumberOf(typed) ?? addressIn(text);
  if (exact !== undefined) return exact;
  return text.includes('@') ? emailKey(text) : (nameKey(text) ?? text);
}

/** The beginning and the end of a recipient's key, which is all that many users compare (decision 96). */
export function lookOf(key: string): string {
  // As dialled at home, as users know it.
  const recipient = key.replace(/^\+82/, '0');
  const shown = recipient.startsWith('0x') ? 6 : 3;
  const characters = Array.from(recipient);
  return characters.length <= shown + 4
    ? recipient
    : [...characters.slice(0, shown), ...characters.slice(-4)].join('');
}
