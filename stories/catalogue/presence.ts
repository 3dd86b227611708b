/** The entries of `presence`. */
export const presence = {
  'presence.state.change':
    'Before a change of how the person signs in or is reached a sheet asks for the password.',
  'presence.state.passkey':
    'Before the device makes a passkey the sheet asks, and says what a passkey can do.',
  'presence.state.payment':
    'Before a payment that needs biometrics, on a device without a passkey, the sheet asks.',
  'presence.state.biometrics': 'A device with the person’s passkey can answer in its place.',
  'presence.state.confirming': 'While it is confirmed nothing can be pressed again.',
  'presence.state.too-many-tries': 'Too many tries: the sheet says how long to wait.',
  'presence.state.failed': 'The provider fails: the sheet says so.',
  'presence.state.device-refused': 'The device does not confirm its person: the sheet says so.',
  'presence.validation.missing': 'Without a password the field says so.',
  'presence.validation.wrong-password': 'A wrong password: its field says so and keeps it.',
} as const;
