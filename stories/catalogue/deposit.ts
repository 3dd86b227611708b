import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `deposit`. */
export const deposit = {
  'deposit.rule.asset-in-address':
    'An asset in the address is selected at first; an unknown one is ignored.',
  'deposit.state.default': 'Asset, amount and method, none chosen, and a summary.',
  'deposit.content.hint': 'A hint names a minimum of 10 and a maximum of 100,000 of the asset.',
  'deposit.constant.method-bank': 'A bank transfer is free.',
  'deposit.constant.method-card': 'A card costs 2.5%.',
  'deposit.constant.method-crypto': 'Crypto costs the network fee.',
  'deposit.constant.method-wire': 'A wire transfer costs $15.',
  'deposit.rule.limits-not-enforced':
    'The form accepts amounts beyond the limits; the provider refuses them, and the form says so.',
  'deposit.content.fee-on-top':
    'The fee in units of the asset, and the total to pay (proposed copy).',
  'deposit.content.charge':
    'The charge in the currency of the source, at the quoted rate (proposed copy).',
  'deposit.content.source':
    'The default account or card pays, and another can be chosen (proposed copy).',
  'deposit.state.no-source':
    'Without a saved account or card nothing is deposited, and the form says so (proposed copy).',
  'deposit.state.source-removed':
    'The chosen account or card was removed elsewhere: the field says so, and no other one is charged (proposed copy).',
  'deposit.transition.add-source':
    'A link leads to where an account or a card is added (proposed copy).',
  'deposit.state.draft-restored':
    'After an account or a card was added, the form has what was typed before.',
  'deposit.content.network-address':
    'A crypto deposit shows the own address, its code and the amount (proposed copy).',
  'deposit.toast.address-copied': 'Copying the address is confirmed, or refused by a toast.',
  'deposit.state.source-refused':
    'The provider refuses the source or its charge: the form says why (proposed copy).',
  'deposit.state.sources-load-error':
    'Accounts or cards cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'deposit.state.loading': 'A skeleton and no form while rates, accounts and cards load.',
  'deposit.state.load-error': 'The rates cannot be loaded: a card offers to try again.',
  'deposit.state.fees-load-error': 'The fees cannot be loaded: a card says why (proposed copy).',
  'deposit.state.fee-changed':
    'The rate has changed meanwhile: the form says so and shows the new fee.',
  'deposit.state.declined':
    'The bank declines: the form says so, and the deposit can be tried again.',
  'deposit.state.pending-outcome':
    'A deposit without a final outcome is reported as initiated, without a further message.',
  'deposit.state.answer-lost':
    'Without an answer the form says so, and another press repeats the same deposit.',
  'deposit.validation.missing-information': 'Without asset, amount or method nothing is deposited.',
  'deposit.state.processing':
    'While the deposit is processed the form cannot change or be sent again.',
  'deposit.toast.initiated': 'A deposit is confirmed, and the wallet goes to Assets.',
  'deposit.toast.failed': 'A toast says that the deposit failed. The form keeps its values.',
  'deposit.toast.refused':
    'A toast about a refusal has the title of the failure and the reason, and closes when the form is edited (proposed copy).',
  'deposit.rule.one-request': 'A deposit is one request with the fee that the form showed.',
} as const;

const read = {
  retriesAll: true,
  loading: 'Loading the rates',
  data: 'Bank transfer',
  stillVisible: ['Deposit Assets'],
} as const;

export const depositScreen: ScreenFacts = {
  reads: {
    exchangeRates: { ...read, title: 'We could not load the rates' },
    fees: { ...read, title: 'We could not load the fees' },
    bankAccounts: { ...read, title: 'We could not load your bank accounts' },
    cards: { ...read, title: 'We could not load your cards' },
  },
  fields: { path: paths.deposit, labels: ['Amount'] },
};
