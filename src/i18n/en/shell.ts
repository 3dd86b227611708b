/** The frame of the wallet: header, navigation, banners, connection and session states. */
export const shell = {
  brandLink: 'Superwallet, home',
  myInfo: 'My info',
  greeting: (firstName: string) => `Hello, ${firstName}`,
  /** In place of an unknown first name. */
  user: 'User',
  navigation: 'Main',
  tabs: {
    home: 'Home',
    digitalId: 'DigitalID',
    assets: 'Assets',
    localPay: 'LocalPay',
    work: 'Work',
    traveler: 'Traveler',
  },
  /** The name of the Work tab with a badge. */
  pendingTab: (tab: string, count: number) => `${tab}, ${count} pending`,
  connection: {
    lost: 'Live updates are paused. Reconnecting…',
    offline: 'You are offline. What you see may be out of date, and nothing can be sent.',
  },
  storageRefused:
    'This browser keeps no data for the wallet. You stay signed in only until you close or reload this page.',
  themes: { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: system' },
  openingWallet: 'Opening your wallet',
};

export type ShellMessages = typeof shell;
