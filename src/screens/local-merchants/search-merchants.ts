import type { Merchant, MerchantKind } from '#wallet/entities/merchant.ts';
import { readTypedText } from '#wallet/typed-text.ts';

/** Maximum number of characters of a search. */
export const maxSearchLength = 50;

/**
 * The merchants whose names, district or kind contain all words of a search, in the given order. `kinds` are the names
 * of the kinds of merchants.
 */
export function searchMerchants(
  merchants: readonly Merchant[],
  search: string,
  kinds: Readonly<Record<MerchantKind, string>>,
): Merchant[] {
  const words = readTypedText(search.slice(0, maxSearchLength)).toLowerCase().split(/ +/);
  return merchants.filter(({ name, latinName, district, kind }) => {
    const text = [name, latinName, district, kinds[kind]].join(' ').toLowerCase();
    // `광안리밀면` is the same name as `광안리 밀면`.
    const joined = text.replaceAll(' ', '');
    return words.every((word) => text.includes(word) || joined.includes(word));
  });
}
