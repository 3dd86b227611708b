import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `add-credential`. */
export const addCredential = {
  'add-credential.state.default': 'Type tiles, the form and examples.',
  'add-credential.constant.types': 'Education, employment, professional and certification.',
  'add-credential.state.type-selected': 'The chosen tile is marked.',
  'add-credential.state.filled': 'Every field is filled in, also the optional ones.',
  'add-credential.rule.optional': 'Number, expiry and description may stay empty.',
  'add-credential.validation.required': 'Without a required field the credential is refused.',
  'add-credential.validation.expiry-before-issue': 'An expiry before the issue is refused.',
  'add-credential.validation.date-not-valid': 'A date outside 1900 to 2999 is refused.',
  'add-credential.validation.issued-in-future':
    'An issue date in the future is refused (proposed copy).',
  'add-credential.state.submitting': 'While the credential is added the form cannot change.',
  'add-credential.toast.added':
    'An added credential is confirmed, and the wallet goes to DigitalID.',
  'add-credential.toast.failed':
    'A toast says that it failed, and the form says why. The form keeps its values.',
} as const;

export const addCredentialScreen: ScreenFacts = {
  fields: {
    path: paths.addCredential,
    labels: [
      'Credential name',
      'Issuing organisation',
      'Credential number (optional)',
      'Description (optional)',
    ],
  },
};
