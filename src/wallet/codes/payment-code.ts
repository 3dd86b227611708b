import type { RecipientCode } from './recipient-code.ts';

/**
 * Maximum number of characters of a name in a code: each can take nine characters when encoded, and a longer code has
 * smaller modules.
 */
const maxDrawnName = 60;

/** The code for paying a recipient, for `readRecipientCode`. A long name is truncated. */
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

/** Half a surrogate pair, which a truncated text can end in, cannot be encoded: it is dropped. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}
