import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `local-merchants`. */
export const localMerchants = {
  'local-merchants.state.default':
    'The merchants, each with its district, kind and cashback rate, and a search (proposed copy).',
  'local-merchants.transition.back': 'Back leads to LocalPay.',
  'local-merchants.rule.search':
    'The search finds merchants by name in either script, district and kind, with or without blanks.',
  'local-merchants.state.no-result':
    'No merchant matches the words: the list says so (proposed copy).',
  'local-merchants.state.empty': 'A directory without merchants says so (proposed copy).',
  'local-merchants.state.loading': 'A skeleton while the merchants load.',
  'local-merchants.state.load-error':
    'The merchants cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-merchants.state.merchant':
    'A merchant opens with the code on its counter, its details and its rate (proposed copy).',
  'local-merchants.transition.pay': 'Pay leads to the local send with the merchant filled in.',
} as const;

export const localMerchantsScreen: ScreenFacts = {
  language: 'ko',
  reads: {
    merchants: {
      title: '가맹점을 불러오지 못했습니다',
      loading: '가맹점을 불러오는 중',
      data: '광복 돼지국밥',
      stillVisible: ['캐시백 가맹점'],
    },
  },
  fields: { path: paths.localMerchants, labels: ['가맹점 검색'] },
};
