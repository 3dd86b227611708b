import { receiptPath } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `receipt`. */
export const receipt = {
  'receipt.state.transfer-sent': 'What was sent to an address: amount, both sides, time.',
  'receipt.state.transfer-received': 'What somebody else sent.',
  'receipt.state.deposit': 'A deposit with its fee and total.',
  'receipt.state.withdrawal': 'A withdrawal with its speed, fee and total.',
  'receipt.state.top-up-bank': 'A top-up from a bank, in won.',
  'receipt.state.top-up-exchange':
    'A top-up with an asset: what was exchanged, the rate, fee, total and cashback.',
  'receipt.state.local-sent': 'A local send in Korean and in won, with its message.',
  'receipt.state.local-received': 'A received local send, in Korean and in won.',
  'receipt.state.local-withdrawal': 'A local withdrawal in Korean and in won, with its fee.',
  'receipt.state.pending': 'Pending: where the money is, and what comes next (proposed words).',
  'receipt.state.failed':
    'Failed: the reason, where the money is, and the way to try again (proposed words).',
  'receipt.state.waiting':
    "'Waiting for its owner': a send to an address without an account, and until when (decision 204).",
  'receipt.state.returned': 'A send that was taken back, or that nobody has claimed in time.',
  'receipt.state.take-back-asks': "'Take it back' asks first; Cancel changes nothing.",
  'receipt.state.taking-back': 'While it is taken back the question is busy.',
  'receipt.toast.taken-back': 'A send that was taken back is confirmed.',
  'receipt.toast.take-back-failed': 'A send that could not be taken back: why, and another try.',
  'receipt.state.loading': 'While the receipt loads, a skeleton shows in its place.',
  'receipt.state.load-error': 'A receipt that could not be loaded: a card with a retry.',
  'receipt.state.not-found': "'Receipt Not Found', with a way back.",
  'receipt.state.longest': 'The longest names, figures and message, all of them to the last digit.',
  'receipt.transition.back': 'Back leads to where one came from, else to Assets or LocalPay.',
  'receipt.transition.completed': 'A pending receipt turns completed while it is open.',
  'receipt.content.share': 'Share gives the receipt as text; without a share sheet it is copied.',
  'receipt.content.save': 'Save stores the receipt as a text file.',
  'receipt.toast.copied':
    "A copied receipt or reference is confirmed (proposed words: 'Receipt copied to clipboard.').",
  'receipt.toast.copy-failed': 'A toast says that the clipboard refuses.',
} as const;

export const receiptScreen: ScreenFacts = {
  path: receiptPath(8),
  reads: {
    receipt: {
      title: 'We could not load the receipt',
      loading: 'Loading the receipt',
      data: 'SW-0000-0008',
      stillVisible: ['Receipt'],
    },
  },
};
