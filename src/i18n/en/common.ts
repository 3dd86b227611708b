/** Texts that most screens share. */
export const common = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  /** For data that could not be loaded. */
  loadError: {
    slow: 'This takes longer than usual. We are still trying.',
    retry: 'Try again',
    details: 'Details',
    explanations: {
      unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
      timeout: 'The wallet service takes too long to answer. Check your connection and try again.',
      gateway:
        'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one, then try again.',
      unreadable: 'We cannot read the answer of the wallet service. Reload the page.',
      'too-many': 'There were too many requests. Wait a minute, then try again.',
      refused: 'The wallet service does not give us this.',
      broken: 'Something went wrong on our side. Try again in a moment.',
    },
  },
  /** Spoken in place of the hidden part of a number, before its visible end. */
  mask: (end: string): string => (end === '' ? 'hidden' : 'ends in '),
  /** Spoken in place of signs, and of a full address. */
  spoken: {
    ends: (start: string, end: string): string => `starts with ${start}, ends in ${end}`,
    about: (amount: string): string => `about ${amount}`,
    range: (from: string, to: string): string => `${from} to ${to}`,
  },
  testMoney: 'Test money',
  loadingScreen: 'Loading screen',
  screenFailed: 'We could not load this screen',
};

export type CommonMessages = typeof common;
