import type { Merchant, MerchantKind } from '#wallet/entities/merchant.ts';
import { readTypedText } from '#wallet/typed-text.ts';

/** The name of each kind of merchant. */
export const merchantKindLabels: Readonly<Record<MerchantKind, string>> = {
  restaurant: '음식점',
  cafe: '카페',
  bakery: '빵집',
  bookshop: '서점',
  market: '시장',
  shop: '상점',
};

/** Maximum number of characters of a search. */
export const maxSearchLength = 50;

/** The merchants whose names, district or kind contain all words of a search, in the given order. */
export function searchMerchants(merchants: readonly Merchant[], search: string): Merchant[] {
  const words = readTypedText(search.slice(0, maxSearchLength)).toLowerCase().split(/ +/);
  return merchants.filter(({ name, latinName, district, kind }) => {
    const text = [name, latinName, district, merchantKindLabels[kind]].join(' ').toLowerCase();
    // `광안리밀면` is the same name as `광안리 밀면`.
    const joined = text.replaceAll(' ', '');
    return words.every((word) => text.includes(word) || joined.includes(word));
  });
}
