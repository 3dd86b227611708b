/** Crockford's 32 digits and letters: each encodes 5 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Number of characters of a code. Its 60 bits cannot be guessed within days, so wrong codes need no limit of tries. */
const codeLength = 12;

/** A new code for a message that nothing else protects, such as one that undoes a change of the e-mail address. */
export function mailedCode(random: (size: number) => Uint8Array): string {
  return Array.from(random(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A code in groups of four characters, as a message shows it. */
export function shownCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}
