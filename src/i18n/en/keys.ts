/** Key Management. */
export const keys = {
  title: 'Key Management',
  /** An action on the keys has failed. */
  failed: 'This did not work. Reload the page and try again.',
  elsewhere: 'Your keys are not on this device',
  elsewhereText:
    'Keys stay where they were made: no one else has them. If you have a backup file or your recovery phrase, restore them below. If you never had any, make new ones.',
  yourPassword: 'Your password',
  passwordMissing: 'Enter the password.',
  /** The keys that an action replaces or removes. */
  neverBackedUp:
    'The keys on this device were never backed up: without their recovery phrase they are gone for good.',
  backedUpOn: (date: string) =>
    `The keys on this device were last backed up on ${date}: without that file, or their recovery phrase, they are gone for good.`,
  info: {
    title: 'Wallet info',
    yourAddress: 'Your address: payments reach you here.',
    addressUnknown:
      'This device does not know the address of your wallet. Sign out, and sign in again.',
    address: 'Public address',
    copyAddress: 'Copy public address',
    did: 'DID address',
    copyDid: 'Copy DID address',
    path: 'Key derivation path',
    lastBackup: 'Last backup',
    never: 'Never',
    showCode: 'Show QR code',
    hideCode: 'Hide QR code',
    code: 'QR code of your address',
    codeCaption: 'Another Superwallet scans this code in Send.',
    codeFailed: 'The code could not be drawn. Copy the DID address above.',
    otherKeys: 'The keys on this device belong to another DID',
    otherKeysText:
      'Do not receive with it: payments to this DID do not reach your account. To have the keys of your account on this device, restore its recovery phrase or backup below. Payments reach your account without them too.',
    maybeOtherKeys: 'The keys on this device may belong to another DID',
    maybeOtherKeysText: 'Do not receive with it until you have signed in again.',
  },
  phrase: {
    title: 'Recovery phrase',
    hidden: 'Recovery phrase, hidden',
    text: 'Anyone who has these words has your keys. No one can give them back to you.',
    reveal: 'Reveal',
    hide: 'Hide',
    copy: 'Copy Phrase',
    generate: 'Generate New',
  },
  privateKey: {
    title: 'Private key',
    hidden: 'Private key, hidden',
    export: 'Export',
    hide: 'Hide private key',
    copy: 'Copy private key',
  },
  generate: {
    title: 'Generate new keys',
    passwordHint: 'The new keys are encrypted under it on this device.',
    submit: 'Generate New',
    submitting: 'Generating…',
    replaces: 'New keys take the place of those on this device, with a new address and DID.',
    accountKeepsDid:
      'Your account keeps the DID that it was created with, and payments reach you there only.',
    writeDown: 'Write down your recovery phrase',
    writeDownText:
      'These words are the only way to get the new keys back. Write them down in this order, and show them to no one.',
    /** After `writeDownText`, if there are keys on this device. */
    currentStay: 'Until you have, the keys on this device stay as they are.',
    written: 'I have written them down',
    check: 'Check your recovery phrase',
    checkText: 'Enter three of the words that you have written down. Then the new keys count.',
    word: (position: number) => `Word ${position}`,
    wordMissing: (position: number) => `Enter word ${position}.`,
    wordWrong: (position: number) => `This is not word ${position} of your new phrase.`,
    use: 'Use the new keys',
    showAgain: 'Show the words again',
    notStored: 'The new keys could not be stored on this device. Nothing has been changed.',
  },
  backupAndRestore: 'Backup and restore',
  backup: {
    lastBackup: (date: string) => `Last backup: ${date}`,
    noBackup: 'Last backup: Never',
    password: 'Backup password',
    passwordHint: 'You need it to restore the file. It cannot be reset.',
    passwordMissing: 'Enter a password to encrypt the file.',
    repeated: 'Backup password again',
    repeatedProblems: {
      missing: 'Enter the password once more.',
      mismatch: 'This is not the same as the password above.',
    },
    locked: 'A backup needs your keys unlocked.',
    failed: 'The backup could not be made. Nothing has been saved; try again.',
    download: 'Download Encrypted Backup',
    encrypting: 'Encrypting…',
  },
  restore: {
    input: 'Backup data or recovery phrase',
    inputHint: 'Paste the text of a backup file, or 12 or 24 words with spaces between them.',
    notChecked: 'This could not be checked. Try again; nothing has been changed.',
    fileTooLarge: 'This file is too large to be a backup. Choose another one.',
    fileUnreadable: 'This file could not be read. Choose it again, or paste its text.',
    chooseFile: 'Choose a file',
    file: 'Backup file',
    submit: 'Restore Wallet',
    restored: (address: string) => `Restored: ${address}.`,
    ownUnknown: 'This device does not know whether your account has them.',
    own: 'These are the keys of your account.',
    other: 'Your account was created with another DID: payments to this address do not reach it.',
    otherNotChecked:
      'Your account was created with another DID. We could not check whether transfers wait for this address. Restore these keys again to check.',
    otherClaimed: (count: number) =>
      count === 1
        ? 'Your account was created with another DID. A transfer that waited for this address is in your wallet now.'
        : `Your account was created with another DID. ${count} transfers that waited for this address are in your wallet now.`,
    sheetTitle: 'Restore wallet',
    replaces: 'This takes the place of the keys that are on this device now.',
    kept: 'The keys will be kept on this device, encrypted.',
    backupPassword: 'Password of the backup',
    passwordHint: 'It protects the keys on this device.',
    confirm: 'Restore',
    restoring: 'Restoring…',
    /** The reasons why nothing was restored. */
    problems: {
      'not-a-backup': 'Nothing was restored: this is not a Superwallet backup.',
      damaged:
        'Nothing was restored: the backup is incomplete or has been changed. Use another copy of the file.',
      'newer-version':
        'Nothing was restored: the backup comes from a newer version of Superwallet. Update it and try again.',
      'wrong-password': 'The password is not the one that the backup was made with.',
      checksum:
        'Nothing was restored: these words do not belong together. Check their order and that none is mistaken.',
    },
    wordCount: (count: number) =>
      `Nothing was restored: a recovery phrase has 12 or 24 words, not ${count}.`,
    unknownWord: (position: number) =>
      `Nothing was restored: word ${position} is not a word of a recovery phrase. Check its spelling.`,
    /** `positions` is a list of numbers. */
    unknownWords: (positions: string) =>
      `Nothing was restored: words ${positions} are not words of a recovery phrase. Check their spelling.`,
  },
  removal: {
    title: 'Keys on this device',
    text: 'Your keys stay on this device after you sign out, encrypted. Remove them before someone else uses it.',
    remove: 'Remove keys from this device',
    submit: 'Remove keys',
    submitting: 'Removing…',
  },
  unlock: {
    title: 'Unlock your keys',
    text: 'The keys on this device are encrypted.',
    password: 'Password',
    passwordHint:
      'It is the one of your account, or one that you chose when you restored or generated keys here.',
    submit: 'Unlock',
    submitting: 'Unlocking…',
    problems: {
      'wrong-password': 'This is not the password that protects the keys on this device.',
      damaged:
        'The keys on this device are damaged. Restore them from a backup file or your recovery phrase.',
    },
    changedOn: (date: string) =>
      `The password of your account was changed on ${date}, after these keys were protected on this device. They may still open with the one before it.`,
    enterBoth: 'Enter both once. From then on your keys open with your current password.',
    previous: 'Previous password',
    previousMissing: 'Enter your previous password.',
    current: 'Current password',
    currentMissing: 'Enter your current password.',
    currentWrong: 'This is not your current password.',
  },
  /** A failed action that needed the account's password. */
  accountPassword: {
    secret:
      'This looks like a recovery phrase or a private key, so it was not sent. Enter the password of your account.',
    wrong: 'This is not the password of your account.',
    unreachable:
      'Your password could not be checked, so nothing has been changed. Check your connection and try again.',
    gateway:
      'Your password could not be checked, so nothing has been changed. Sign in to the network, or use another one, then try again.',
    failed: 'This did not work. Try again; nothing has been changed.',
  },
  hardware: {
    title: 'Hardware wallet',
    connected: 'Connected',
    notConnected: 'Not Connected',
    connect: 'Connect',
  },
  multiSignature: {
    title: 'Multi-signature',
    on: 'Transactions require 2 of 3 signatures',
    off: 'Share the signing of your transactions',
    note: 'Neither a hardware wallet nor multi-signature affects your sends yet: they go out as before.',
  },
  warnings: {
    title: 'Security warnings',
    share: 'Never share your private key or recovery phrase.',
    offline: 'Store your backup offline, apart from its password.',
    support: 'Support will never ask for your keys.',
    lost: 'If you lose your phrase, your backup and this device, you lose the wallet.',
  },
};

export type KeysMessages = typeof keys;
