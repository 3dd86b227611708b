import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `home`. */
export const home = {
  'home.state.default':
    'Greeting, total portfolio value, Send and Receive, ID cards, recent activity.',
  'home.state.greeting-fallback': "Without a first name the greeting says 'User'.",
  'home.state.no-assets': 'Without assets the portfolio shows no change of the day.',
  'home.constant.rate-default': 'An asset without a rate counts as one dollar a unit.',
  'home.state.no-transactions': 'Without transactions only the signed document is listed.',
  'home.state.no-signed-document': 'If the user has approved no document, none is listed.',
  'home.state.nothing-yet':
    "Neither a document nor a transaction: 'No activity yet' (proposed copy).",
  'home.state.no-id-cards':
    'Without ID cards Home says so and leads to Verify Identity (proposed copy).',
  'home.state.id-cards-loading': 'The space of the ID cards is reserved while they load.',
  'home.state.id-cards-failed':
    'The ID cards cannot be loaded: a card in their place says why. The rest stays.',
  'home.content.id-card':
    'An ID card says whether it is verified, and whether it has expired, also if its texts are long.',
  'home.state.signed-document-loading':
    'While the documents load, the latest transaction is already shown.',
  'home.state.signed-document-failed':
    'The documents cannot be loaded: a separate card says why. The rest stays.',
  'home.transition.id-card': 'An ID card leads to its page.',
  'home.transition.signed-document': 'The signed document leads to its details.',
  'home.state.loading': 'Skeletons and no zero while assets or transactions load.',
  'home.state.load-error':
    'The assets cannot be loaded: a card says why and offers to try again. The activity stays.',
  'home.state.rates-loading': 'A skeleton and no value while the rates load.',
  'home.state.rates-failed':
    'The rates cannot be loaded: the card of the value says so. The rest stays.',
  'home.content.test-money':
    "'Test money' stands behind the label of the value while money comes from a sandbox (proposed copy).",
  'home.state.real-money': 'Without sandboxes nothing says test money.',
  'home.content.currency':
    'The value is in the currency of the profile, by the rate of the provider (proposed copy).',
  'home.content.change-today':
    'The change of the day is that of the value of the present holdings in 24 hours; stable assets have +0.0%.',
  'home.state.transactions-failed':
    'The transactions cannot be loaded: a separate card says why. The balance stays.',
  'home.content.latest-pending': 'A pending transaction is marked as on Assets.',
  'home.content.latest-failed': 'A failed transaction is marked as on Assets.',
  'home.state.opened-offline': 'Without a network each part says why it is missing.',
  'home.state.backup-reminder':
    'While the keys on this device have no backup, a card at the end of Home says so (proposed copy).',
  'home.rule.no-backup-reminder':
    'With a backup, or without keys on this device, there is no reminder.',
  'home.transition.backup-reminder': 'The reminder leads to Key Management.',
  'home.rule.backup-reminder-later': "'Later' hides the reminder for this session.",
  'home.transition.receipt':
    'The latest transaction leads to its receipt, and the list of transactions to the history.',
} as const;

export const homeScreen: ScreenFacts = {
  reads: {
    assets: {
      title: 'We could not load your wallet',
      loading: 'Loading your wallet',
      data: '$7,721.95',
      stillVisible: ['Hello, Jiwoo', 'Student ID', '−42.75 XP'],
    },
    exchangeRates: {
      title: 'We could not load the rates',
      loading: 'Loading your wallet',
      data: '$7,721.95',
      stillVisible: ['Hello, Jiwoo', 'Student ID', '−42.75 XP'],
    },
    credentials: {
      title: 'We could not load your ID cards',
      loading: 'Loading your ID cards',
      data: 'Student ID',
      stillVisible: ['$7,721.95', '−42.75 XP'],
    },
    workApprovals: {
      title: 'We could not load your signed documents',
      loading: 'Loading your signed documents',
      data: 'Document signed',
      stillVisible: ['$7,721.95', 'Student ID', '−42.75 XP'],
    },
    transactions: {
      title: 'We could not load your transactions',
      loading: 'Loading recent activity',
      data: '−42.75 XP',
      stillVisible: ['$7,721.95', 'Student ID', 'Document signed'],
    },
  },
  silentReads: { user: 'the session knows the first name' },
  fields: { path: paths.home, labels: ['Message'] },
};
