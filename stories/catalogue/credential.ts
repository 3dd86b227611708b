import { credentialPath } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `credential`. */
export const credential = {
  'credential.state.verified':
    'Card, facts and history of a credential that a reviewer has checked.',
  'credential.state.test':
    'A credential of the sandbox reviewer says that it is a test, and names the sandbox (proposed copy).',
  'credential.state.replaced':
    'A credential that a newer document has replaced says so (proposed copy).',
  'credential.state.not-valid-yet':
    'A credential that was issued in the future says that it is not valid yet (proposed copy).',
  'credential.state.self-declared':
    'A credential that the user wrote says that no one has checked it (proposed copy).',
  'credential.content.history':
    'The dates when the credential was added, or requested and verified.',
  'credential.state.expired': 'A credential after its last day says that it has expired.',
  'credential.state.revoked': 'A revoked credential says so.',
  'credential.state.longest': 'The longest name, description and issuer wrap.',
  'credential.state.sparse': 'Unknown facts are left out.',
  'credential.state.loading': 'While the credential loads, a skeleton replaces it.',
  'credential.state.load-error': 'The credential could not be loaded: a card with a retry.',
  'credential.state.not-found': "'Credential Not Found', with a link to DigitalID.",
  'credential.transition.back': 'Back leads to DigitalID.',
  'credential.state.remove-asks':
    'Removing needs a confirmation, which says what else is removed (proposed copy).',
  'credential.state.removing': 'While the credential is removed, no button can be pressed again.',
  'credential.rule.removal-stays': 'A credential is shown until its removal is answered.',
  'credential.toast.removed':
    'A removed credential is confirmed, and the wallet goes to DigitalID (proposed copy).',
  'credential.toast.remove-failed':
    'A credential that could not be removed: a toast and the dialog say so (proposed copy).',
  'credential.rule.live': 'A credential that is removed elsewhere disappears from the open page.',
} as const;

export const credentialScreen: ScreenFacts = {
  path: credentialPath(1),
  reads: {
    credentials: {
      title: 'We could not load the credential',
      loading: 'Loading the credential',
      data: 'Bachelor of Engineering',
      stillVisible: ['Credential'],
    },
  },
};
