import { receiptPath } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `receipt`. */
export const receipt = {
  'receipt.state.transfer-sent': 'A transfer to an address: amount, both parties, time.',
  'receipt.state.transfer-received': 'A transfer from another user.',
  'receipt.state.deposit': 'A deposit with its source, fee, total and charge.',
  'receipt.state.tax-refund': 'A paid tax refund, from the tax office (proposed copy).',
  'receipt.state.withdrawal': 'A withdrawal with its speed, fee and total.',
  'receipt.state.top-up-bank': 'A top-up from a bank, in won.',
  'receipt.state.top-up-exchange':
    'A top-up with an asset: the exchanged amount, the rate, fee, total and cashback.',
  'receipt.state.local-sent': 'A local send in Korean and in won, with its message.',
  'receipt.state.local-received': 'A received local send, in Korean and in won.',
  'receipt.state.local-withdrawal': 'A local withdrawal in Korean and in won, with its fee.',
  'receipt.state.pending': 'Pending: where the money is, and what comes next (proposed words).',
  'receipt.state.expected':
    "'Expected by': when a pending operation ends at the latest, in English and Korean (proposed copy).",
  'receipt.state.late': "'Later than expected': pending after that time (proposed copy).",
  'receipt.transition.late': 'An open receipt becomes late at its expected time.',
  'receipt.state.failed':
    'Failed: the reason, where the money is, and the way to try again (proposed words).',
  'receipt.state.waiting':
    "'Waiting for its owner': a send to an address without an account, and until when (decision 204).",
  'receipt.state.returned': 'A send that was taken back, or that was not claimed in time.',
  'receipt.state.take-back-asks': "'Take it back' needs a confirmation; Cancel changes nothing.",
  'receipt.state.taking-back': 'While the send is taken back, the dialog is busy.',
  'receipt.toast.taken-back': 'A send that was taken back is confirmed.',
  'receipt.toast.take-back-failed':
    'A send could not be taken back: the dialog says why and offers another try.',
  'receipt.state.block-asks':
    "'Block this person' on a payment from another user needs a confirmation (proposed copy).",
  'receipt.state.block-asks-korean': 'The same on a local receipt, in Korean (proposed copy).',
  'receipt.state.block-failed':
    'The person was not blocked: the dialog says why and can be confirmed again (proposed copy).',
  'receipt.transition.blocked': 'A note says that the person is blocked (proposed copy).',
  'receipt.state.loading': 'While the receipt loads, a skeleton replaces it.',
  'receipt.state.load-error': 'The receipt could not be loaded: a card with a retry.',
  'receipt.state.not-found': "'Receipt Not Found', with a way back.",
  'receipt.state.longest': 'The longest names, figures and message, all shown completely.',
  'receipt.transition.back': 'Back leads to the previous screen, otherwise to Assets or LocalPay.',
  'receipt.transition.completed': 'A pending receipt becomes completed while it is open.',
  'receipt.content.test-money':
    "'Test money' on the receipt and in its text while money comes from a sandbox (proposed copy).",
  'receipt.state.real-money': 'Without sandboxes nothing says test money.',
  'receipt.content.share': 'Share sends the receipt as text; without a share sheet it is copied.',
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
