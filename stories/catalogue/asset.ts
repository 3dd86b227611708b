import { assetPath } from '#wallet/asset-path.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `asset` (decision 215). */
export const asset = {
  'asset.state.default':
    'Balance, value, four ways to move the asset, the prices of a day, and its transactions (proposed copy).',
  'asset.state.month': 'The prices of 30 days, one a day (proposed copy).',
  'asset.state.year': 'The prices of 52 weeks, one a week (proposed copy).',
  'asset.state.loss': 'A price that has fallen: the change is negative (proposed copy).',
  'asset.state.flat':
    'A price that never moves: a straight line, and a sentence that says so (proposed copy).',
  'asset.state.local-currency':
    'The local currency: prices in won, a teal card, and Top Up in place of Receive and Deposit (proposed copy).',
  'asset.state.not-held': 'An asset that is not held has a zero balance (proposed copy).',
  'asset.state.no-transactions': 'Without transactions: a hint (proposed copy).',
  'asset.state.longest': 'The longest amounts, all shown completely.',
  'asset.state.loading': 'Skeletons for balance, prices and transactions (proposed copy).',
  'asset.state.rates-loading': 'No balance card while the rates load.',
  'asset.state.balance-failed':
    'The balance could not be loaded: a card with a retry. The rest stays (proposed copy).',
  'asset.state.rates-failed': 'The rates could not be loaded: only the value is missing.',
  'asset.state.prices-failed':
    'The prices could not be loaded: a card with a retry. The rest stays (proposed copy).',
  'asset.state.price-missing':
    'The market has no price of the asset: the card has the reason (proposed copy).',
  'asset.state.transactions-failed':
    'The transactions could not be loaded: a card with a retry. The rest stays (proposed copy).',
  'asset.state.not-found': 'No such asset: a sentence, and a way to all assets (proposed copy).',
  'asset.content.selected-price':
    'A slider over the line selects a price, by touch and keyboard (proposed copy).',
  'asset.content.all-prices': "'All prices' lists every price of the period (proposed copy).",
  'asset.content.paged': 'Older transactions are read page by page.',
  'asset.rule.period': 'Each period is read once, and its current price is selected at first.',
  'asset.transition.forms': 'Each way to move the asset opens its form with the asset selected.',
  'asset.transition.receipt': 'A transaction leads to its receipt, whose Back leads here.',
  'asset.transition.back': 'Back leads to Assets.',
} as const;

export const assetScreen: ScreenFacts = {
  path: assetPath('BTC'),
  reads: {
    assets: {
      title: 'We could not load your balance',
      loading: 'Loading your balance',
      data: '0.0525 BTC',
      stillVisible: ['Bitcoin', '$45,000.00', 'Sent'],
    },
    exchangeRates: {
      title: 'We could not load the rates',
      loading: 'Loading your balance',
      data: '$2,362.50',
      stillVisible: ['Bitcoin', '$45,000.00', 'Sent'],
    },
    assetPrices: {
      title: 'We could not load the prices',
      loading: 'Loading the prices',
      data: '$45,000.00',
      stillVisible: ['0.0525 BTC', '$2,362.50', 'Sent'],
    },
    activities: {
      title: 'We could not load the transactions',
      loading: 'Loading the transactions',
      data: 'Sent',
      stillVisible: ['0.0525 BTC', '$45,000.00'],
    },
  },
};
