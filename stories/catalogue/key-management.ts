import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `key-management`. */
export const keyManagement = {
  'key-management.state.default':
    'Wallet info, recovery phrase, private key, backup and restore, hardware wallet, multi-signature, warnings.',
  'key-management.state.phrase-hidden': 'The words of the recovery phrase are not on the page.',
  'key-management.state.phrase-revealed': 'Twelve numbered words in three columns.',
  'key-management.rule.hides-again':
    'A secret is hidden after 60 s and when the user leaves the page.',
  'key-management.content.copy-phrase': 'Copy Phrase copies the words, even while they are hidden.',
  'key-management.content.generate-new': 'Generate New warns, and then makes new keys.',
  'key-management.state.private-key-hidden': 'The private key is not on the page.',
  'key-management.toast.export-warning': 'The first Export warns and reveals nothing.',
  'key-management.toast.copy-warning':
    'The first Copy of the private key warns and copies nothing.',
  'key-management.rule.warning-once': 'The warning comes once, before the first Export or Copy.',
  'key-management.state.private-key-revealed': 'The private key can be read and copied.',
  'key-management.state.locked': 'A locked secret needs the password of the keys on this device.',
  'key-management.validation.wrong-password':
    'A wrong password unlocks nothing, and the prompt says so.',
  'key-management.state.password-changed-elsewhere':
    'The account’s password was changed on another device: both passwords are asked for once.',
  'key-management.validation.previous-password':
    'A wrong previous or current password unlocks nothing, and its field says so.',
  'key-management.state.no-keys':
    'On a device without the keys the screen says so and offers to restore them.',
  'key-management.state.other-did':
    'The screen says that the keys are not those of the account. Their DID cannot be copied.',
  'key-management.state.unknown-did':
    'If the account’s DID is unknown, the screen offers no address (proposed copy).',
  'key-management.content.receiving-code':
    'The code of the account’s DID is shown on demand (proposed copy).',
  'key-management.rule.receiving-address':
    'The copied address is always the account’s, also if the device has other keys.',
  'key-management.toast.copied': "'Copied Successfully' after copying.",
  'key-management.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'key-management.validation.password-required': 'A backup without a password is refused.',
  'key-management.validation.backup-password':
    'A backup password with fewer than eight characters, or with a different repetition, is refused at its field.',
  'key-management.state.new-words':
    'Generate New shows the new words before the new keys are stored.',
  'key-management.validation.words':
    'Three of the new words are asked for. A wrong or missing one is refused at its field.',
  'key-management.transition.new-keys-given-up':
    'Closing the sheet before the words are checked leaves the keys unchanged.',
  'key-management.validation.account-password':
    'Generate New, Restore and the removal refuse every password except the account’s.',
  'key-management.content.remove-keys': 'The keys can be removed from this device.',
  'key-management.transition.removed':
    'After the password is entered, the keys are removed from this device, and a toast says so.',
  'key-management.state.encrypting': 'While the backup is made the form cannot change.',
  'key-management.toast.backup-downloaded': 'A saved backup is confirmed, with its date.',
  'key-management.toast.backup-failed': 'A toast says that the backup failed.',
  'key-management.validation.no-data': 'Restoring without data is refused.',
  'key-management.validation.file-refused':
    'A backup file that is too large or cannot be read is refused, until another file is chosen.',
  'key-management.validation.invalid-format':
    'A text that is neither JSON nor 12 or 24 words is refused.',
  'key-management.rule.word-count': '11, 13 and 23 words are refused.',
  'key-management.toast.restore-json': 'Any valid JSON is accepted as a backup by its shape.',
  'key-management.toast.restore-mnemonic':
    'Any 12 or 24 words are accepted as a phrase by their shape.',
  'key-management.state.restoring': 'While the keys are restored the password cannot change.',
  'key-management.state.nothing-restored': 'The form says that nothing was restored, and why.',
  'key-management.state.claimed':
    'Transfers that waited for the restored keys are in the wallet (decision 204).',
  'key-management.state.claim-not-checked':
    'The keys are restored, but it could not be checked whether transfers wait for them.',
  'key-management.state.restored': 'The form says that a wallet was restored, with its address.',
  'key-management.state.hardware-connected': 'A hardware wallet is connected.',
  'key-management.state.hardware-not-connected':
    'No hardware wallet is connected. Connect says that it is not possible yet.',
  'key-management.state.multisig-off': 'Without multi-signature the screen states no requirement.',
  'key-management.state.multisig-on':
    'With multi-signature transactions require 2 of 3 signatures.',
  'key-management.content.multisig-toggle': 'The switch turns multi-signature on and off.',
  'key-management.content.sends-not-affected':
    'Hardware wallet and multi-signature do not affect sends yet, and the screen says so (proposed copy).',
} as const;

export const keyManagementScreen: ScreenFacts = {
  fields: {
    path: paths.keyManagement,
    labels: [
      'Backup password',
      'Backup password again',
      'Backup data or recovery phrase',
      'Your password',
      'Password',
    ],
  },
};
