/** The help center, and the screen of an unknown address. */
export const help = {
  title: 'Help center',
  search: 'Search the answers',
  searchPlaceholder: 'Fees, backup, tax refund …',
  found: (count: number) => (count === 1 ? '1 answer found' : `${count} answers found`),
  noneFound: 'No answer found',
  empty: 'No answer has these words. Try others, or ask the support chat.',
  askChat: 'Ask the support chat',
  /** The title is that of a screen. */
  openScreen: (title: string) => `Open ${title}`,
  /** The titles of the screens that the answers link to. */
  screens: {
    assets: 'Assets',
    localPay: 'LocalPay',
    merchants: 'Shops with cashback',
    topUp: 'Top Up',
    traveler: 'Traveler',
    digitalId: 'DigitalID',
    security: 'Security Settings',
    keys: 'Key Management',
    myInfo: 'My info',
    helpCenter: 'Help center',
  },
  questions: {
    balance: 'Where do I see what I have?',
    paying: 'How do I pay somebody or a shop?',
    cashback: 'How do I get cashback?',
    transactions: 'How do I send and receive assets?',
    fees: 'What does it cost?',
    limits: 'How much can I send in a day?',
    'top-up': 'How do I get city money?',
    banking: 'How do I move money from and to my bank?',
    refunds: 'How do I get a tax refund?',
    identity: 'How do I prove who I am?',
    security: 'How do I keep my account safe?',
    'lost-phone': 'What do I do if my phone is lost or stolen?',
    password: 'How do I change my password?',
    backup: 'How do I back up my keys?',
    account: 'Where do I change my details and settings?',
    'text-size': 'How do I make the text larger?',
    deletion: 'How do I delete my account?',
    contact: 'How do I reach somebody?',
  },
  /** The answers in the language of the wallet, by topic. In English the support chat has the same ones. */
  answers: {
    balance:
      'Home and Assets show your total portfolio value, Assets also each asset that you hold, and LocalPay your city money, where 1 coin is ₩1.',
    paying:
      'To pay a person or a shop in won, open LocalPay. Send takes a phone number, an e-mail address, a contact or a code, and QR Pay scans a code. The money is with an account of this wallet at once. To be paid yourself, show the code of Get paid.',
    cashback:
      'A payment to one of the Shops with cashback on LocalPay brings back 5%, 10% or 15% of it, at the rate of the shop. It comes with the payment, by any method. Other payments bring none.',
    transactions:
      'To send an asset, open Send Assets and fill in the asset, the amount and the recipient’s address. Check the address well: you can take a transfer back only while it waits for the owner of an address that has no account yet. To receive, share the address that Receive Assets shows. A new transfer is pending at first. Assets lists your five latest transactions, and Activity History all of them.',
    fees: `You see the fee before you confirm:
• Send Assets: a fixed network fee, in units of the asset
• Deposit Assets: bank transfer free, card a percentage, wire a fixed fee in dollars, crypto the network’s own fee
• Withdraw to Bank: instant and standard a percentage, economy free
• LocalPay: sending free; withdrawing a fixed fee, economy free; topping up free from a bank account, a percentage from other assets`,
    limits: `These are the limits of a day, by Korean time:
• LocalPay: sending ₩1,000,000, topping up ₩1,000,000, withdrawing ₩1,000,000
• Traveler: $500 of tax refunds
The least amount of LocalPay is ₩100 to send, and ₩1,000 to top up or withdraw. Send Assets sends at least 0.01 XP, USDC or CBDC, 0.000001 BTC, 0.00001 ETH or 1 BusanCoin.`,
    'top-up':
      'Open Top Up from LocalPay. From ₩1,000 on you can use a saved bank account, XP, USDC or CBDC, and 1 coin is ₩1. A bank account costs no fee, the others a percentage that the form shows.',
    banking:
      'Deposit and Withdraw on Assets move money from and to your bank. A withdrawal takes 5 minutes to 3 days, depending on the speed that you choose. In a test wallet it is faster, and its receipt says when it is expected. City money is withdrawn with Withdraw on LocalPay. Your accounts and cards are in Bank Information, under My info.',
    refunds:
      'Traveler shows your tax refunds and how far each one is: processing, approved, paid or rejected. For a new one scan the receipt there, or press Enter manually: 8% of the purchase comes back, in USDC to this wallet. The purchase is at least $30 and at most 90 days ago.',
    identity:
      'DigitalID holds your DID and your credentials. In Verify Identity you ask for verification with a photo of your document. In Add Credential you add education, employment and professional certificates.',
    security:
      'Security Settings, under My info, has two-factor authentication with an authenticator app, biometrics where your device supports them, alerts, the devices that are signed in, and Sign Out All Devices. If you think that somebody else uses your account, sign out all devices and change your password at once. Never tell anyone your recovery phrase or private key, not even the support chat.',
    'lost-phone':
      'Sign in on another device or in a browser, and change your password in Security Settings: that signs out every other device, also the lost one. With two-factor authentication, use a recovery code for the sign-in. Keys on the lost phone are encrypted under your old password. Your recovery phrase or a backup brings them to the new phone.',
    backup:
      'Key Management, under My info, shows your recovery phrase, downloads an encrypted backup, and restores a wallet from either. Write the phrase on paper and show it to no one. Never type it into a chat: the wallet never asks for it there.',
    password:
      'You change your password in Security Settings, under My info: fill in the current one and a new one of at least 8 characters. If you forget it, press “Forgot password?” on the sign-in screen: a code goes to your e-mail address, if you have confirmed it in your profile.',
    account:
      'Name, e-mail, time zone and currency are in Edit Profile, under My info, which also leads to Bank Information, Security Settings, Key Management, Language and Notifications. The theme button in the header switches between light, dark and your device’s choice. Sign Out is at the end of My info.',
    'text-size':
      'The wallet follows the text size of your phone or browser. Change it in the settings of the phone for display or accessibility, or zoom the page in the browser.',
    deletion:
      'Delete account is at the end of Security Settings, under My info: it needs your password, and the code where two-factor authentication is on. Before that, send or withdraw all money, and let payments, tax refunds and approvals end. It says what is deleted and what stays. Download my data, above it, saves all your data as one file.',
    contact:
      'The support chat is an automatic assistant: no one reads along, and what you write there stays on your device. There is no way yet to reach a person. The Help center under My info has all answers.',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address.',
    home: 'Back to Home',
  },
};

export type HelpMessages = typeof help;
