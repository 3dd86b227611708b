/** The entries of `presence`. */
export const presence = {
  'presence.state.change':
    'Before a change of the sign-in or of the contact data, a sheet asks for the password.',
  'presence.state.passkey':
    'Before the device makes a passkey, the sheet asks for the password and says what a passkey can do.',
  'presence.state.payment':
    'Before a payment that needs biometrics, on a device without a passkey, the sheet asks for the password.',
  'presence.state.biometrics':
    'On a device with the user’s passkey, biometrics can replace the password.',
  'presence.state.confirming': 'During the confirmation no button can be pressed again.',
  'presence.state.too-many-tries': 'Too many tries: the sheet says how long to wait.',
  'presence.state.failed': 'The provider fails: the sheet says so.',
  'presence.state.device-refused': 'The device does not verify its owner: the sheet says so.',
  'presence.validation.missing': 'Without a password the field says so.',
  'presence.validation.wrong-password': 'A wrong password: its field says so and keeps the text.',
} as const;
