import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `verify-identity`. */
export const verifyIdentity = {
  'verify-identity.state.select': "Step 1: ID card, passport or driver's license.",
  'verify-identity.state.capture': "Step 2: a photo of the document, by the device's camera.",
  'verify-identity.state.next-disabled': 'Without a photo Next is disabled.',
  'verify-identity.state.next-enabled': 'With a photo Next is enabled, also after Back.',
  'verify-identity.state.reading': 'While a photo is read the step says so.',
  'verify-identity.validation.image-unreadable':
    'A file that is no image is refused. The step and the earlier photo stay.',
  'verify-identity.validation.image-too-large': 'An image that is too large to send is refused.',
  'verify-identity.validation.image-too-small':
    'A photo below 600 × 400 pixels is refused on the device (proposed copy).',
  'verify-identity.validation.image-blank':
    'A photo of one colour is refused on the device (proposed copy).',
  'verify-identity.transition.file-jumps-to-verify': 'Choosing a file opens the next step at once.',
  'verify-identity.state.verify': 'Step 3: the photo, document number, name, and Submit.',
  'verify-identity.transition.back-one-step':
    'Back leads one step back, and from the first step to /id.',
  'verify-identity.validation.fields-required':
    'Without document number or name the request is refused.',
  'verify-identity.validation.check-details':
    'A malformed number, and an issue date in the future, are refused (proposed copy).',
  'verify-identity.state.real-reviewer': 'Without the sandbox the third step names none.',
  'verify-identity.content.sandbox':
    'The third step names the sandbox reviewer and says that the credential is a test (proposed copy).',
  'verify-identity.rule.dates':
    'The optional issue and expiry dates are sent with the request (proposed copy).',
  'verify-identity.state.refused':
    "The provider's reason for a refusal is shown, also for a second request and too many documents.",
  'verify-identity.state.submitting': 'While the request is sent the button is disabled.',
  'verify-identity.toast.completed': 'A request is confirmed, and the wallet goes to DigitalID.',
  'verify-identity.toast.failed':
    'A toast says that the request failed, and the form says why. The form keeps its values.',
} as const;

export const verifyIdentityScreen: ScreenFacts = {
  fields: { path: paths.verifyIdentity, labels: ['Document number', 'Name'] },
};
