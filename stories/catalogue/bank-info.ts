import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `bank-info`. */
export const bankInfo = {
  'bank-info.state.default': 'Registered accounts, a control that opens the form, a notice.',
  'bank-info.content.account-entry':
    'An account shows bank, masked number, holder and type, and whether it is the default.',
  'bank-info.state.form-open': 'The form asks for bank, account number, holder and type.',
  'bank-info.transition.form-toggle': 'The same control closes the form again.',
  'bank-info.constant.banks': 'Six banks are offered.',
  'bank-info.constant.account-types': 'Four types of account are offered.',
  'bank-info.validation.required': 'If one of the four fields is missing, nothing is saved.',
  'bank-info.toast.added': 'A saved account is confirmed.',
  'bank-info.rule.saved-listed': 'Saving clears the form, and the account is in the list.',
  'bank-info.validation.account-number':
    'A number without the form of an account number is refused (proposed copy).',
  'bank-info.state.saving': 'While an account is saved the form cannot change or be sent again.',
  'bank-info.toast.failed':
    'An account could not be saved: a toast and the form say so (proposed copy). The form keeps its values.',
  'bank-info.state.remove-asks': 'Removing an account needs a confirmation (proposed copy).',
  'bank-info.toast.removed': 'A removed account is confirmed and leaves the list (proposed copy).',
  'bank-info.toast.remove-failed':
    'An account could not be removed: a toast and the dialog say so (proposed copy).',
  'bank-info.state.empty': 'Without accounts the list shows a hint.',
  'bank-info.state.loading': 'Skeletons while the accounts load.',
  'bank-info.state.load-error':
    'The accounts cannot be loaded: a card says why and offers to try again.',
  'bank-info.content.cards':
    'A card shows brand, masked number and expiry, and whether it is the default (proposed copy).',
  'bank-info.state.no-cards': 'Without cards the list shows a hint (proposed copy).',
  'bank-info.state.cards-loading': 'A skeleton while the cards load.',
  'bank-info.state.cards-load-error':
    'The cards cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'bank-info.state.card-form-open':
    'The form asks for card number, expiry date and security code (proposed copy).',
  'bank-info.validation.card-required':
    'If one of the three fields of a card is missing, nothing is saved (proposed copy).',
  'bank-info.validation.card-malformed':
    'A malformed number, expiry date or security code is refused at its field (proposed copy).',
  'bank-info.state.card-saving': 'While a card is saved its form cannot change or be sent again.',
  'bank-info.toast.card-added':
    'A saved card is confirmed and listed, and the form is empty again (proposed copy).',
  'bank-info.toast.card-failed':
    'A card could not be saved: a toast and the form say so (proposed copy).',
  'bank-info.state.remove-card-asks': 'Removing a card needs a confirmation (proposed copy).',
  'bank-info.toast.card-removed':
    'A removed card is confirmed and leaves the list (proposed copy).',
  'bank-info.toast.remove-card-failed':
    'A card could not be removed: a toast and the dialog say so (proposed copy).',
  'bank-info.toast.default-changed':
    'Another account or card becomes the default, which is confirmed (proposed copy).',
  'bank-info.toast.default-failed':
    'The default could not be changed: a toast says so, and it stays (proposed copy).',
  'bank-info.state.opened-by-form':
    'A form has led here: the needed form is open, and a saved account or card returns there.',
} as const;

export const bankInfoScreen: ScreenFacts = {
  reads: {
    bankAccounts: {
      title: 'We could not load your bank accounts',
      loading: 'Loading your bank accounts',
      data: 'Shinhan',
      stillVisible: ['Bank Information', 'Add bank account'],
    },
    cards: {
      title: 'We could not load your cards',
      loading: 'Loading your cards',
      data: 'Expires 12/34',
      stillVisible: ['Bank Information', 'Add card'],
    },
  },
  fields: {
    path: paths.bankInfo,
    labels: ['Account number', 'Account holder', 'Card number', 'Expiry date', 'Security code'],
  },
};
