import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `security-settings`. */
export const securitySettings = {
  'security-settings.state.default':
    'Password, two-factor, sessions, devices, notifications, security status, and a closed password form.',
  'security-settings.state.loading': 'Skeletons while the settings load.',
  'security-settings.state.load-error':
    'The settings cannot be read: a card says why and offers to try again.',
  'security-settings.content.what-is-told':
    'Each notification switch says what it reports. The bell shows these notifications; e-mail and SMS do not send them.',
  'security-settings.content.last-password-change': 'The card says when the password last changed.',
  'security-settings.transition.back': 'Back goes to My info.',
  'security-settings.state.password-form-open':
    'The eye opens the form of three fields, and closes it again.',
  'security-settings.validation.missing-fields': 'With an empty field no password is changed.',
  'security-settings.validation.mismatch':
    'A confirmation that differs from the new password is refused.',
  'security-settings.validation.too-weak': 'A new password has at least 8 characters.',
  'security-settings.state.password-pending':
    'While the password is changed the form cannot change or be sent again.',
  'security-settings.toast.current-incorrect':
    'A toast and its field say that the current password is wrong. The form keeps its values.',
  'security-settings.validation.password-common':
    'A password that many people use is refused at its field.',
  'security-settings.validation.password-guessable':
    'A password that is easy to guess is refused at its field (proposed copy).',
  'security-settings.validation.password-unchanged':
    'The current password is refused as the new one at its field.',
  'security-settings.state.password-too-many-tries':
    'Too many tries: the form says that nothing changed, and how long to wait.',
  'security-settings.state.password-uncertain':
    'Without an answer the form says that the password may have changed.',
  'security-settings.state.keys-left-behind':
    'Keys that the current password did not open keep their old password, and the card says so.',
  'security-settings.toast.password-failed-default':
    'A toast says that the change failed without a reason. The form keeps its values.',
  'security-settings.toast.password-changed': 'A changed password is confirmed.',
  'security-settings.transition.password-cleared':
    'After a change the form is closed. It is empty when it is opened again.',
  'security-settings.rule.password-mutation': 'A password change is made by the provider.',
  'security-settings.state.passkeys':
    'The passkeys, each with its device, its date and its last use. (proposed copy)',
  'security-settings.state.no-passkeys': 'While biometrics are off there is no list of passkeys.',
  'security-settings.state.passkeys-loading': 'Skeletons while the passkeys load.',
  'security-settings.state.passkeys-load-error':
    'The passkeys cannot be read: a card says why and offers to try again.',
  'security-settings.state.passkeys-many': 'Many passkeys with long names scroll in the sheet.',
  'security-settings.content.passkey-question':
    'Before a passkey is removed, a question says what its device can no longer do. (proposed copy)',
  'security-settings.content.last-passkey-question':
    'The question for the last passkey says that biometrics are turned off. (proposed copy)',
  'security-settings.state.passkey-removing': 'While a passkey is removed the question is busy.',
  'security-settings.state.passkey-removal-failed':
    'The passkey was not removed: the question says why and can be confirmed again.',
  'security-settings.rule.passkey-presence':
    'Removing a passkey asks for the password or passkey first. Cancel removes nothing.',
  'security-settings.transition.passkey-removed':
    'A removed passkey leaves the list; without the last one biometrics are off. (proposed copy)',
  'security-settings.state.blocks': 'The blocked people, each with its date. (proposed copy)',
  'security-settings.state.no-blocks':
    'Without blocked people the sheet says where to block one. (proposed copy)',
  'security-settings.state.blocks-loading': 'Skeletons while the blocked people load.',
  'security-settings.state.blocks-load-error':
    'The blocked people cannot be read: a card says why and offers to try again.',
  'security-settings.state.blocks-many': 'Many blocked people with long names scroll in the sheet.',
  'security-settings.content.unblock-question':
    'Before a person is unblocked, a question says what they can do again. (proposed copy)',
  'security-settings.state.unblock-failed':
    'The person was not unblocked: the question says why and can be confirmed again.',
  'security-settings.transition.unblocked':
    'An unblocked person leaves the list, and a sentence says so. (proposed copy)',
  'security-settings.state.two-factor-on': 'Two-factor is on, and a note says that it is active.',
  'security-settings.state.two-factor-off': 'Two-factor is off, without a note.',
  'security-settings.state.two-factor-starting':
    'The sheet is open while the provider creates the key for the authenticator app.',
  'security-settings.state.two-factor-start-failed':
    'The key for the app could not be created: the sheet says why and offers to try again.',
  'security-settings.state.two-factor-scan':
    'A QR code for the authenticator app, and the same key as text in groups of four.',
  'security-settings.state.two-factor-copied':
    'The sheet says that the key was copied, or that the clipboard refused.',
  'security-settings.state.two-factor-code':
    'The first code is asked for. The QR code can be shown again.',
  'security-settings.validation.two-factor-code': 'Without six digits nothing is sent.',
  'security-settings.validation.two-factor-code-wrong':
    'A wrong code: its field says so and keeps the text.',
  'security-settings.state.two-factor-too-many': 'After too many codes the sheet says to wait.',
  'security-settings.state.two-factor-unreachable':
    'The provider cannot be reached: the sheet says so and keeps the code.',
  'security-settings.state.two-factor-already-on':
    'Another device has turned two-factor on meanwhile: the sheet says so.',
  'security-settings.state.recovery-codes':
    'Two-factor is on: its recovery codes, to copy and to save, before Done.',
  'security-settings.state.recovery-codes-unsaved':
    'Closing before the codes are saved needs a confirmation.',
  'security-settings.state.recovery-codes-few':
    'With three recovery codes or fewer, a note says how many are left.',
  'security-settings.transition.two-factor-on':
    'After the codes are saved the switch is on, with its note.',
  'security-settings.rule.two-factor-closed-early':
    'Closing the sheet before the first code leaves two-factor off.',
  'security-settings.state.two-factor-turning-off':
    'Turning two-factor off asks for a code, or for a recovery code.',
  'security-settings.transition.two-factor-off': 'With the code two-factor is off.',
  'security-settings.transition.two-factor-start-presence':
    'Setting two-factor up needs the password or passkey. Closing the prompt leaves two-factor off.',
  'security-settings.transition.two-factor-stop-presence':
    'Turning two-factor off needs the password or passkey after the code.',
  'security-settings.state.biometric-available':
    'A device with biometrics has the biometric switch.',
  'security-settings.state.biometric-hidden':
    'A device without biometrics has no biometric switch while they are off.',
  'security-settings.state.biometric-on-another-device':
    'Biometrics are on for the account, but not available on this device (proposed copy).',
  'security-settings.rule.biometric-registration':
    'Biometrics turn on and off after the device has verified its owner.',
  'security-settings.transition.register-device':
    'A device that failed the check can be registered again, and the switch then changes.',
  'security-settings.toast.biometric-failed':
    'A toast says that the device check failed. Biometrics stay off.',
  'security-settings.toast.biometric-still-on':
    'A toast says that the device check failed. Biometrics stay on.',
  'security-settings.constant.timeout-options': 'Four session timeouts, 15 min to 4 hours.',
  'security-settings.constant.timeout-default': 'A session timeout of 30 min is preselected.',
  'security-settings.content.trusted-devices': 'The number of trusted devices, and Manage.',
  'security-settings.state.devices':
    'Manage lists the devices: kind, name, first and last seen, and which is this one.',
  'security-settings.state.devices-loading': 'Skeletons while the devices load.',
  'security-settings.state.devices-load-error':
    'The devices cannot be read: a card says why and offers to try again.',
  'security-settings.state.devices-only-this': 'No other device is signed in.',
  'security-settings.state.devices-many': 'Many devices, with the longest names.',
  'security-settings.content.device-question': 'Signing out a device needs a confirmation.',
  'security-settings.state.device-ending': 'While a device is signed out, nothing can be pressed.',
  'security-settings.state.device-ending-failed':
    'A device could not be signed out: the dialog says why, and can be confirmed again.',
  'security-settings.transition.device-ended':
    'A device that was signed out leaves the list and the count.',
  'security-settings.rule.device-gone':
    'A device whose session has ended meanwhile counts as signed out.',
  'security-settings.transition.other-devices-ended': 'All other devices are signed out at once.',
  'security-settings.content.sign-out-all': 'A button signs out all devices.',
  'security-settings.content.sign-out-all-question':
    'Sign Out All Devices needs a confirmation; Cancel leaves every session as it is.',
  'security-settings.state.signing-out-all':
    'While all devices are signed out the button is busy, also when the screen is opened again.',
  'security-settings.toast.sign-out-all':
    'A toast says that all devices are signed out. Repeated presses have no further effect.',
  'security-settings.toast.sign-out-all-failed':
    'A toast says that the devices are still signed in. The session continues (proposed copy).',
  'security-settings.toast.sign-out-all-unknown':
    'A toast says that it is not known whether the devices were signed out (proposed copy).',
  'security-settings.content.toggle-login': 'Login notifications can be turned on and off.',
  'security-settings.content.toggle-suspicious':
    'Suspicious activity alerts can be turned on and off.',
  'security-settings.content.toggle-devices': 'Device management can be turned on and off.',
  'security-settings.state.notification-toggles': 'The three notifications, on or off.',
  'security-settings.state.setting-pending':
    'While a setting is saved it shows its new position and ignores presses.',
  'security-settings.transition.setting-update': 'A setting that was saved keeps its new position.',
  'security-settings.rule.setting-mutation': 'Each setting is saved at the provider separately.',
  'security-settings.toast.setting-failed':
    'A toast says that a setting was not saved. The setting returns to its old value.',
  'security-settings.content.status-card': "A card says 'Security Status: Good'.",
  'security-settings.state.status-fair': "A moderate finding: 'Security Status: Fair'.",
  'security-settings.state.status-at-risk': "A serious finding: 'Security Status: At risk'.",
  'security-settings.state.status-unknown':
    'While the data for the audit load, or if they cannot be loaded, the card says so.',
  'security-settings.state.audit-running': 'While the audit runs its button is busy.',
  'security-settings.state.audit-findings': 'The audit lists what to do, the most serious first.',
  'security-settings.state.audit-nothing': 'The audit finds nothing to do.',
  'security-settings.state.audit-failed':
    'The data for the audit could not be read: the card says why, and the audit can be run again.',
  'security-settings.transition.audit-ways': 'Each finding has a link to its fix.',
  'security-settings.rule.audit-reads-again':
    'Run Security Audit refetches the data for the audit.',
  'security-settings.content.own-data':
    'The last section downloads all data and deletes the account (proposed copy).',
  'security-settings.state.data-downloading':
    'While the data is downloaded its button is busy (proposed copy).',
  'security-settings.transition.data-download-presence':
    'A download needs the password or passkey, and then says the name of the file (proposed copy).',
  'security-settings.state.data-not-downloaded':
    'The data could not be downloaded: the section says why (proposed copy).',
  'security-settings.state.deletion-form':
    'The sheet says what a deletion deletes and what stays, and asks for the password (proposed copy).',
  'security-settings.state.deletion-code':
    'With two-factor authentication the sheet asks for a code too (proposed copy).',
  'security-settings.state.deletion-without-keys':
    'Without keys on this device the sheet does not offer to remove them (proposed copy).',
  'security-settings.validation.deletion-missing':
    'Without password or code nothing is sent (proposed copy).',
  'security-settings.validation.deletion-password-wrong':
    'A wrong password is refused at its field (proposed copy).',
  'security-settings.validation.deletion-code-wrong':
    'A wrong code is refused at its field (proposed copy).',
  'security-settings.state.deletion-pending':
    'While the account is deleted the form cannot change or be sent again (proposed copy).',
  'security-settings.state.deletion-money':
    'With money in the wallet the sheet says how much and what to do first (proposed copy).',
  'security-settings.state.deletion-payments':
    'With unfinished payments the sheet says to wait or take them back (proposed copy).',
  'security-settings.state.deletion-refunds':
    'With unpaid tax refunds the sheet says to wait or withdraw them (proposed copy).',
  'security-settings.state.deletion-work':
    'With undecided work documents the sheet says to decide or take them back (proposed copy).',
  'security-settings.state.deletion-too-many':
    'Too many tries: the sheet says that nothing was deleted, and how long to wait (proposed copy).',
  'security-settings.state.deletion-uncertain':
    'Without an answer the sheet says that the account may be deleted (proposed copy).',
  'security-settings.rule.deletion-repeated':
    'A repeat after a lost answer ends the session if the account is deleted; the keys stay.',
  'security-settings.toast.account-deleted':
    'A toast says that the account is deleted, on the sign-in screen (proposed copy).',
  'security-settings.rule.deletion-keys':
    'The keys on this device are removed only if the user has chosen so.',
} as const;

export const securitySettingsScreen: ScreenFacts = {
  reads: {
    securitySettings: {
      title: 'We could not load your security settings',
      retriesAll: true,
      loading: 'Loading your security settings',
      data: 'Session timeout',
      stillVisible: ['Security Settings'],
    },
    deviceSessions: {
      title: 'We could not load your devices',
      loading: 'Loading your devices',
      data: 'Safari on iOS',
      stillVisible: ['Session timeout'],
      opens: 'Manage',
    },
  },
  silentReads: { passkeys: 'shown in their sheet', blocks: 'shown in their sheet' },
  fields: {
    path: paths.securitySettings,
    labels: ['Current password', 'New password', 'Confirm new password'],
  },
};
