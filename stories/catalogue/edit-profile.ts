import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `edit-profile`. */
export const editProfile = {
  'edit-profile.state.default': 'The form, filled with the stored profile.',
  'edit-profile.state.defaults': 'Fields without a stored value have the documented defaults.',
  'edit-profile.constant.countries': 'Twelve countries are offered.',
  'edit-profile.content.notifications':
    'Below each switch for notifications: where they go, or why none are sent (proposed copy).',
  'edit-profile.rule.push-on':
    'Turning push on asks the user in the browser, and subscribes this device at once.',
  'edit-profile.toast.push-failed':
    "'Update Failed' if this device could not be subscribed. The switch stays off.",
  'edit-profile.constant.timezones': 'The 25 time zones from UTC-12 to UTC+12 are offered.',
  'edit-profile.constant.languages': 'Six languages are offered.',
  'edit-profile.constant.currencies': 'Ten currencies are offered.',
  'edit-profile.validation.required': 'Without first name, last name or e-mail nothing is saved.',
  'edit-profile.state.saving': 'While the profile is saved the button is disabled.',
  'edit-profile.toast.updated': 'A saved profile is confirmed, and the wallet goes to My info.',
  'edit-profile.toast.failed':
    'A toast says that saving failed, and the form says why. The form keeps its values.',
  'edit-profile.state.proven':
    'A saved phone number and e-mail address are marked as confirmed if a code has confirmed them.',
  'edit-profile.state.unproven':
    'A saved phone number and e-mail address without a confirmation say so, with Confirm beside them.',
  'edit-profile.rule.saved-only':
    'Only saved values can be confirmed: an edited field has no Confirm.',
  'edit-profile.validation.phone-malformed':
    'A malformed phone number is not saved, and a stored malformed number gets no code: the field says so.',
  'edit-profile.rule.changed-only':
    'Only changed fields are saved, so that changes of another tab stay.',
  'edit-profile.state.sending-code': 'A sheet opens and sends a code.',
  'edit-profile.state.code-sent':
    'The sheet says where the code was sent and asks for it. Another code can be sent after a minute.',
  'edit-profile.state.code-of-sandbox':
    'A sandbox replaces SMS or e-mail: the sheet says who can read the code (proposed copy).',
  'edit-profile.transition.resend-code': 'A new code is sent, and the field for it is empty again.',
  'edit-profile.state.code-send-failed':
    'The code cannot be sent: the sheet says why and offers to try again.',
  'edit-profile.state.code-too-many': 'Too many codes were sent: the sheet says when to try again.',
  'edit-profile.validation.code-missing': 'Confirm needs a code of six digits.',
  'edit-profile.validation.code-wrong':
    'A wrong code: the field says so, and how many tries there are.',
  'edit-profile.validation.code-expired': 'A code that is too old: the field says so.',
  'edit-profile.validation.code-used-up': 'A code that was tried five times: the field says so.',
  'edit-profile.state.code-failed': 'A code that could not be checked: the sheet says why.',
  'edit-profile.toast.phone-confirmed': 'A toast says that the phone number is confirmed.',
  'edit-profile.toast.email-confirmed': 'A toast says that the e-mail address is confirmed.',
  'edit-profile.state.new-email':
    'A new e-mail address needs the password, because the user signs in with it. The field says what happens next.',
  'edit-profile.state.new-phone': 'A new phone number needs the password too.',
  'edit-profile.transition.presence-declined':
    'Closing the password prompt saves nothing, and the form keeps its values.',
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
  silentReads: { pushState: 'the switch says that this device could not be checked' },
  fields: {
    path: paths.editProfile,
    labels: ['First name', 'Last name', 'E-mail address', 'Phone (optional)', 'Code'],
  },
};
