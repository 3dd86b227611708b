import { paths } from '#wallet/paths.ts';

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
  'traveler.state.no-refunds': 'Without refunds a hint in the list, and a summary of zero.',
  'traveler.state.manual-refund-form':
    'Merchant and purchase amount. The refund of 8% shows before it is requested.',
  'traveler.validation.manual-refund-missing':
    'Without merchant or amount a manual refund is refused.',
  'traveler.state.requesting': 'While the refund is requested the form is busy.',
  'traveler.toast.refund-created': 'A manual refund is confirmed, and listed as processing.',
  'traveler.toast.refund-failed':
    'A toast says that the request failed. The form keeps its values.',
  'traveler.state.loading': 'Skeletons and no zero while the refunds load.',
  'traveler.state.load-error':
    'The refunds cannot be loaded: a card says why and offers to try again.',
} as const;

export const travelerScreen: ScreenFacts = {
  reads: {
    taxRefunds: {
      title: 'We could not load your refunds',
      loading: 'Loading your refunds',
      data: 'Lotte Duty Free',
      stillVisible: ['Passport', 'Eligibility'],
    },
  },
  fields: { path: paths.traveler, labels: ['Merchant', 'Purchase amount'] },
};
