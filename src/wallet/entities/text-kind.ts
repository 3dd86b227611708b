import { phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

/**
 * What a text visibly is:
 *
 * - `phone`, `email`, `address`: a phone number, an e-mail address, an Ethereum address or `did:ethr` DID;
 * - `bitcoin`, `lightning`, `tron`, `did`, `link`: an address or an invoice of another network, another DID, or a web
 *   link: none of them can be paid here;
 * - `unreadable`: characters were lost on its way;
 * - `other`: anything else, such as a name.
 */
export type TextKind =
  | 'phone'
  | 'email'
  | 'address'
  | 'bitcoin'
  | 'lightning'
  | 'tron'
  | 'did'
  | 'link'
  | 'unreadable'
  | 'other';

const base58 = '[1-9A-HJ-NP-Za-km-z]';

/** Most characters that are looked at: a longer text is no address, but it may be an invoice. */
const examined = 200;

const forms: readonly (readonly [TextKind, RegExp])[] = [
  ['unreadable', /\uFFFD/],
  ['address', /^(?:ethereum:|did:ethr:(?:[a-z0-9-]+:)*)?0x[0-9a-f]{40}(?:$|[@?])/i],
  ['did', /^did:/i],
  ['lightning', /^(?:lightning:|lnbc|lntb|lnurl)[0-9a-z]{20,}/i],
  ['bitcoin', /^bitcoin:/i],
  ['bitcoin', /^(?:bc|tb)1[0-9a-z]{25,87}$/i],
  // With a letter: a text of digits may be a number that somebody has mistyped.
  ['bitcoin', new RegExp(`^(?=.*[A-Za-z])[13]${base58}{25,34}$`)],
  ['tron', new RegExp(`^T${base58}{33}$`)],
  ['link', /^(?:https?:|www\.)/i],
  ['email', /^[^\s@]+@[^\s@]+$/],
];

/** What a typed or scanned text visibly is. It says nothing about whether somebody has it. */
export function textKindOf(typed: string): TextKind {
  if (phoneNumberOf(typed) !== undefined) return 'phone';
  const text = readTypedText(typed.slice(0, examined));
  return forms.find(([, form]) => form.test(text))?.[0] ?? 'other';
}
