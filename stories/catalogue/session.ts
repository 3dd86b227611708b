/** The entries of `session`. */
export const session = {
  'session.state.loading': 'The stored session is being read: skeletons, no sign-in form yet.',
  'session.state.load-error':
    'The provider cannot say whose session it is: a card offers to try again or to sign in again.',
  'session.state.sign-in': 'Without a session the sign-in form replaces the screen.',
  'session.content.tide':
    'The sea of the plate is calm until the e-mail address is complete, which has its own tide.',
  'session.content.test-money':
    'Below the form a note says that the money of this wallet is not real (proposed copy).',
  'session.state.real-money':
    'Without sandboxes there is no such note, and no word of test assets (proposed copy).',
  'session.state.keys-not-storable':
    'On plain http the registration says that no keys can be stored (proposed copy).',
  'session.state.storage-refused':
    'A browser that stores nothing: the sign-in says how long the session will last.',
  'session.rule.language-switch':
    'A button below the form shows the complete wallet in Korean, and input stays (proposed copy).',
  'session.state.signing-in': 'While signing in the button is busy and cannot be pressed again.',
  'session.validation.refused':
    'A wrong e-mail or password: the form says so and keeps the e-mail.',
  'session.validation.account-locked':
    'An operator has locked the account: the form says so and to contact support. (proposed copy)',
  'session.state.create-account': 'The form to create an account, with its field errors.',
  'session.validation.email-taken': 'The e-mail already has an account: its field says so.',
  'session.validation.password-common':
    'The provider refuses a password that is known to be common: its field says so (proposed copy).',
  'session.validation.password-guessable':
    'The provider refuses a password that is easy to guess: its field says so (proposed copy).',
  'session.content.password-strength':
    'A new password is weak, fair, good or strong, in words, while it is typed (proposed copy).',
  'session.rule.did-proven':
    'A new account is created with a signature by the key of its DID over a challenge.',
  'session.state.keys-refused':
    'The browser does not let the wallet keep the keys of a new account: the form says so.',
  'session.state.no-room':
    'The browser has no room for the keys of a new account: the form says so.',
  'session.state.challenge-failed':
    'Without the challenge no account is created, and no keys are stored.',
  'session.state.unreachable':
    'The provider cannot be reached: the form says so and keeps its values.',
  'session.state.gateway':
    'Another machine answers instead of the provider: the form says so and keeps its values (proposed copy).',
  'session.state.ended': 'The provider has ended the session: the sign-in says so.',
  'session.state.passkey':
    'While the device asks its owner, the passkey button says so and nothing else can be pressed. (proposed copy)',
  'session.state.signed-in-by-passkey': 'A passkey signs in, without the e-mail address.',
  'session.validation.passkey-refused':
    'The passkey opens no account: the form says so, and the device forgets it. (proposed copy)',
  'session.validation.passkey-device-refused':
    'The device does not confirm its owner: the form says so. (proposed copy)',
  'session.state.no-passkeys': 'A browser without passkeys has no such button.',
  'session.state.code': 'The password is right, and a code of the authenticator app is asked for.',
  'session.state.recovery-code': 'A recovery code is asked for instead of a code.',
  'session.state.signed-in-by-code': 'The right code signs in.',
  'session.validation.code': 'Without a code nothing is sent.',
  'session.validation.code-wrong': 'A wrong or used code: its field says so and keeps the text.',
  'session.state.code-too-many': 'After too many codes the form says to wait.',
  'session.state.code-unreachable':
    'The provider is unreachable when the code is sent: the form says so and keeps the code.',
  'session.transition.code-back':
    'Back leads from the code to the password, which is still filled in.',
  'session.rule.code-password-changed':
    'The password was changed before the code was sent: the form returns to the password.',
  'session.state.undo-email':
    'The sign-in leads to a form that undoes a change of the e-mail address by the code sent to the old address.',
  'session.validation.undo-email-missing': 'The form needs the old address and the code.',
  'session.validation.undo-email-wrong':
    'A wrong address or code, or an expired code: the field says so.',
  'session.state.undo-email-too-many-tries': 'Too many tries: the form says how long to wait.',
  'session.state.undo-email-failed': 'The change was not undone: the form says why.',
  'session.state.undo-email-busy': 'While the change is undone, no button can be pressed again.',
  'session.state.email-restored':
    'The old address signs in again: the form says so and leads to the sign-in.',
  'session.state.forgotten-password':
    "'Forgot password?' leads to a form that sends a code to the confirmed e-mail address. (proposed copy)",
  'session.validation.forgotten-password':
    'Without an e-mail address, or with a malformed one, no code is sent.',
  'session.state.reset-code-failed': 'The code was not sent: the form says why.',
  'session.state.reset-code-sent':
    "'Set a new password': the code of the message and the new password, whether or not an account has the address. (proposed copy)",
  'session.validation.new-password':
    'The code and a new password of eight characters are required.',
  'session.validation.reset-code-wrong': 'A wrong, used or expired code: the field says so.',
  'session.validation.reset-guessable': 'A common or guessable password: the field says so.',
  'session.state.reset-account-locked':
    'A locked account gets no new password: the form says to contact support. (proposed copy)',
  'session.state.reset-too-many-tries': 'Too many wrong codes: the form says how long to wait.',
  'session.state.reset-busy': 'While the new password is set, no button can be pressed again.',
  'session.state.reset-uncertain':
    'No answer: the form says that the new password may be set. (proposed copy)',
  'session.state.reset-second-factor':
    'An account with two-factor authentication also asks for its code.',
  'session.state.password-reset':
    "'Your new password is set': all devices are signed out, and the keys stay under the old password. (proposed copy)",
  'session.rule.drafts':
    'Text that was typed when the session ended is filled in again after the same user has signed in.',
} as const;
