import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `assets`. */
export const assets = {
  'assets.transition.asset': 'Each asset leads to its page (decision 215).',
  'assets.transition.receipt':
    'A transaction leads to its receipt, and the list of transactions to the history.',
  'assets.content.used-up': 'An asset that is used up stays in the list, with zero.',
  'assets.content.transaction-failed':
    'A transaction that failed is marked, and its amount is grey.',
  'assets.state.default':
    'Portfolio balance, asset list, four actions and the five most recent transactions.',
  'assets.content.recent-transactions': 'Only the five most recent transactions are shown.',
  'assets.content.transaction-pending': 'A transaction just sent is marked as pending.',
  'assets.state.empty': 'Without assets and transactions: a zero balance and two hints.',
  'assets.state.loading': 'Skeletons and no zero while assets or transactions load.',
  'assets.state.load-error':
    'The assets cannot be loaded: a card says why and offers to try again. The transactions stay.',
  'assets.state.rates-loading': 'A skeleton and no value while the rates load.',
  'assets.state.rates-failed':
    'The rates cannot be loaded: the card of the value says so. The rest stays.',
  'assets.state.transactions-failed':
    'The transactions cannot be loaded: a separate card says why. The balance stays.',
  'assets.rule.known-stays': 'Data that another screen has read is shown, also without a network.',
  'assets.rule.odd-rows': 'A row that cannot be read is left out of its list.',
} as const;

export const assetsScreen: ScreenFacts = {
  reads: {
    assets: {
      title: 'We could not load your assets',
      loading: 'Loading your portfolio',
      data: 'XP Network',
      stillVisible: ['Receive', '−42.75 XP'],
    },
    exchangeRates: {
      title: 'We could not load the rates',
      loading: 'Loading your portfolio',
      data: '$7,721.95',
      stillVisible: ['XP Network', '−42.75 XP'],
    },
    transactions: {
      title: 'We could not load your transactions',
      loading: 'Loading recent transactions',
      data: '−42.75 XP',
      stillVisible: ['$7,721.95', 'XP Network'],
    },
  },
};
