import { expect, test } from 'vitest';

import { korean } from '#i18n/korean.ts';
import type { Merchant } from '#wallet/entities/merchant.ts';

import { searchMerchants } from './search-merchants.ts';

const { kinds } = korean.local.merchants;
const merchants: Merchant[] = [
  {
    code: 'busan-0008',
    name: '광안리 밀면',
    latinName: 'Gwangalli Milmyeon',
    district: '수영구',
    kind: 'restaurant',
    cashbackPercent: 15,
  },
  {
    code: 'busan-0007',
    name: '남포동 빵집',
    latinName: 'Nampo-dong Bakery',
    district: '중구',
    kind: 'bakery',
    cashbackPercent: 5,
  },
];

test.each([
  ['', ['busan-0008', 'busan-0007']],
  [' \u200B', ['busan-0008', 'busan-0007']],
  ['밀면', ['busan-0008']],
  ['광안리밀면', ['busan-0008']],
  ['광안리'.normalize('NFD'), ['busan-0008']],
  ['수영구', ['busan-0008']],
  ['음식점', ['busan-0008']],
  ['  NAMPO　bakery ', ['busan-0007']],
  ['중구 빵집', ['busan-0007']],
  ['중구 밀면', []],
  ['서울', []],
])('%j finds %j', (search, codes) =>
  expect(searchMerchants(merchants, search, kinds).map(({ code }) => code)).toEqual(codes),
);
