import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `my-info`. */
export const myInfo = {
  'my-info.state.default':
    'Profile, Edit Profile, biometric switch, settings, support, version 2.0.0 and Sign Out.',
  'my-info.state.biometric-on': 'The switch is on for a user who has biometrics enabled.',
  'my-info.state.biometric-off': 'The switch is off for a user who has biometrics disabled.',
  'my-info.state.biometric-hidden':
    'A device without biometrics shows no biometric switch while they are off.',
  'my-info.state.biometric-on-another-device':
    'Biometrics are on for the account, but not set up or not available on this device (proposed copy).',
  'my-info.transition.biometric-enable':
    'Turning on: the device verifies its owner, then a request is sent.',
  'my-info.transition.biometric-disable':
    'Turning off: the device verifies its owner, then a request is sent.',
  'my-info.state.biometric-device-check-failed':
    'After a failed device check the switch does not move, without a request or a toast.',
  'my-info.transition.register-device':
    'A device that failed the check can be registered again, and the switch then changes.',
  'my-info.state.biometric-not-saved':
    'The provider refuses the change: the switch does not move, and the reason is shown below it.',
  'my-info.transition.off-by-password': 'The passkey is gone: the password turns biometrics off.',
  'my-info.state.keys-stay':
    'If this device stores keys, Sign Out needs a confirmation, which has a link to remove them.',
  'my-info.content.lock-wallet': 'Lock wallet locks the wallet at once.',
  'my-info.transition.sign-out': 'Sign Out sends one request and ends the session.',
  'my-info.state.loading': 'Skeletons while the user loads. Everything else is there.',
  'my-info.state.load-error':
    'The user cannot be loaded: a card says why and offers to try again. Signing out stays possible.',
  'my-info.transition.rows': 'Language, Notifications and Help center open their screens.',
} as const;

export const myInfoScreen: ScreenFacts = {
  reads: {
    user: {
      title: 'We could not load your info',
      loading: 'Loading your info',
      data: 'Biometrics',
      stillVisible: ['Security settings', 'Help center', 'Sign Out'],
    },
  },
};
