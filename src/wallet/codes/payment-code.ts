import type { RecipientCode } from './recipient-code.ts';

/**
 * Maximum number of characters of a name in a code. Encoding expands one character to up to twelve, and a longer code
 * has smaller modules.
 */
const maxDrawnName = 60;

/** Writes the code for paying a recipient, which `readRecipientCode` reads. A long name is truncated. */
export function recipientCode({ recipient, name, amount }: RecipientCode): string {
  const short = Array.from(name?.trim() ?? '')
    .slice(0, maxDrawnName)
    .join('');
  const parameters = [
    ['recipient', recipient],
    ['name', short],
    ['amount', amount ?? ''],
  ].flatMap(([key, value = '']) => (value === '' ? [] : [`${key}=${percentEncoded(value)}`]));
  return `superwallet:pay?${parameters.join('&')}`;
}

/** Encodes a text. Drops half surrogate pairs, which a truncated text can contain and `encodeURIComponent` rejects. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}
