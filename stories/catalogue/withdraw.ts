import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `withdraw`. */
export const withdraw = {
  'withdraw.rule.asset-in-address':
    'An asset in the address is selected at first; an unknown one is ignored.',
  'withdraw.rule.default-account':
    'The default account is preselected. The own choice stays when the accounts change (proposed copy).',
  'withdraw.state.account-removed':
    'The chosen account was removed elsewhere: the field says so, and nothing is withdrawn (proposed copy).',
  'withdraw.state.default': 'Asset, amount with Max, bank account, speed, summary, two notices.',
  'withdraw.content.speeds': 'Three speeds, each with its fee and its duration.',
  'withdraw.content.notice-large': 'A notice says that large amounts may take up to 24 hours.',
  'withdraw.content.notice-verification':
    'A notice says that bank verification takes 1-2 business days.',
  'withdraw.constant.speed-standard': 'Standard costs 0.5%, takes 1-2 hours and is preselected.',
  'withdraw.constant.speed-instant': 'Instant costs 1% and takes 5 minutes.',
  'withdraw.constant.speed-economy': 'Economy is free and takes 1-3 days.',
  'withdraw.state.no-assets':
    'Without assets the asset field says that there is nothing to withdraw.',
  'withdraw.state.no-bank-accounts': 'Without a bank account the screen offers to add one.',
  'withdraw.transition.add-bank': 'Adding a bank account leads to Bank Information.',
  'withdraw.rule.max': 'Max fills in the full balance.',
  'withdraw.content.total-deducted':
    'Amount and fee together, with four decimals, and more if it has more.',
  'withdraw.validation.missing': 'Without asset, amount or bank account nothing is withdrawn.',
  'withdraw.validation.insufficient-balance':
    'An amount that with its fee exceeds the balance is refused.',
  'withdraw.state.processing':
    'While the withdrawal is processed the form cannot change or be sent again.',
  'withdraw.toast.initiated': 'A withdrawal is confirmed, and the wallet goes to Assets.',
  'withdraw.rule.one-request': 'A withdrawal is one request with the fee that the form showed.',
  'withdraw.content.review': 'The summary names the account and the balance before and after.',
  'withdraw.content.money-first': 'The value of the amount, and parts of the balance.',
  'withdraw.state.confirmation-large':
    'More than half of the balance is confirmed first (proposed copy).',
  'withdraw.state.confirmation-new-account':
    'The first withdrawal to an account is confirmed first, with its bank and holder (proposed copy).',
  'withdraw.state.confirmation-other-holder':
    'That confirmation says if the holder has another name than the profile (proposed copy).',
  'withdraw.state.confirmation-two-reasons':
    'A large amount with biometrics on is confirmed once, for both reasons (proposed copy).',
  'withdraw.state.confirmation-biometrics':
    'With biometrics on, the device confirms each withdrawal (proposed copy).',
  'withdraw.state.declined':
    'The bank declines: the form says so, and the withdrawal can be tried again.',
  'withdraw.state.pending-outcome':
    'A withdrawal without a final outcome is reported as processing, without a further message.',
  'withdraw.state.answer-lost':
    'Without an answer the form says so, and another press repeats the same withdrawal.',
  'withdraw.toast.failed': 'A toast says that the withdrawal failed. The form keeps its values.',
  'withdraw.state.left-today':
    'BusanCoin has today’s remaining limit below the amount, and more is refused in the form (proposed copy).',
  'withdraw.state.loading': 'Skeletons and no zero while assets, bank accounts or fees load.',
  'withdraw.state.load-error':
    'The assets cannot be loaded: a card says why in place of the asset field.',
  'withdraw.state.fee-changed':
    'The fee has changed meanwhile: the form shows the new one, and the next press sends it (proposed copy).',
  'withdraw.state.fees-load-error': 'The fees cannot be loaded: a card says why (proposed copy).',
  'withdraw.state.accounts-failed':
    'The bank accounts cannot be loaded: a card says why in their place. The filled-in values stay.',
} as const;

export const withdrawScreen: ScreenFacts = {
  reads: {
    ownAssets: {
      title: 'We could not load your assets',
      loading: 'Loading your assets',
      data: 'Choose an asset',
      stillVisible: ['Withdraw to Bank', 'KB Kookmin, ends in 8901'],
    },
    fees: {
      title: 'We could not load the fees',
      loading: 'Loading the fees',
      data: 'Choose an asset',
      stillVisible: ['Withdraw to Bank'],
    },
    bankAccounts: {
      title: 'We could not load your bank accounts',
      loading: 'Loading your bank accounts',
      data: 'KB Kookmin, ends in 8901',
      stillVisible: ['Withdraw to Bank', 'Choose an asset'],
    },
  },
  silentReads: {
    exchangeRates: 'only the value of the amount is missing',
    dailyLimits: 'only the remaining limit of today is missing',
  },
  fields: { path: paths.withdraw, labels: ['Amount'] },
};
