/**
 * Every state, validation error and toast of the wallet, and what else a story shows, in a sentence each. An id reads
 * `screen.kind.name`. A story names the entries that it shows with `shows(…)`; a check holds both ways.
 */
export const catalogue = {
  'shell.state.default': 'Header, routed screen and bottom navigation in a phone-wide column.',
  'shell.rule.phone-width-cap': 'On a wide screen the column stays phone-wide and centred.',
  'shell.content.floating-add-button': 'A floating add button lies above the navigation.',
  'shell.rule.floating-add-button-inert':
    'Pressing the floating add button goes nowhere and says nothing.',
  'shell.content.bottom-nav':
    'Six tabs in order: Home, DigitalID, Assets, LocalPay, Work, Traveler.',
  'shell.state.active-tab': "The current route's tab is marked as the current page.",
  'shell.content.header': 'Logo, theme toggle, notifications bell and person icon.',

  'not-found.state.card': "An unknown route shows a card titled 'Page Not Found'.",
  'not-found.rule.linked-but-unrouted':
    "Language settings, notification settings and help centre are linked but land on 'Page Not Found'.",

  'session.state.loading': 'The stored session is being read: skeletons, no sign-in form yet.',
  'session.state.sign-in': 'Without a session the sign-in form stands in place of the screen.',
  'session.state.signing-in': 'While signing in the button is busy and cannot be pressed again.',
  'session.validation.refused':
    'Wrong e-mail or password: said in the form, which keeps the e-mail.',
  'session.state.create-account': 'The form to create an account, with its field errors.',
  'session.validation.email-taken': 'The e-mail already has an account: said at the e-mail field.',
  'session.state.unreachable': 'The provider cannot be reached: said in the form, which keeps all.',

  'theme.state.light': 'Light theme draws everything in light colours.',
  'theme.state.dark': 'Dark theme draws everything in dark colours.',
  'theme.state.system': 'System theme follows the device, also while the wallet is open.',
  'theme.transition.cycle': 'The toggle goes light, dark, system, and light again.',

  'toast.rule.one-at-a-time': 'A new toast takes the place of the current one.',
  'toast.state.default-style': 'Success and information in the default style, title and message.',
  'toast.state.destructive-style': 'Failures and refusals in the destructive style.',
  'toast.constant.duration': 'A toast closes after 5000 ms.',
  'toast.constant.swipe': 'Swiping right past 50 px dismisses a toast; a shorter swipe leaves it.',
  'toast.constant.hotkey': 'F8 moves the focus to the toasts.',
  'toast.toast.copied': "'Copied Successfully' after copying an address.",
  'toast.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'toast.toast.camera-not-available': "'Camera Not Available' on a device without a camera.",
  'toast.toast.nfc-not-available': "'NFC Not Available' on a device without NFC.",
  'toast.toast.integration-coming-soon': "'Integration Coming Soon' for what is yet to come.",

  'events-stream.rule.heartbeat-ignored': 'A heartbeat shows nothing.',
  'events-stream.toast.transaction-completed':
    'A completed transaction is told in Korean: 거래가 완료되었습니다.',
  'events-stream.toast.transaction-in-progress':
    'Any other transaction status is told as in progress, in Korean.',
  'events-stream.toast.balance-updated': 'A changed balance is told in Korean, with its asset.',
  'events-stream.toast.notification': 'A success, info or warning notification in default style.',
  'events-stream.toast.notification-error': 'An error notification in the destructive style.',

  'home.state.default':
    'Greeting, total portfolio value, Send and Receive, ID cards, recent activity.',
  'home.state.greeting-fallback': "Without a first name the greeting says 'User'.",
  'home.constant.rate-default': 'An asset without a rate of its own counts one dollar a unit.',
  'home.state.no-transactions': 'Without transactions only the signed document is listed.',
  'home.state.loading': 'Skeletons while assets or transactions are read; no false zero.',
  'home.state.load-error': 'Assets or transactions could not be read: why, and a retry.',

  'assets.state.default':
    'Portfolio balance, asset list, four actions and the five most recent transactions.',
  'assets.content.recent-transactions': 'Of many transactions exactly the five most recent show.',
  'assets.content.transaction-pending': 'A transaction just sent is marked as pending.',
  'assets.state.empty': 'Nothing held, nothing moved: a zero balance and two hints.',
  'assets.state.loading': 'Skeletons while assets or transactions are read; no false zero.',
  'assets.state.load-error': 'Assets or transactions could not be read: why, and a retry.',

  'send.state.default': 'Asset, amount, recipient mode, recipient address, summary, send button.',
  'send.state.empty-button-disabled':
    'The button is disabled until asset, amount and recipient are filled.',
  'send.state.mode-address': 'In address mode the recipient address can be typed.',
  'send.state.mode-qr-notice': 'QR mode shows only a notice.',
  'send.state.mode-contact-notice': 'Contact mode shows only a notice.',
  'send.state.ready': 'All filled: the summary shows fee, total and shortened recipient.',
  'send.validation.input-required': 'A recipient of blanks only is refused as missing.',
  'send.validation.insufficient-balance': 'An amount above the balance is refused.',
  'send.rule.full-balance-allowed': 'The whole balance may be sent.',
  'send.state.pending': 'While the send is under way the button is disabled.',
  'send.toast.transfer-complete': 'A sent asset is confirmed, and the wallet goes to Assets.',
  'send.toast.transfer-failed': 'A failed send is told; the form stays as it was.',
  'send.state.loading': 'Skeletons while the assets are read; no false zero.',
  'send.state.load-error': 'The assets could not be read: why, and a retry.',

  'receive.state.default':
    'Asset, QR placeholder, download and share, address with copy, three steps.',
  'receive.constant.asset-choices': 'XP first, then USDC, CBDC (KRW), BTC and ETH.',
  'receive.state.address-placeholder': 'Without a DID the address is a sample made from the id.',
  'receive.toast.copied': "'Copied Successfully' after copying the address.",
  'receive.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'receive.content.share-button': "Share opens the device's share sheet with the address.",
  'receive.state.share-unsupported': 'Where sharing is not supported the address is copied.',
  'receive.rule.share-cancelled': 'A cancelled share shows nothing and copies nothing.',
  'receive.content.download-button': 'Download saves the placeholder picture.',
} as const;

export type CatalogueId = keyof typeof catalogue;

/** The `screen` of an entry. */
export function screenOf(id: CatalogueId): string {
  return id.split('.')[0] ?? '';
}

/** The `kind` of an entry: state, validation, toast, rule, content, constant or transition. */
export function kindOf(id: CatalogueId): string {
  return id.split('.')[1] ?? '';
}

/** The story parameter that names the catalogue entries a story shows. */
export function shows(...ids: [CatalogueId, ...CatalogueId[]]): { catalogue: CatalogueId[] } {
  return { catalogue: ids };
}
