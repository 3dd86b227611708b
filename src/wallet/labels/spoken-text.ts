import { addressEnds } from './spoken-address.ts';

/** The words that a screen reader says instead of signs and addresses. */
export interface SpokenWords {
  /** For a full address: its first and last characters. */
  ends: (start: string, end: string) => string;
  /** For an amount that is not exact: `≈ $8.00`. */
  about: (amount: string) => string;
  /** For the ends of a range, or for an exchange: `1-2 hours`, `XP → BusanCoin`. */
  range: (from: string, to: string) => string;
}

const figure = String.raw`\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d\d:\d\d`;

/** A range of figures with a unit after it. After a hyphen only some units count, because names have hyphens too. */
const figures = new RegExp(
  String.raw`(?<![\d.,:-])(${figure})(?:[–~](?=(?:${figure})\s?[\p{L}%)])|-(?=(?:${figure})(?:%|\)|\s(?:business )?(?:minute|hour|day|digit)s)))(${figure})`,
  'gu',
);

/** An address or a DID. */
const address = /\b(?:did:ethr:)?0x[\da-f]{40}\b/gi;

/** The two sides of a sign in a text; undefined if it has none, or several. */
function sidesOf(text: string, sign: string): [string, string] | undefined {
  const [before, after, ...others] = text.split(` ${sign} `);
  return before && after && others.length === 0 ? [before, after] : undefined;
}

/** True for the first and the last day of a period. Other texts may have a dash between words. */
const areDays = ([first, last]: [string, string]) => /\d\D?$/.test(first) && /\d/.test(last);

/**
 * A text as a person would read it aloud. Screen readers skip or name its signs: a hyphen before an amount, `≈`, an
 * arrow, the dash of a range, and full addresses. A text without these is returned unchanged.
 */
export function spokenText(text: string, { ends, about, range }: SpokenWords): string {
  const spoken = text.replace(address, (found) => ends(...(addressEnds(found) ?? [found, found])));
  const exchange = sidesOf(spoken, '→');
  if (exchange !== undefined) return range(...exchange);
  const days = sidesOf(spoken, '–');
  if (days !== undefined && areDays(days)) return range(...days);
  return spoken
    .replace(/^≈ (.+)$/, (_, amount: string) => about(amount))
    .replace(/^-(?=\P{L}{0,3}\d|[A-Z]{1,3}\D?\d)/u, '−')
    .replace(figures, (_, least: string, most: string) => range(least, most));
}
