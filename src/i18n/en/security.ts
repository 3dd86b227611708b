/** Security Settings, and the switches that other settings share with it. */
export const security = {
  title: 'Security Settings',
  loading: 'Loading your security settings',
  failed: 'We could not load your security settings',
  /** Below a setting that was reset. */
  notSaved: 'This could not be saved, and is as it was before. Try again.',
  manage: 'Manage',
  thisDevice: 'This device',
  signIn: 'Sign-in',
  biometrics: {
    label: 'Biometrics',
    description: 'Fingerprint, face or PIN',
    confirm: 'Confirm on your device',
    setUpDevice: 'Set up this device',
    /** The difference between the account and this device. */
    unregistered: 'On for your account, not set up on this device',
    unsupported: 'On for your account, not available on this device',
    /** Before the cause. */
    notSaved: 'The change could not be saved.',
    stillOn: 'Your device did not confirm that it is you, so biometrics are still on.',
    stillOff: 'Your device did not confirm that it is you, so biometrics are still off.',
    registerHint: 'If it has lost its passkey, register this device again.',
    passwordHint: 'If it has lost its passkey, use your password.',
    register: 'Register this device',
    usePassword: 'Use your password',
  },
  password: {
    title: 'Password',
    lastChanged: (date: string) => `Last changed ${date}`,
    change: 'Change password',
    keysLeftBehind:
      'The keys on this device still open with the password that they had before. Key Management asks for it once, and then for your new password only.',
    current: 'Current password',
    currentMissing: 'Enter your current password.',
    currentWrong: 'This is not your current password.',
    new: 'New password',
    common: 'Many people use this password, so it is easy to guess. Choose another one.',
    unchanged: 'This is your current password. Choose another one.',
    confirmation: 'Confirm new password',
    confirmationProblems: {
      missing: 'Enter the new password once more.',
      mismatch: 'This is not the same as the new password.',
    },
    consequence: 'Your other devices are signed out, and their passkeys are removed.',
    submit: 'Update password',
    submitting: 'Updating…',
    failures: {
      'not-changed':
        'Your password was not changed. What you typed is still here, so that you can try again.',
      uncertain:
        'We got no answer, so your password may have been changed. Try again. If your current password is then refused, the new one counts.',
    },
    tooManyTries: (wait: string) =>
      `Too many tries. Your password was not changed. Wait ${wait}, then try again.`,
  },
  twoFactor: {
    label: 'Two-factor authentication',
    description: 'A code of your authenticator app at sign-in',
    active: 'Two-factor authentication is active',
    codesLeft: (count: number) =>
      `${count === 1 ? '1 recovery code is' : `${count === 0 ? 'No' : count} recovery codes are`} left. Turn two-factor authentication off and on again to get new ones.`,
    setUp: 'Set up two-factor authentication',
    starting: 'Making the code for your authenticator app',
    scan: 'Scan this code with an authenticator app. The wallet never sends its codes by SMS or e-mail.',
    code: 'QR code for your authenticator app',
    codeFailed: 'The code could not be drawn.',
    typeKey: 'Or type this key into the app',
    copyKey: 'Copy the key',
    next: 'Next',
    firstCode: 'Enter the first code',
    firstCodeText:
      'Your authenticator app now shows a code for Superwallet. It changes every 30 seconds.',
    turnOn: 'Turn on',
    turningOn: 'Turning on…',
    showCode: 'Show the QR code again',
    saveCodes: 'Save your recovery codes',
    saveCodesText:
      'Two-factor authentication is on. Each of these codes signs you in once when you do not have your authenticator app. They are not shown again.',
    codes: 'Recovery codes',
    /** The text of the saved file. */
    codesFile: (codes: string) => `Superwallet recovery codes\n\n${codes}\n`,
    save: 'Save',
    saved: 'I have saved these codes',
    done: 'Done',
    askSaved: 'Have you saved the codes?',
    askSavedText:
      'Two-factor authentication is on. The recovery codes are not shown again, and without them you cannot sign in when you lose your authenticator app.',
    showCodes: 'Show the codes',
    turnOffTitle: 'Turn off two-factor authentication',
    turnOffText: 'Enter a code to turn it off. After that your password alone signs in.',
    turnOff: 'Turn off',
    turningOff: 'Turning off…',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    failed: 'This could not be copied. Select the text and copy it yourself.',
  },
  passkeys: {
    title: 'Passkeys',
    description: 'The devices that unlock and sign in',
    manage: 'Manage passkeys',
    loading: 'Loading your passkeys',
    failed: 'We could not load your passkeys',
    unknownDevice: 'Unknown device',
    empty: 'There is no passkey. Biometrics are off.',
    text: 'Each of these can unlock your wallet and sign in without your password. Remove those of devices that you no longer have.',
    remove: 'Remove',
    removeNamed: (device: string) => `Remove the passkey of ${device}`,
    removeTitle: 'Remove this passkey?',
    removeText: (device: string) =>
      `${device} can then unlock your wallet and sign in with your password only.`,
    removeLastText: (device: string) =>
      `${device} can then unlock your wallet and sign in with your password only. It is your last passkey, so biometrics are turned off.`,
    removed: (device: string) => `The passkey of ${device} is removed.`,
    added: (date: string) => `Added ${date}`,
    lastUsed: (time: string) => `Last used ${time}`,
    notUsed: 'Not used yet',
  },
  sessions: {
    title: 'Sessions and devices',
    timeout: 'Session timeout',
    timeouts: { 15: '15 min', 30: '30 min', 60: '1 hour', 240: '4 hours' },
    timeoutText: 'The wallet locks after this time without use.',
    signOutAll: 'Sign Out All Devices',
    signingOut: 'Signing out…',
    signOutAllTitle: 'Sign out on all devices?',
    signOutAllText:
      'Your session ends here and on every other device. Nothing in your wallet is lost.',
    signOutEverywhere: 'Sign out everywhere',
  },
  devices: {
    title: 'Trusted devices',
    count: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
    loading: 'Loading your devices',
    failed: 'We could not load your devices',
    noOther: 'No other device is signed in.',
    signOut: 'Sign out',
    signOutNamed: (device: string) => `Sign out ${device}`,
    signOutTitle: 'Sign out this device?',
    signOutText: (device: string) => `${device} has to sign in again with your password.`,
    signedOut: (device: string) => `${device} is signed out.`,
    signOutOthers: 'Sign out all other devices',
    signOutOthersTitle: 'Sign out all other devices?',
    signOutOthersText:
      'They have to sign in again with your password. This device stays signed in.',
    othersSignedOut: 'All other devices are signed out.',
    lastSeen: (time: string) => `Last seen ${time}`,
    firstSeen: (date: string) => `First seen ${date}`,
  },
  notifications: {
    title: 'Security notifications',
    login: 'Login notifications',
    loginText: 'When your account is signed in to',
    suspicious: 'Suspicious activity alerts',
    suspiciousText: 'When several sign-ins fail',
    devices: 'Device management',
    devicesText: 'When a device is added or signed out',
    where: 'These come by no e-mail and no SMS: you find them under the bell.',
  },
  audit: {
    checking: 'Checking your security…',
    unknown: 'Security Status: Unknown',
    statuses: {
      Good: 'Security Status: Good',
      Fair: 'Security Status: Fair',
      'At risk': 'Security Status: At risk',
    },
    /** `status` is a complete text. */
    done: (status: string) => `The audit is done. ${status}`,
    run: 'Run Security Audit',
    running: 'Running the audit…',
    findings: 'What to do',
    /** The number of findings, above their list. */
    count: (count: number) =>
      count === 0 ? 'Nothing to do.' : count === 1 ? '1 thing to do:' : `${count} things to do:`,
    /** Spoken before the title of a finding. */
    severities: { serious: 'At risk: ', moderate: 'Important: ', advice: 'Advice: ' },
    /** Each finding: the problem and its fix. */
    concerns: {
      'weak-password': {
        title: 'Choose a stronger password',
        detail: () => 'Your password is easy to guess.',
      },
      'fair-password': {
        title: 'Choose a stronger password',
        detail: () => 'Your password could be harder to guess.',
      },
      'old-password': {
        title: 'Change your password',
        detail: (days: number) => `You have used it for ${days} days.`,
      },
      'failed-sign-ins': {
        title: 'Check the failed sign-ins',
        detail: (count: number) =>
          `${count === 1 ? '1 sign-in has' : `${count} sign-ins have`} failed lately. If that was not you, change your password.`,
      },
      'keys-without-backup': {
        title: 'Back up your keys',
        detail: () =>
          'No backup was made on this device. Make one, or write the recovery phrase down.',
      },
      'few-recovery-codes': {
        title: 'Get new recovery codes',
        detail: (count: number) =>
          `${count === 0 ? 'None is' : count === 1 ? '1 is' : `${count} are`} left. Turn two-factor authentication off and on again.`,
      },
      'unused-devices': {
        title: 'Sign out unused devices',
        detail: (count: number) =>
          `${count === 1 ? '1 device has' : `${count} devices have`} not been used for 90 days.`,
      },
      'two-factor-off': {
        title: 'Turn on two-factor authentication',
        detail: () => 'Then your password alone does not sign in.',
      },
      'many-devices': {
        title: 'Check your devices',
        detail: (count: number) => `${count} devices are signed in.`,
      },
      'biometrics-off': {
        title: 'Turn on biometrics',
        detail: () => 'Then this device checks that it is you.',
      },
    },
  },
  people: {
    title: 'People',
    blocked: 'Blocked people',
    description: 'They cannot pay, ask or look you up',
    manage: 'Manage blocked people',
    loading: 'Loading the blocked people',
    failed: 'We could not load the blocked people',
    empty:
      'You have not blocked anyone. To block a person, open the receipt of their payment, or their request.',
    blockedOn: (date: string) => `Blocked on ${date}`,
    unblock: 'Unblock',
    unblockNamed: (name: string) => `Unblock ${name}`,
    unblockTitle: (name: string) => `Unblock ${name}?`,
    unblockText: 'They can pay you, ask you for approvals and look you up again.',
    unblocked: (name: string) => `${name} is unblocked.`,
  },
  ownData: {
    title: 'Your data',
    text: 'One file with all data that the wallet service stores about you, also documents and pictures. Keep it where only you can open it.',
    download: 'Download my data',
    downloading: 'Downloading…',
    downloaded: (fileName: string) => `Downloaded as ${fileName}.`,
    deleteAccount: 'Delete account',
  },
  deletion: {
    title: 'Delete account',
    text: 'This deletes your account for good, on all devices: your profile and settings, devices, contacts, bank accounts and cards, identity documents with their pictures, credentials, trips and notifications. Your e-mail address can then open a new account.',
    stays: 'What stays',
    /** The data that remains after a deletion, each with the reason (decision 192). */
    remaining: {
      ledger:
        'The ledger keeps the amounts of your payments, under a number. A receipt whose tax was refunded cannot be used again.',
      people:
        'People you paid, and people who paid you, keep their receipts. Your name is removed from them; messages and what they have typed themselves remain.',
      documents:
        'Work documents stay with the other person, with the names they were signed with: their proof needs them.',
      news: 'News that was sent to other people contains your name until newer news replaces it, and backups of the operator contain your data until the operator deletes them.',
    },
    removeKeys: 'Remove the keys from this device',
    removeKeysText:
      'Without a backup or their recovery phrase they are lost. Otherwise they stay here, encrypted with your password.',
    password: 'Password',
    code: 'Authenticator code',
    codeHint: 'The six digits that your authenticator app shows now, or a recovery code.',
    missing: { password: 'Enter your password.', code: 'Enter the code.' },
    wrong: {
      password: 'This is not your password.',
      code: 'This code is not right, or it was used already. Enter the next one.',
    },
    uncertain:
      'We got no answer, so your account may be deleted already. Try again: if it is deleted, you are signed out, and can no longer sign in to it.',
    tooManyTries: (wait: string) =>
      `Too many tries. Your account was not deleted. Wait ${wait}, then try again.`,
    submit: 'Delete my account',
    submitting: 'Deleting…',
  },
};

export type SecurityMessages = typeof security;
