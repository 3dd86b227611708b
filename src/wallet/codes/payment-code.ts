import type { RecipientCode } from './recipient-code.ts';

/** Most characters of a name that go into a code: each may make it nine letters longer, and so finer to scan. */
const maxDrawnName = 60;

/** The code by which others can pay a recipient, as `readRecipientCode` reads it. A long name is cut. */
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

/** Half a character, which a text cut elsewhere may end in, cannot be encoded: it is left out. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}
