import type { ExpectedRead, ScreenFacts } from '../screen-facts.ts';

/** The entries of `localpay`. */
export const localpay = {
  'localpay.state.default':
    'The local-currency balance with Top Up, Send and Withdraw, QR Pay, NFC Pay, Get paid, Connect.',
  'localpay.content.balance': 'The balance is that of BusanCoin, in won.',
  'localpay.content.rate': 'The value of a coin, from the provider: ₩1.',
  'localpay.content.transactions-figure': 'The number of transactions: 23 for the sample user.',
  'localpay.content.cashback-figure': 'The sum of the cashback: 12,500 for the sample user.',
  'localpay.transition.top-up': 'Top Up leads to the top-up.',
  'localpay.transition.send':
    'Send, QR Pay and NFC Pay lead to the local send. QR Pay and NFC Pay preselect their method if the device has it.',
  'localpay.transition.withdraw': 'Withdraw leads to the local withdrawal.',
  'localpay.transition.merchants':
    'Shops with cashback leads to the directory of merchants (proposed copy).',
  'localpay.transition.get-paid': 'Get paid leads to the own code and the payments of today.',
  'localpay.toast.integration-coming-soon': 'Connect says that the integration is coming soon.',
  'localpay.toast.camera-not-available': 'QR Pay on a device without a camera says so.',
  'localpay.toast.nfc-not-available': 'NFC Pay on a device without NFC says so.',
  'localpay.state.loading': 'A skeleton and no zero while the balance loads.',
  'localpay.state.load-error':
    'The balance cannot be loaded: a card says why and offers to try again.',
  'localpay.state.no-figures': 'A new account has 0 transactions and 0 cashback.',
  'localpay.state.figures-loading': 'A skeleton while the figures load.',
  'localpay.state.figures-load-error':
    'The figures cannot be loaded: a card says so (proposed copy) and offers to try again.',
} as const;

const localBalance: ExpectedRead = {
  title: 'We could not load your balance',
  retriesAll: true,
  loading: 'Loading your balance',
  data: '₩48,500',
  stillVisible: ['LocalPay', '12,500 cashback'],
};

export const localPayScreen: ScreenFacts = {
  reads: {
    assets: localBalance,
    busanCoinRates: localBalance,
    localPayFigures: {
      title: 'We could not load your figures',
      loading: 'Loading your figures',
      data: '12,500 cashback',
      stillVisible: ['₩48,500', 'Integrations'],
    },
  },
};
