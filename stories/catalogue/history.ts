import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `history`. */
export const history = {
  'history.state.default': 'Type and period filters, three tabs, and the activities, latest first.',
  'history.state.tab-all': 'All shows every activity that passes the filters.',
  'history.state.tab-transactions': 'Transactions shows only transactions.',
  'history.state.tab-services': 'Services shows everything but transactions.',
  'history.state.filter-type': 'A type leaves only activities of that type.',
  'history.state.filter-period': 'A period leaves only activities at most that many days old.',
  'history.state.status-colours': 'Green, yellow, red and grey: every status in its colour.',
  'history.state.empty':
    'If no activity passes the filters: a hint, and a button that clears them.',
  'history.rule.date-format': 'A date reads like Jan 5, 2025 14:30.',
  'history.state.paged':
    'Of a thousand activities, fifty more are shown and two hundred more are read at a time.',
  'history.state.loading': 'While the activities load, skeletons show in place of the list.',
  'history.state.load-error': 'The activities could not be loaded: a card with a retry.',
  'history.state.more-reading': 'While the next page is read, its button is busy.',
  'history.state.more-failed':
    'The next page could not be read: the list stays, with a card that retries.',
  'history.state.services-further-back':
    'The latest activities are all transactions: Services says how far back it has searched, and searches further.',
  'history.state.nothing-yet':
    "An account without history says so (proposed words: 'No activities yet. …').",
  'history.rule.live': 'New activities appear in the open history.',
  'history.rule.filter-stays': 'Tab and filters are unchanged when the user comes back.',
  'history.transition.statement': "'Statement' beside the title leads to it (proposed copy).",
  'history.transition.receipt': 'A transaction leads to its receipt.',
  'history.transition.services':
    'A credential, approval, refund, trip or verification request leads to its screen. (proposed copy)',
} as const;

export const historyScreen: ScreenFacts = {
  reads: {
    activities: {
      title: 'We could not load your activities',
      loading: 'Loading your activities',
      data: 'Overtime request',
      stillVisible: ['Activity History', 'All types'],
    },
  },
};
