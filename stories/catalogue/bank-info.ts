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
} as const;

export const bankInfoScreen: ScreenFacts = {
  reads: {
    bankAccounts: {
      title: 'We could not load your bank accounts',
      loading: 'Loading your bank accounts',
      data: 'Shinhan',
      stillVisible: ['Bank Information', 'Add bank account'],
    },
  },
  fields: { path: paths.bankInfo, labels: ['Account number', 'Account holder'] },
};
