/** The entries of `local-merchants`. */
export const localMerchants = {
  'local-merchants.state.default':
    'The merchants, each with its district, kind and cashback rate, and a search (proposed copy).',
  'local-merchants.transition.back': 'Back leads to LocalPay.',
  'local-merchants.rule.search':
    'The search finds merchants by name in either script, district and kind, with or without blanks.',
  'local-merchants.state.no-result': 'No merchant has the words: the list says so (proposed copy).',
  'local-merchants.state.empty': 'A directory without merchants says so (proposed copy).',
  'local-merchants.state.loading': 'A skeleton while the merchants load.',
  'local-merchants.state.load-error':
    'The merchants cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-merchants.state.merchant':
    'A merchant opens with the code on its counter, its details and its rate (proposed copy).',
  'local-merchants.transition.pay': 'Pay leads to the local send with the merchant filled in.',
} as const;
