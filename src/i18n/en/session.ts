/** Sign-in, registration, forgotten password, lock screen and confirmation of presence. */
export const session = {
  tagline: 'Your identity and your money, in one place.',
  /** A waiting time within a sentence. */
  wait: {
    soon: 'a few minutes',
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
  tooManyTries: (wait: string) => `Too many tries. Wait ${wait}, then try again.`,
  passwordLength: (count: number) => `At least ${count} characters.`,
  /** The errors of a new password of the account. */
  newPassword: {
    missing: 'Enter a new password.',
    tooShort: (count: number) => `Use at least ${count} characters.`,
    guessable:
      'This password is easy to guess. Choose a longer one without your name or e-mail address.',
  },
  strength: {
    /** Spoken before the strength. */
    label: 'Password strength: ',
    words: {
      weak: 'Weak: easy to guess. Make it longer.',
      fair: 'Fair: a few more characters make it good.',
      good: 'Good: hard to guess.',
      strong: 'Strong: very hard to guess.',
    },
  },
  confirmOnDevice: 'Confirm on your device',
  email: 'E-mail address',
  emailProblems: {
    missing: 'Enter your e-mail address.',
    malformed: 'Enter an e-mail address like name@example.com.',
  },
  password: 'Password',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'This is not your password. Check it and try again.',
  code: 'Code',
  codeMissing: 'Enter the code.',
  messageCodeHint: 'Twelve characters, from the message to that address.',
  backToSignIn: 'Back to the sign-in',
  signIn: 'Sign in',
  modes: {
    'sign-in': {
      title: 'Sign in',
      lead: 'Your money and your identity in one wallet.',
      submit: 'Sign in',
      submitting: 'Signing in…',
      question: 'New to Superwallet?',
      switchTo: 'Create an account',
    },
    'create-account': {
      title: 'Create your account',
      lead: 'One wallet for your money and your identity.',
      submit: 'Create account',
      submitting: 'Creating your account…',
      question: 'Already have an account?',
      switchTo: 'Sign in',
    },
  },
  /** The lead of a new account in a wallet of test money, which gives it some (decision 201). */
  testWalletLead:
    'Your wallet starts with a small balance of test assets, so that you can try everything.',
  /** `testMoney` is the name of the kind of money. */
  testMoneyNote: (testMoney: string) =>
    `${testMoney}: sandboxes stand in for real services here. The money in this wallet is not real.`,
  ended: 'Your session has ended. Sign in again to go on.',
  allowStorage: 'Allow cookies and site data for this page, or use another browser.',
  keysRefused:
    'This page was opened without https, so this browser cannot store keys. An account that you create here starts without them. To get keys, open the wallet at its https address first.',
  firstName: 'First name',
  firstNameMissing: 'Enter your first name.',
  lastName: 'Last name',
  lastNameMissing: 'Enter your last name.',
  usePasskey: 'Use a passkey',
  signInFailures: {
    refused: 'The e-mail address or the password is not right. Check both and try again.',
    'account-locked': 'This account is locked. Contact support to have it unlocked.',
    'email-taken': 'This e-mail address already has an account. Sign in, or use another one.',
    'password-common':
      'This password is on the lists that attackers try first. Choose another one.',
    'password-guessable':
      'This password is easy to guess. Choose a longer one without your name or e-mail address.',
    'passkey-refused':
      'This passkey does not open an account here. Sign in with your e-mail address and password.',
    'device-refused':
      'Your device did not confirm that it is you. Try again, or sign in with your password.',
    unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
    gateway:
      'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one, then try again.',
    failed: 'Something went wrong on our side. Try again in a moment.',
    'keys-refused':
      'This browser does not let the wallet keep your keys. Allow this page to store data, and try again.',
    'no-room':
      'This browser has no room to keep your keys. Free some space, or leave private browsing, and try again.',
  },
  enterCode: 'Enter your code',
  enterCodeText: 'Your password is right. This account also asks for a code.',
  backToPassword: 'Back to the password',
  forgotten: {
    title: 'Forgot password?',
    text: 'We send you a code with which you set a new one. It goes to your e-mail address, if you have confirmed it in your profile.',
    send: 'Send a code',
    sending: 'Sending…',
    set: 'Set a new password',
    sent: (email: string, minutes: number) =>
      `If ${email} is the confirmed address of an account, a message with a code is on its way. The code works for ${minutes} minutes.`,
    codeWrong: 'The code is not that of this address, was used, or is too old.',
    newPassword: 'New password',
    submit: 'Set the new password',
    submitting: 'Setting the password…',
    changeAddress: 'Change the address, or send another code',
    uncertain:
      'We got no answer, so your new password may be set already. Try again. If the code is then refused, sign in with the new password.',
    secondCodeText:
      'The code of the message is right. This account also asks for a code of its own.',
    backToCode: 'Back to the code',
    done: 'Your new password is set',
    doneText:
      'All devices are signed out. The keys on your devices are still locked with the old password. If you do not find it again, restore them in Key Management with your recovery phrase or a backup.',
  },
  undoEmail: {
    title: 'Undo an e-mail change',
    text: 'When your sign-in e-mail is changed, your old address gets a message with a code. The code works for three days.',
    restored: 'Your e-mail address is back',
    restoredText: (email: string) =>
      `You sign in with ${email} again, and all devices are signed out. If the change was not yours, change your password now.`,
    oldEmail: 'Old e-mail address',
    oldEmailProblems: {
      missing: 'Enter your old e-mail address.',
      malformed: 'Enter an e-mail address like name@example.com.',
    },
    wrong: 'The address or the code is not right, or the three days are over.',
    submit: 'Undo the change',
    submitting: 'Undoing the change…',
  },
  lock: {
    title: 'Unlock Superwallet',
    text: 'Your wallet is locked. Enter your password to go on where you were.',
    submit: 'Unlock',
    submitting: 'Unlocking…',
    useBiometrics: 'Use biometrics',
    notYours: 'Not your wallet?',
    signOut: 'Sign out',
    tooManyTries: (wait: string) => `Too many tries. Wait ${wait}, then try again, or sign out.`,
    failures: {
      unreachable:
        'We cannot reach the wallet service, so your wallet stays locked. Check your connection and try again.',
      gateway:
        'Another machine answered, such as the sign-in page of a network, so your wallet stays locked. Sign in to the network, or use another one, then try again.',
      failed:
        'Something went wrong on our side, so your wallet stays locked. Try again in a moment.',
      'device-refused':
        'Your device did not confirm that it is you. Try again, or enter your password.',
      'device-unknown':
        'The passkey of this device does not belong to this wallet. Enter your password.',
    },
  },
  presence: {
    title: 'Confirm that it is you',
    /**
     * The reason for asking before a change, before a payment on a device without a passkey, and before making a
     * passkey.
     */
    reasons: {
      change: 'We ask before changes of how you sign in and how you are reached.',
      payment: 'This device has no passkey of your wallet, so we ask for your password.',
      passkey:
        'After this, your device makes a passkey, which unlocks your wallet and confirms that it is you. We tell you of it by e-mail, and by SMS where your number is confirmed.',
    },
    confirm: 'Confirm',
    confirming: 'Confirming…',
    byDevice: 'Use biometrics',
    failures: {
      unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
      gateway:
        'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one, then try again.',
      failed: 'Something went wrong on our side. Try again in a moment.',
      'device-refused':
        'Your device did not confirm that it is you. Try again, or enter your password.',
    },
  },
  failed: 'We could not load your session',
  signInAgain: 'Sign in again',
  install: {
    title: 'Install Superwallet',
    offer: 'Open your wallet from the home screen, like any other app.',
    byHand: 'Open your browser’s menu or its share button, and choose “Add to Home Screen”.',
    install: 'Install',
    notNow: 'Not now',
  },
  update: {
    title: 'Update',
    ready: 'A new version of your wallet is ready.',
    now: 'Update now',
  },
  /** The add button and its choices. */
  add: {
    title: 'Add',
    choices: {
      send: 'Send',
      receive: 'Receive',
      topUp: 'Top Up',
      credential: 'Add Credential',
      approval: 'Request Approval',
      refund: 'Add Refund',
    },
    details: {
      send: 'An asset to somebody else',
      receive: 'Your address, as a code to scan',
      topUp: 'BusanCoin to pay with in the city',
      credential: 'A degree, a job or a certificate',
      approval: 'Ask somebody to decide on a document',
      refund: 'Tax on a purchase, back to you',
    },
  },
};

export type SessionMessages = typeof session;
