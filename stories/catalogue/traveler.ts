import { paths } from '#wallet/paths.ts';
import { refundPath } from '#wallet/refund-path.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `traveler`. */
export const traveler = {
  'traveler.state.default':
    'Refunds summary, scanner, shortcuts, automatic refunds, recent refunds, passport, eligibility.',
  'traveler.content.recent-refunds': 'Only the five most recent refunds are shown.',
  'traveler.state.refund-processing': 'A processing refund: a clock, in yellow.',
  'traveler.state.refund-approved': 'An approved refund: a check mark, in blue.',
  'traveler.state.refund-paid': 'A paid refund: a banknote, in green, counted as refunded.',
  'traveler.toast.camera-not-available': "Scanning without a camera: 'Camera Not Available'.",
  'traveler.content.scanner-card':
    'With a camera Scan opens the scanner. A receipt fills the form in, and another code is refused.',
  'traveler.content.payment-code':
    "A code to pay is no receipt: 'This code is to pay, and not a receipt.' (proposed copy)",
  'traveler.content.partner-store':
    'The code of a partner store starts an automatic refund, with the name of the directory (proposed copy).',
  'traveler.content.unknown-store':
    'The code of another store: the field says that it is not known (proposed copy).',
  'traveler.state.no-refunds':
    'Without refunds a hint in the list, and a summary of zero without counts (proposed copy).',
  'traveler.state.manual-refund-form':
    'Merchant and purchase amount. The refund of 8% shows before it is requested.',
  'traveler.content.expected-by':
    "Before a refund is requested: 'Expected by' with the time of its payment, marked as sandbox time (proposed copy).",
  'traveler.validation.manual-refund-missing':
    'Without merchant or amount a manual refund is refused.',
  'traveler.state.requesting': 'While the refund is requested the form is busy.',
  'traveler.toast.refund-created': 'A manual refund is confirmed, and listed as processing.',
  'traveler.toast.refund-failed':
    'A toast says that the request failed. The form keeps its values.',
  'traveler.state.real-tax-office': 'Without the sandbox an opened refund names none.',
  'traveler.content.refund-details':
    "A refund opens: 'Tax refund', its steps with times, 'Expected by', amounts, and 'Withdraw'. (proposed copy)",
  'traveler.state.refund-rejected':
    'A rejected refund: a cross, in red, and the reason of the tax office. (proposed copy)',
  'traveler.state.refund-missing':
    "An unknown refund: 'You have no such refund. It may belong to another account.' (proposed copy)",
  'traveler.state.refund-loading': 'While a refund loads its sheet shows a skeleton.',
  'traveler.state.refund-load-error':
    "A refund cannot be loaded: 'We could not load this refund', and why. (proposed copy)",
  'traveler.toast.refund-withdrawn':
    "A withdrawn refund: 'Refund Withdrawn', 'You can claim the receipt again.' (proposed copy)",
  'traveler.toast.withdraw-failed':
    "A refund that is decided already: 'Refund Not Withdrawn', and why. (proposed copy)",
  'traveler.state.purchase-in-won':
    "A purchase in won: 'Currency', 'Receipt date', 'Receipt number (optional)', and the rate. (proposed copy)",
  'traveler.validation.refund-ineligible':
    "Below $30, or a receipt older than 90 days: 'No Refund For This Purchase'. (proposed copy)",
  'traveler.state.loading': 'Skeletons and no zero while the refunds load.',
  'traveler.state.load-error':
    'The refunds cannot be loaded: a card says why and offers to try again.',
} as const;

export const travelerScreen: ScreenFacts = {
  // A refund that is not among the five most recent ones is open.
  path: refundPath(3),
  reads: {
    refundsOverview: {
      title: 'We could not load your refunds',
      loading: 'Loading your refunds',
      data: 'Lotte Duty Free',
      stillVisible: ['Digital Passport', 'Eligibility'],
    },
    taxRefund: {
      title: 'We could not load this refund',
      loading: 'Loading the refund',
      data: 'Nampo Books',
      stillVisible: ['Digital Passport', 'Eligibility', 'Lotte Duty Free'],
    },
  },
  silentReads: {
    exchangeRates: 'only an amount in won needs a rate, and its field says so',
    merchants: 'only the code of a receipt names a store, and its field says so',
  },
  fields: {
    path: paths.traveler,
    labels: ['Merchant', 'Purchase amount', 'Receipt number (optional)'],
  },
};
