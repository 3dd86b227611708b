/** The entries of `lock`. */
export const lock = {
  'lock.state.locked':
    'A locked wallet shows no data of the user and asks for the password (proposed copy).',
  'lock.state.biometrics':
    'A device with the user’s passkey offers biometrics first (proposed copy).',
  'lock.state.unlocking': 'While the wallet is being unlocked, no button can be pressed again.',
  'lock.validation.missing': 'Without a password the field says so.',
  'lock.validation.wrong-password': 'A wrong password: its field says so and keeps the text.',
  'lock.state.too-many-tries': 'Too many tries: the screen says how long to wait.',
  'lock.state.unreachable': 'Offline: the screen says so, and the wallet stays locked.',
  'lock.state.gateway':
    'Another machine answers instead of the provider: the screen says so, and the wallet stays locked (proposed copy).',
  'lock.rule.reported': 'The lock is reported to the provider, which then refuses the session too.',
  'lock.state.failed': 'The provider fails: the screen says so, and the wallet stays locked.',
  'lock.state.device-refused': 'The device does not verify its owner: the screen says so.',
  'lock.state.device-unknown': 'The provider does not know the passkey: the screen says so.',
  'lock.transition.idle': 'The wallet locks after the chosen time without use.',
  'lock.transition.refused-call': 'The wallet locks when the provider asks for it (423).',
  'lock.transition.unlocked':
    'After the unlock the same screen is shown again, with the typed text.',
  'lock.transition.session-ended': 'The session has ended meanwhile: the sign-in says so.',
  'lock.transition.sign-out': 'Sign out ends the session of a locked wallet.',
  'lock.rule.all-tabs': 'All tabs lock and unlock together.',
} as const;
