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
  'history.state.empty': 'When nothing passes the filters: a hint, and a button that clears them.',
  'history.rule.date-format': 'A date reads like Jan 5, 2025 14:30.',
  'history.state.paged':
    'A thousand activities show fifty at a time, and are read two hundred at a time.',
  'history.state.loading': 'While the activities load, skeletons show in place of the list.',
  'history.state.load-error': 'Activities that could not be loaded: a card with a retry.',
  'history.state.more-reading': 'While the next page is read, its button is busy.',
  'history.state.more-failed':
    'A next page that could not be read: the list stays, with a card that reads it again.',
  'history.state.services-further-back':
    'Only transactions among the latest: Services says how far it has looked, and looks further.',
  'history.state.nothing-yet':
    "An account without history says so (proposed words: 'No activities yet. …').",
  'history.rule.live': 'What happens while the history is open joins the list.',
  'history.rule.filter-stays': 'Tab and filters are as they were when one comes back.',
  'history.transition.receipt': 'A transaction leads to its receipt.',
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
