import { paths } from '#wallet/paths.ts';

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
  'localpay.state.pay-code':
    'The payment code: a QR code, the name, and the number or account name (proposed copy).',
  'localpay.state.pay-code-amount':
    'With an amount, the code asks for it. An invalid amount gets a message (proposed copy).',
  'localpay.content.pay-code-share': 'Share sends the payee and the code as text.',
  'localpay.content.pay-code-save': 'Save stores a picture of the code.',
  'localpay.toast.pay-code-copied':
    'If sharing is not supported, the code is copied (proposed copy).',
  'localpay.toast.pay-code-not-shared':
    'A toast says that the code could not be shared (proposed copy).',
  'localpay.toast.pay-code-not-saved':
    'A toast says that the code could not be saved (proposed copy).',
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
  fields: { path: paths.localpay, labels: ['Amount (optional)'] },
};
