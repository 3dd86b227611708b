/** Parts that several forms share: amounts, reviews, confirmations, the scanner. */
export const forms = {
  /** For a write whose answer takes more than a few seconds. */
  slowWrite: 'This takes longer than usual. Please keep this page open.',
  /** For a figure that depends on an empty field. */
  notFilledIn: 'Not filled in yet',
  /** On the button of a running payment. */
  processing: 'Processing…',
  remove: 'Remove',
  /** The messages about a failed action without a reason of the provider. */
  failure: {
    /** The causes, up to the advice to repeat the action. */
    causes: {
      unreachable: 'Check your connection',
      timeout: 'The wallet service did not answer in time. Check your connection',
      gateway:
        'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one,',
      // An unreadable answer is the provider's fault too.
      unreadable: 'Something went wrong on our side. Wait a moment',
      'too-many': 'There were too many requests. Wait a minute',
      refused: 'The wallet service did not accept this. Check what you entered',
      broken: 'Something went wrong on our side. Wait a moment',
    },
    /** The cause with the advice to repeat the action. */
    again: {
      try: (cause: string) => `${cause} and try again.`,
      audit: (cause: string) => `${cause} and run the audit again.`,
      refund: (cause: string) =>
        `${cause} and look among your recent refunds before you ask again.`,
      verification: (cause: string) =>
        `${cause} and submit again. What you filled in is still here.`,
      request: (cause: string) =>
        `${cause} and send it again. The same request is never made twice.`,
      profile: (cause: string) => `${cause} and save again. Your changes are still here.`,
      bankAccount: (cause: string) => `${cause} and save the account again.`,
      card: (cause: string) => `${cause} and save the card again.`,
      topUp: (cause: string) => `${cause} and top up again. The same top-up is never made twice.`,
      withdrawal: (cause: string) =>
        `${cause} and try again. The same withdrawal is never made twice.`,
      deposit: (cause: string) => `${cause} and try again. The same deposit is never made twice.`,
      credential: (cause: string) => `${cause} and add it again. What you filled in is still here.`,
      transfer: (cause: string) =>
        `${cause} and send again. The same transfer is never sent twice.`,
      contact: (cause: string) => `${cause} and save again.`,
      trip: (cause: string) => `${cause} and save the trip again.`,
      comment: (cause: string) => `${cause} and try again. Your comment is still here.`,
      remove: (cause: string) => `${cause} and remove it again.`,
      block: (cause: string) => `${cause} and try again.`,
      localSend: (cause: string) =>
        `${cause} and send again. The same transfer is never sent twice.`,
      localWithdrawal: (cause: string) =>
        `${cause} and try again. The same withdrawal is never made twice.`,
    },
    unknown: 'We do not know yet whether it arrived. We are checking.',
    earlier:
      'An earlier request of yours went through after all. Look at it before you send again.',
  },
  passwordToggle: {
    /** `field` is the label of the field in lower case. */
    show: (field: string) => `Show ${field}`,
    hide: (field: string) => `Hide ${field}`,
  },
  amount: {
    label: 'Amount',
    max: 'Max',
    partOfBalance: 'Part of the balance',
    problems: {
      /** The two readings of an amount with one comma, which may be a decimal point. */
      'ambiguous-comma': (grouped: string, decimal: string) =>
        `Write ${grouped} or ${decimal}: a comma can mean both.`,
      'too-many-digits': 'Write at most 18 digits after the point.',
      'no-amount': 'Enter an amount above zero in digits, such as 12.5.',
      'not-whole': (assetType: string) =>
        `${assetType} has whole amounts only, without a fraction.`,
    },
  },
  won: {
    problems: {
      'no-amount': 'Enter an amount above zero in digits, such as 5,000.',
      'not-whole': 'Enter whole won, without a decimal part.',
    },
    /** The remainder of a daily limit. */
    leftToday: (left: string, limit: string) => `Left today ${left} of ${limit}`,
  },
  source: {
    'bank-account': {
      label: 'Bank account',
      placeholder: 'Choose a bank account',
      empty: 'No bank accounts registered',
      add: 'Add Bank Account',
    },
    card: {
      label: 'Card',
      placeholder: 'Choose a card',
      empty: 'No cards saved',
      add: 'Add Card',
    },
  },
  review: {
    /** A payment to a person or merchant. */
    transfer: {
      recipient: 'Recipient',
      balanceAfter: 'Balance after',
      deviceCheckFailed: 'Your device did not confirm that it is you. Nothing has been sent.',
    },
    /** Its recipient is a bank account, so the labels do not refer to a person. */
    withdrawal: {
      recipient: 'Bank account',
      balanceAfter: 'Balance after',
      deviceCheckFailed: 'Your device did not confirm that it is you. Nothing has been withdrawn.',
    },
    paidBefore: 'Paid before',
    firstPayment: 'First payment',
    /** A phone number that no account has. */
    withoutAccount: 'Number without an account',
    balance: 'Balance',
    /** The missing amount if the balance is not enough; `amount` with its unit. */
    short: (amount: string) => `${amount} short`,
    /** The reasons for asking. */
    reasons: {
      changed:
        'This leads to another account than when you paid it last. Check that it is the right one.',
      repeated:
        'You paid this recipient the same amount less than 10 minutes ago. Check that you want to pay it again.',
      'new-recipient': 'You have never paid this recipient. Check that it is the right one.',
      'new-account': 'First withdrawal to this account. Check that it is the right one.',
      'other-holder': 'The holder of this account has another name than your profile.',
      'unchecked-recipient':
        'We could not check whether you have paid this recipient before. Check that it is the right one.',
      resembles: (known: string) =>
        `This is not ${known}, whom you have paid before, although it looks alike. Compare every character.`,
      'no-owner': (days: string) =>
        `No account here has this address. The amount waits ${days} ${days === '1' ? 'day' : 'days'} for its owner, and you can take it back until then.`,
      payout:
        'No account has this number. The amount is paid out to it, and cannot be taken back. Check every digit.',
      large: 'This is more than half of your balance.',
      biometrics: 'Your device will check that it is you.',
    },
    /** The refusal of a payment that the balance no longer covers; `balance` with its unit. */
    balanceTooLow: (balance: string) =>
      `The balance is too low: you have ${balance}. Enter a smaller amount.`,
    confirm: 'Confirm',
  },
  scanner: {
    waiting: 'Waiting for the camera. Allow it if your browser asks.',
    scanning: 'Hold the QR code inside the frame.',
    taken: 'The code has been read.',
    obstacles: {
      'not-allowed': {
        problem: 'The camera is not allowed',
        advice:
          'Allow it in the site settings, which open from the icon beside the address, or in your phone’s settings. Then try again.',
      },
      'not-found': {
        problem: 'No camera was found',
        advice: 'This device has no camera that the browser can use.',
      },
      'not-usable': {
        problem: 'Scanning does not work right now',
        advice:
          'Another app may be using the camera, or the connection is lost. Check both, then try again.',
      },
    },
  },
  contact: {
    title: 'Edit contact',
    ownName: 'Your name for this contact',
    ownNameHint: 'Only you see it. Leave it empty to see the name of the account.',
    favourite: 'Favourite',
    favouriteHint: 'Favourites come first.',
    save: 'Save',
    saving: 'Saving',
    /** Shown when the answer is lost; saving the contact again does no harm. */
    uncertain:
      'We do not know whether this was saved. Check your connection and save again: it is saved only once.',
  },
  code: {
    kinds: {
      authenticator: {
        label: 'Authenticator code',
        hint: 'The six digits that your authenticator app shows now.',
        missing: 'Enter the code.',
        wrong: 'This code is not right, or it was used already. Enter the next one.',
      },
      recovery: {
        label: 'Recovery code',
        hint: 'One of the codes that you saved. Each works once.',
        missing: 'Enter a recovery code.',
        wrong: 'This recovery code is not right, or it was used already.',
      },
      message: {
        label: 'Code',
        hint: 'The six digits of the message.',
        missing: 'Enter the code.',
        wrong: 'This code is not right.',
      },
    },
    useRecoveryCode: 'Use a recovery code',
    useAuthenticator: 'Use your authenticator app',
    malformed: 'A code has six digits.',
    ended: {
      expired: 'This code is too old, or there is a newer one. Send a new one.',
      'used-up': 'This code was tried too often. Send a new one.',
    },
    /** After the sentence about a wrong code. */
    triesLeft: (left: number) =>
      left === 1 ? 'You can try once more.' : `You can try ${left} more times.`,
  },
  block: {
    ask: 'Block this person',
    title: (name: string) => `Block ${name}?`,
    consequences:
      'They can no longer pay you, ask you for approvals or look you up, and are not told why. Security settings list whom you have blocked.',
    confirm: 'Block',
    done: (name: string) => `${name} is blocked. You can unblock them in Security settings.`,
  },
};

export type FormsMessages = typeof forms;
