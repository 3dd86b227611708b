import { paths } from '#wallet/paths.ts';

import type { ExpectedRead, ScreenFacts } from '../screen-facts.ts';

/** The entries of `local-topup`. */
export const localTopup = {
  'local-topup.state.default':
    'Amount with quick buttons, funding sources, summary, submit button, benefits.',
  'local-topup.constant.quick-amounts': 'Four buttons set 10,000, 50,000, 100,000 and 200,000 won.',
  'local-topup.constant.sources': 'Bank, XP, USDC and CBDC, in this order.',
  'local-topup.content.source-entry':
    'A source shows its name, fee and processing time. An asset also shows its balance.',
  'local-topup.content.maximum-text': 'A text names a maximum of ₩1,000,000 per day.',
  'local-topup.constant.minimum': 'A text names a minimum of ₩1,000.',
  'local-topup.content.benefits': 'The benefits advertise cashback up to 15%.',
  'local-topup.transition.back': 'Back leads to LocalPay.',
  'local-topup.transition.merchants':
    "'See the shops', beside the cashback, leads to the directory of merchants (proposed copy).",
  'local-topup.constant.source-bank': 'The bank is free and instant.',
  'local-topup.constant.source-xp': 'XP costs 1% and takes 1-2 minutes.',
  'local-topup.constant.source-usdc': 'USDC costs 2% and takes 2-5 minutes.',
  'local-topup.constant.source-cbdc': 'CBDC costs 0.5% and takes 1-3 minutes.',
  'local-topup.state.source-zero-balance':
    'A source without a balance is marked and cannot be chosen.',
  'local-topup.state.source-selected-bank': 'With the bank the summary has no crypto and no fee.',
  'local-topup.state.source-selected-crypto':
    'With an asset the summary has the required amount of it and the fee, to four decimals.',
  'local-topup.rule.bank-no-balance-check': 'With the bank no balance is checked.',
  'local-topup.rule.maximum-not-enforced':
    'The form accepts an amount above the daily maximum while today’s remainder is unknown.',
  'local-topup.state.left-today':
    'Below the amount stands the remaining limit of today. Max fills in at most this limit (proposed copy).',
  'local-topup.validation.invalid-amount':
    'An amount that is no whole number of won is refused at its field (proposed copy).',
  'local-topup.validation.above-limit':
    'An amount above today’s remaining limit is refused in the form (proposed copy).',
  'local-topup.state.daily-maximum-reached':
    'The provider enforces the daily maximum: the form says how much is left.',
  'local-topup.content.account':
    'With the bank the default account pays, and another can be chosen (proposed copy).',
  'local-topup.state.no-account':
    'Without a saved account the bank cannot pay, and the form says so (proposed copy).',
  'local-topup.state.account-removed':
    'The chosen account was removed elsewhere: the field says so, and no other one is charged (proposed copy).',
  'local-topup.state.source-runs-out':
    'The chosen source has run out: it stays selected, and the field says so (proposed copy).',
  'local-topup.transition.add-account':
    'A link leads to where a bank account is added (proposed copy).',
  'local-topup.state.draft-restored':
    'After an account was added, the form has what was typed before.',
  'local-topup.state.accounts-load-error':
    'The accounts cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-topup.state.declined': 'The bank declines: the form says so in the words of the provider.',
  'local-topup.state.fee-changed':
    'The fee has changed meanwhile: the form shows the new one, and the next press sends it (proposed copy).',
  'local-topup.state.fees-load-error':
    'The fees cannot be loaded: a card says why (proposed copy).',
  'local-topup.state.rate-changed':
    'The rate has changed since it was shown: the form says so and shows the new rate.',
  'local-topup.state.source-without-rate':
    'An asset without a rate is marked and cannot be chosen (proposed copy).',
  'local-topup.content.max':
    'Max sets the amount that the asset can pay for, up to the daily maximum.',
  'local-topup.toast.pending':
    'A top-up that has not arrived yet: the toast says so (proposed copy).',
  'local-topup.state.rates-load-error':
    'The rates cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-topup.validation.missing-information': 'Without amount or source nothing is topped up.',
  'local-topup.validation.minimum-amount': 'Less than ₩1,000 is refused. ₩1,000 is accepted.',
  'local-topup.validation.insufficient-balance':
    'An asset that does not cover the amount with its fee is refused.',
  'local-topup.state.processing':
    'While the top-up is processed the form cannot change or be sent again.',
  'local-topup.toast.success': 'A top-up is confirmed, and the wallet goes to LocalPay.',
  'local-topup.toast.failed': 'A toast says that the top-up failed. The form keeps its values.',
  'local-topup.state.loading': 'Skeletons while the balances load. No source is marked as empty.',
  'local-topup.state.load-error':
    'The balances cannot be loaded: a card says why and offers to try again.',
} as const;

const topUpRates: ExpectedRead = {
  title: 'We could not load the exchange rates',
  retriesAll: true,
  loading: 'Loading your balances',
  data: 'Funding source',
  stillVisible: ['Top Up', 'Cashback up to 15% at local shops'],
};

export const localTopupScreen: ScreenFacts = {
  reads: {
    assets: {
      title: 'We could not load your balances',
      retriesAll: true,
      loading: 'Loading your balances',
      data: 'Funding source',
      stillVisible: ['Top Up', 'Cashback up to 15% at local shops'],
    },
    bankAccounts: { ...topUpRates, title: 'We could not load your bank accounts' },
    exchangeRates: topUpRates,
    busanCoinRates: topUpRates,
    fees: { ...topUpRates, title: 'We could not load the fees' },
  },
  silentReads: { dailyLimits: 'only the remaining limit of today is missing' },
  fields: { path: paths.localTopup, labels: ['Amount'] },
};
