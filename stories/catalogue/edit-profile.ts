import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `edit-profile`. */
export const editProfile = {
  'edit-profile.state.default': 'The form, filled with the stored profile.',
  'edit-profile.state.defaults': 'Where nothing is stored the form has the documented defaults.',
  'edit-profile.constant.countries': 'Twelve countries are offered.',
  'edit-profile.constant.timezones': 'The 25 time zones from UTC-12 to UTC+12 are offered.',
  'edit-profile.constant.languages': 'Six languages are offered.',
  'edit-profile.constant.currencies': 'Ten currencies are offered.',
  'edit-profile.validation.required': 'Without first name, last name or e-mail nothing is saved.',
  'edit-profile.state.saving': 'While the profile is saved the button is disabled.',
  'edit-profile.toast.updated': 'A saved profile is confirmed, and the wallet goes to My info.',
  'edit-profile.toast.failed':
    'A toast says that saving failed, and the form says why. The form keeps its values.',
  'edit-profile.state.proven':
    'A saved phone number and e-mail address that a code has confirmed say so.',
  'edit-profile.state.unproven':
    'A saved phone number and e-mail address that no code has confirmed say so, with Confirm beside them.',
  'edit-profile.rule.saved-only':
    'Only what is saved can be confirmed: an edited field has no Confirm.',
  'edit-profile.validation.phone-malformed':
    'A text that is no phone number is not saved, and a stored one gets no code: its field says so.',
  'edit-profile.rule.changed-only':
    'Only changed fields are saved, so that what another tab has saved meanwhile stays.',
  'edit-profile.state.sending-code': 'A sheet opens and sends a code.',
  'edit-profile.state.code-sent':
    'The sheet says where the code went and asks for it. Another one can be sent after a minute.',
  'edit-profile.transition.resend-code': 'A new code is sent, and the field for it is empty again.',
  'edit-profile.state.code-send-failed':
    'The code cannot be sent: the sheet says why and offers to try again.',
  'edit-profile.state.code-too-many': 'Too many codes were sent: the sheet says when to try again.',
  'edit-profile.validation.code-missing': 'Confirm needs a code of six digits.',
  'edit-profile.validation.code-wrong':
    'A wrong code: the field says so, and how often it can be tried.',
  'edit-profile.validation.code-expired': 'A code that is too old: the field says so.',
  'edit-profile.validation.code-used-up': 'A code that was tried five times: the field says so.',
  'edit-profile.state.code-failed': 'A code that could not be checked: the sheet says why.',
  'edit-profile.toast.phone-confirmed': 'A toast says that the phone number is confirmed.',
  'edit-profile.toast.email-confirmed': 'A toast says that the e-mail address is confirmed.',
  'edit-profile.state.new-email':
    'Another e-mail address needs the password, because it signs in. The field says what follows.',
  'edit-profile.state.new-phone': 'Another phone number needs the password too.',
  'edit-profile.transition.presence-declined':
    'Closing the question for the password saves nothing, and the form keeps its values.',
  'edit-profile.state.loading': 'Skeletons and no empty form while the profile loads.',
  'edit-profile.state.load-error':
    'The profile cannot be loaded: a card says why and offers to try again.',
} as const;

export const editProfileScreen: ScreenFacts = {
  reads: {
    profile: {
      title: 'We could not load your profile',
      loading: 'Loading your profile',
      data: 'First name',
      stillVisible: ['Edit Profile'],
    },
  },
  fields: {
    path: paths.editProfile,
    labels: ['First name', 'Last name', 'E-mail address', 'Phone (optional)', 'Code'],
  },
};
