import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `statement` (decision 165). */
export const statement = {
  'statement.state.default':
    'A month: opening and closing balance of each asset, and every movement with its fee (proposed copy).',
  'statement.state.current': 'The current month has a balance so far (proposed copy).',
  'statement.state.empty': 'A month without movements: balances, and a hint (proposed copy).',
  'statement.state.loading': 'Skeletons in place of the statement (proposed copy).',
  'statement.state.failed':
    'The statement could not be loaded: a card with a retry (proposed copy).',
  'statement.state.refused':
    'The month has no statement: the reason, and a way back (proposed copy).',
  'statement.state.longest': 'The longest names and amounts wrap, and are complete.',
  'statement.state.long': 'Of many movements, fifty more are shown at a time.',
  'statement.state.no-print': 'A device that cannot print says so (proposed copy).',
  'statement.state.too-long': 'A month too long for a PDF says so (proposed copy).',
  'statement.content.printed':
    'The printed statement: title, owner, period, balances, and all movements (proposed copy).',
  'statement.rule.month': 'Another month is read, and stays chosen when the user comes back.',
  'statement.rule.pages': 'A long statement is read page by page until it adds up.',
  'statement.rule.csv': "'Save as CSV' saves superwallet-statement-2025-01.csv (proposed copy).",
  'statement.transition.receipt': 'A movement leads to its receipt, whose Back leads here.',
  'statement.transition.back': 'Back leads to the history.',
} as const;

export const statementScreen: ScreenFacts = {
  reads: {
    statement: {
      title: 'We could not load your statement',
      loading: 'Loading your statement',
      data: 'Exchanged USDC for BusanCoin',
      stillVisible: ['Statement', 'January 2025'],
    },
  },
};
