import { timingSafeEqual } from 'node:crypto';

import type { SecretKey } from './secret-key.ts';

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

/** A code of an account. The purpose separates it from the codes of other messages. */
export interface AccountCode {
  userId: number;
  code: string;
  purpose: 'e-mail undo codes' | 'password reset codes';
}

/** The HMAC that is stored of a code, under the provider's key. */
export function codeHashOf({ userId, code, purpose }: AccountCode, key: SecretKey): string {
  return key.hash(`${userId} ${code}`, purpose);
}

/** True if an entered code is the one of a stored hash. */
export function hasCodeHash(entered: AccountCode, codeHash: string, key: SecretKey): boolean {
  return timingSafeEqual(Buffer.from(codeHash), Buffer.from(codeHashOf(entered, key)));
}
