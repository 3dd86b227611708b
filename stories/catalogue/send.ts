import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `send`. */
export const send = {
  'send.rule.asset-in-address':
    'An asset in the address is selected at first; an unknown one is ignored.',
  'send.state.default': 'Asset, amount, recipient mode, recipient address, summary, send button.',
  'send.state.empty-button-disabled':
    'The button is disabled until asset, amount and recipient are filled.',
  'send.state.mode-address': 'In address mode the recipient address can be typed.',
  'send.state.mode-qr-notice': 'On a device without a camera QR mode shows only a notice.',
  'send.state.mode-qr-read': 'A scanned code fills in the address, and an asset that the user has.',
  'send.state.mode-qr-unreadable':
    'A code without an address is refused, and scanning continues (proposed copy).',
  'send.state.mode-contact': 'Contact mode lists recent recipients to choose from.',
  'send.state.mode-contact-notice': 'Without recent recipients contact mode shows only a notice.',
  'send.state.contacts-failed': 'The contacts cannot be loaded: a card offers to try again.',
  'send.content.test-money':
    "'Test money' on the summary and the question while money comes from a sandbox (proposed copy).",
  'send.content.money-first':
    'The value of the amount, parts of the balance, Max, and the balance after it.',
  'send.state.rates-failed': 'Without the rates only the value of the amount is missing.',
  'send.state.confirmation-new-recipient':
    'A recipient never paid before is confirmed first (proposed copy).',
  'send.state.confirmation-no-owner':
    'An address without an account is confirmed first: the amount waits for its owner (decision 204).',
  'send.state.confirmation-resembles':
    'A recipient that merely resembles a known one is confirmed first (proposed copy).',
  'send.state.confirmation-repeated':
    'The same amount to the same recipient within ten minutes is confirmed first (proposed copy).',
  'send.state.confirmation-large':
    'More than half of the balance is confirmed first (proposed copy).',
  'send.state.confirmation-balance-falls':
    'The balance falls while the sheet is open: the sheet follows it, and does not confirm more (proposed copy).',
  'send.state.confirmation-biometrics':
    'With biometrics on, the device confirms each transfer (proposed copy).',
  'send.rule.button-in-sight': 'In the wallet the button is always visible, above the navigation.',
  'send.rule.no-confirmation': 'A transfer that needs no confirmation is sent at once.',
  'send.state.recipient-not-checked':
    'If the recipient cannot be checked, the transfer can still be sent (proposed copy).',
  'send.rule.amount-read':
    'A pasted amount is read with its unit, in full-width digits and with groups (proposed copy).',
  'send.rule.address-cleaned':
    'Invisible characters around an address are removed, and a pasted link is read.',
  'send.state.link-amount':
    'The amount of a link is filled in, and the field says so (proposed copy).',
  'send.state.link-amount-not-filled':
    'If the amount of a link cannot be filled in, the field says so (proposed copy).',
  'send.validation.malformed-address':
    'A text that is no address is refused at its field, without the provider (proposed copy).',
  'send.validation.mistyped-address':
    'An address with a wrong checksum is refused at its field before the confirmation.',
  'send.validation.shortened-address':
    'A shortened address is refused at its field (proposed copy).',
  'send.validation.zero-address': 'The zero address is refused at its field (proposed copy).',
  'send.validation.other-chain':
    'A link for another network is refused at the field, and by the scanner (proposed copy).',
  'send.validation.contract-call':
    'A link that calls a contract is refused at the field (proposed copy).',
  'send.validation.own-address': 'The user’s own address is refused at its field (proposed copy).',
  'send.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'send.state.recipient-refused':
    'A recipient that the provider refuses gets a message at the field at once, before the confirmation.',
  'send.rule.new-key-after-refusal':
    'After a definite refusal the same transfer is sent as a new one.',
  'send.state.ready':
    'With all fields filled the summary shows fee, total and shortened recipient.',
  'send.validation.input-required': 'A recipient of blanks only is refused as missing.',
  'send.validation.insufficient-balance': 'An amount above the balance is refused.',
  'send.validation.no-room-for-fee':
    'If the balance does not cover the network fee, the field names the fee and the largest amount (proposed copy).',
  'send.validation.too-small':
    'An amount below the least one of its asset is refused at its field (proposed copy).',
  'send.state.fee-not-covered':
    'If the balance does not cover the fee any longer, the form says so and keeps its values (proposed copy).',
  'send.state.fee-changed':
    'The network fee has changed meanwhile: the form shows the new one, and the next press sends it (proposed copy).',
  'send.state.fees-load-error': 'The fees cannot be loaded: a card says why (proposed copy).',
  'send.rule.full-balance-allowed':
    'The full balance may be sent, but for the network fee (decision 203).',
  'send.state.storage-full':
    'The provider has no room to store anything: the form says so and keeps its values.',
  'send.state.storage-read-only': 'The provider cannot store anything: the form says so.',
  'send.state.pending': 'While the send is processed the button is disabled.',
  'send.toast.transfer-complete': 'A sent asset is confirmed, and the wallet goes to Assets.',
  'send.toast.waiting':
    'A send to an address without an account waits for its owner, and the toast says so.',
  'send.state.contact-favourites':
    'Favourites come first, with a star. Below a name that the user chose is the account’s name (proposed copy).',
  'send.state.contact-edit':
    "A contact's sheet has a field for the user's own name of the contact, and a switch for favourites.",
  'send.toast.contact-saved':
    'A saved contact is confirmed, and the list is refetched (proposed copy).',
  'send.toast.contact-failed':
    'A toast says that a contact was not saved. The sheet keeps its values (proposed copy).',
  'send.toast.contact-uncertain':
    'The answer to a saved contact is lost: toast and sheet say that the outcome is not known (proposed copy).',
  'send.toast.transfer-failed': 'A toast says that a send failed. The form keeps its values.',
  'send.state.left-today':
    'BusanCoin has today’s remaining limit below the amount, and more is refused in the form (proposed copy).',
  'send.state.loading': 'Skeletons and no zero while the assets load.',
  'send.state.provider-broken':
    'A proxy fails: the form says that the outcome is not known, and keeps its values.',
  'send.state.answer-unreadable':
    'A send that succeeded counts as sent, also when its answer cannot be read.',
  'send.state.no-assets': 'Without assets the asset field says that there is nothing to send.',
  'send.state.load-error': 'The assets cannot be loaded: a card says why and offers to try again.',
} as const;

export const sendScreen: ScreenFacts = {
  reads: {
    assets: {
      title: 'We could not load your assets',
      retriesAll: true,
      loading: 'Loading your assets',
      data: 'Network fee',
      stillVisible: ['Send Assets'],
    },
    fees: {
      title: 'We could not load the fees',
      retriesAll: true,
      loading: 'Loading your assets',
      data: 'Network fee',
      stillVisible: ['Send Assets'],
    },
    recentContacts: {
      title: 'We could not load your contacts',
      loading: 'Loading your contacts',
      data: 'Minseo Park',
      stillVisible: ['Network fee'],
      opens: 'Contact',
    },
  },
  silentReads: {
    exchangeRates: 'only the value of the amount is missing',
    dailyLimits: 'only the remaining limit of today is missing',
  },
  fields: { path: paths.send, labels: ['Recipient address', 'Amount'] },
};
