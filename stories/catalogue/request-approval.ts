import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `request-approval`. */
export const requestApproval = {
  'request-approval.state.default':
    'Amount, approver, title, kind and priority. Optional fields are behind a disclosure (proposed copy).',
  'request-approval.constant.kinds': 'The kinds, priorities and currencies in words.',
  'request-approval.state.filled': 'Everything is filled in, with attachments and categories.',
  'request-approval.state.details-open': 'Department, period, destinations and categories.',
  'request-approval.rule.optional': 'Amount, approver, title and kind are enough.',
  'request-approval.rule.whole-currency':
    'Won and yen have whole amounts, other currencies two digits after the point.',
  'request-approval.rule.sum': 'The rest of the amount is shown while the categories are typed.',
  'request-approval.validation.required':
    'Without amount, approver, title or kind the request is refused (proposed copy).',
  'request-approval.validation.entries':
    'A malformed e-mail address, a period that ends before it starts and too many destinations are refused (proposed copy).',
  'request-approval.validation.categories':
    'Categories without a name or an amount, or with a sum other than the amount, are refused (proposed copy).',
  'request-approval.validation.file':
    'A file of another type, an empty file, a file that is too large and a file too many are refused (proposed copy).',
  'request-approval.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'request-approval.state.reading':
    'While files are read no others can be chosen, and the request cannot be sent without them.',
  'request-approval.state.unreadable':
    'A file that cannot be read is named; the others stay (proposed copy).',
  'request-approval.state.attached': 'A chosen file shows its type and size, and can be removed.',
  'request-approval.state.submitting': 'While the request is sent the form cannot change.',
  'request-approval.toast.sent':
    'A sent request is confirmed, and its document opens (proposed copy).',
  'request-approval.toast.failed':
    'A toast says that the request failed. The form keeps everything (proposed copy).',
  'request-approval.validation.approver':
    'An approver without an account, or the requester themselves, is refused at the e-mail address (proposed copy).',
  'request-approval.state.draft-restored':
    'Entries and files of an earlier visit are restored, and “Draft restored” says so (proposed copy).',
  'request-approval.state.draft-discarded':
    'Discard draft asks first, and removes entries and files from the device (proposed copy).',
  'request-approval.rule.draft-stored':
    'The form is stored on the device for its account until it is sent, never with a secret.',
  'request-approval.state.preview':
    'A chosen picture has a preview, which opens it (proposed copy).',
  'request-approval.state.correction':
    'A correction starts with the sent content, for the same approver (proposed copy).',
  'request-approval.state.correction-loading': 'A skeleton while the request to correct loads.',
  'request-approval.state.correction-load-error':
    'The request to correct cannot be loaded: a card says why and offers to try again.',
  'request-approval.state.correction-closed':
    'A request that is no longer pending cannot be corrected, and the form says so (proposed copy).',
  'request-approval.state.correction-refused':
    'A request that was decided meanwhile: the provider’s sentence is shown, and the entries stay.',
  'request-approval.toast.corrected':
    'A sent correction is confirmed, and its document opens (proposed copy).',
  'request-approval.state.file-refused': 'The provider’s sentence on a refused file is shown.',
  'request-approval.transition.back': 'Back leads to Work.',
} as const;

export const requestApprovalScreen: ScreenFacts = {
  fields: {
    path: paths.requestApproval,
    labels: [
      'Amount',
      'Approver’s e-mail',
      'Title',
      'Description (optional)',
      'Department',
      'Destinations',
      'Category 1',
      'Amount of category 1',
    ],
  },
};
