/** The entries of `lock`. */
export const lock = {
  'lock.state.locked':
    'A locked wallet shows nothing of the person and asks for their password (proposed copy).',
  'lock.state.biometrics': 'A device with the person’s passkey offers biometrics (proposed copy).',
  'lock.state.unlocking': 'While the wallet is being unlocked nothing can be pressed again.',
  'lock.validation.missing': 'Without a password the field says so.',
  'lock.validation.wrong-password': 'A wrong password: its field says so and keeps it.',
  'lock.state.too-many-tries': 'Too many tries: the screen says how long to wait.',
  'lock.state.unreachable': 'Offline: the screen says so, and the wallet stays locked.',
  'lock.state.gateway':
    'Another machine answers: the screen says so, and the wallet stays locked (proposed copy).',
  'lock.rule.reported': 'The provider hears of the lock, so that it refuses the session too.',
  'lock.state.failed': 'The provider fails: the screen says so, and the wallet stays locked.',
  'lock.state.device-refused': 'The device does not confirm its person: the screen says so.',
  'lock.state.device-unknown': 'The provider does not know the passkey: the screen says so.',
  'lock.transition.idle': 'The wallet locks after the chosen time without use.',
  'lock.transition.refused-call': 'The wallet locks when the provider asks for it (423).',
  'lock.transition.unlocked': 'Unlocked, the same screen is there again, with what was typed.',
  'lock.transition.session-ended': 'The session has ended meanwhile: the sign-in says so.',
  'lock.transition.sign-out': 'Sign out ends the session of a locked wallet.',
  'lock.rule.all-tabs': 'All tabs lock and unlock together.',
} as const;
