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

  'travel-plan.state.default': 'The trips, a control to add one, and a link to currency exchange.',
  'travel-plan.rule.status-display-only':
    'Every status and type of a trip is shown, and none can be changed.',
  'travel-plan.state.form-open':
    'The control opens the form: title, destination, dates, type, notes.',
  'travel-plan.transition.form-toggle': 'The same control closes the form again.',
  'travel-plan.transition.exchange': 'The currency exchange link leads to Traveler.',
  'travel-plan.validation.required': 'Without title, destination, dates or type saving is refused.',
  'travel-plan.validation.end-before-start': 'A trip that ends before it starts is refused.',
  'travel-plan.rule.notes-optional': 'A trip needs no notes.',
  'travel-plan.toast.created': 'A saved trip is confirmed.',
  'travel-plan.rule.save-only-clears': 'Saving clears the form, adds nothing and calls nothing.',
  'travel-plan.state.empty': 'Without trips a hint stands in the list.',

  'history.state.default': 'Type and period filters, three tabs, and what happened, latest first.',
  'history.state.tab-all': 'All shows every activity that passes the filters.',
  'history.state.tab-transactions': 'Transactions shows only transactions.',
  'history.state.tab-services': 'Services shows everything but transactions.',
  'history.state.filter-type': 'A type leaves only activities of that type.',
  'history.state.filter-period': 'A period leaves only activities at most that many days old.',
  'history.state.status-colours': 'Green, yellow, red and grey: every status in its colour.',
  'history.state.empty': 'Nothing passes the filters: a hint, and a way to clear them.',
  'history.rule.date-format': 'A date reads like Jan 5, 2025 14:30.',
  'history.state.paged': 'A thousand activities come fifty at a time.',

  'traveler.state.default':
    'Refunds summary, scanner, shortcuts, automatic refunds, recent refunds, passport, eligibility.',
  'traveler.content.recent-refunds': 'Of many refunds exactly the five most recent show.',
  'traveler.state.refund-processing': 'A processing refund: a clock, in yellow.',
  'traveler.state.refund-approved': 'An approved refund: a check mark, in blue.',
  'traveler.state.refund-paid': 'A paid refund: a banknote, in green, counted as refunded.',
  'traveler.toast.camera-not-available': "Scanning without a camera: 'Camera Not Available'.",
  'traveler.content.scanner-card':
    'With a camera, Scan opens the form: scanning itself is to come.',
  'traveler.state.no-refunds': 'Without refunds a hint in the list, and a summary of zero.',
  'traveler.state.manual-refund-form':
    'Merchant and purchase amount; the refund of 8% shows before it is asked for.',
  'traveler.validation.manual-refund-missing':
    'Without merchant or amount a manual refund is refused.',
  'traveler.state.requesting': 'While the refund is asked for the form is busy.',
  'traveler.toast.refund-created': 'A manual refund is confirmed, and listed as processing.',
  'traveler.toast.refund-failed': 'A failed request is told; the form stays as it was.',
  'traveler.state.loading': 'Skeletons while the refunds are read; no false zero.',
  'traveler.state.load-error': 'The refunds could not be read: why, and a retry.',

  'my-info.state.default':
    'Profile, Edit Profile, biometric switch, settings, support, version 2.0.0 and Sign Out.',
  'my-info.state.biometric-on': 'The switch is on for a person who has biometrics enabled.',
  'my-info.state.biometric-off': 'The switch is off for a person who has not.',
  'my-info.state.biometric-hidden':
    'A device that cannot check its person shows no biometric section.',
  'my-info.transition.biometric-enable':
    'On: the device checks its person, then the provider is told.',
  'my-info.transition.biometric-disable':
    'Off: the device checks its person, then the provider is told.',
  'my-info.state.biometric-device-check-failed':
    'After a failed device check the switch stays, and neither request nor toast follows.',
  'my-info.state.biometric-not-saved':
    'The provider refuses the change: the switch stays, and why is said below it.',
  'my-info.transition.sign-out': 'Sign Out tells the provider once and ends the session.',
  'my-info.state.loading': 'Skeletons while the user is read; everything else is there.',
  'my-info.state.load-error':
    'The user could not be read: why, and a retry. Signing out stays possible.',

  'digital-id.state.default':
    'Shortened DID, credentials, the DID management card and the biometric card.',
  'digital-id.state.no-did':
    "Without a DID: 'DID: Not yet created', and neither management nor biometric card.",
  'digital-id.state.no-credentials': "Without credentials: 'No credentials yet'.",
  'digital-id.content.credential-entry':
    'A credential shows its type, issuer and validity, however long its words are.',
  'digital-id.rule.many-credentials':
    'The five latest credentials lie as cards; all of them unfold as a list.',
  'digital-id.rule.type-labels': 'Four credential types have a readable name.',
  'digital-id.rule.type-raw': 'Any other credential type is shown raw.',
  'digital-id.rule.issuer-last-segment':
    'The issuer is the last segment of its identifier, or all of one without colons.',
  'digital-id.state.biometric-active': "Biometrics enabled: 'Active and secure'.",
  'digital-id.state.biometric-not-configured':
    "Biometrics not enabled: 'Not configured' and Enable Now.",
  'digital-id.content.share-qr-inert': 'Share QR does nothing.',
  'digital-id.content.export-inert': 'Export does nothing.',
  'digital-id.content.settings-inert': 'Settings does nothing.',
  'digital-id.rule.enable-now-inert': 'Enable Now does nothing.',
  'digital-id.toast.copied': "'Copied Successfully' after copying the whole DID.",
  'digital-id.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'digital-id.state.loading':
    'Skeletons while the DID or the credentials are read; nothing says that there are none.',
  'digital-id.state.load-error': 'The DID or the credentials could not be read: why, and a retry.',

  'verify-identity.state.select': "Step 1: ID card, passport or driver's license.",
  'verify-identity.state.capture': "Step 2: a photo of the document, by the device's camera.",
  'verify-identity.state.next-disabled': 'Without a photo Next is disabled.',
  'verify-identity.state.next-enabled': 'Back at a photo that was taken, Next is enabled.',
  'verify-identity.state.reading': 'While a photo is being read the step says so.',
  'verify-identity.validation.image-unreadable':
    'A file that is no image is refused; the step and the photo before it stay.',
  'verify-identity.validation.image-too-large': 'An image that is too large to send is refused.',
  'verify-identity.transition.file-jumps-to-verify': 'Choosing a file leads on at once.',
  'verify-identity.state.verify': 'Step 3: the photo, document number, name, and Submit.',
  'verify-identity.transition.back-one-step': 'Back goes one step back, and from the first to /id.',
  'verify-identity.validation.fields-required':
    'Without document number or name the request is refused.',
  'verify-identity.state.submitting': 'While the request is under way the button is disabled.',
  'verify-identity.toast.completed': 'A request is confirmed, and the wallet goes to DigitalID.',
  'verify-identity.toast.failed': 'A failed request is told, and why; the form stays as it was.',

  'add-credential.state.default': 'Type tiles, the form and examples.',
  'add-credential.constant.types': 'Education, employment, professional and certification.',
  'add-credential.state.type-selected': 'The chosen tile is marked.',
  'add-credential.state.filled': 'Every field filled in, those that are optional too.',
  'add-credential.rule.optional': 'Number, expiry and description may stay empty.',
  'add-credential.validation.required': 'Without a required field the credential is refused.',
  'add-credential.validation.expiry-before-issue': 'An expiry before the issue is refused.',
  'add-credential.validation.date-not-valid': 'A date outside 1900 to 2999 is refused.',
  'add-credential.state.submitting': 'While the credential is being added nothing can change.',
  'add-credential.toast.added':
    'An added credential is confirmed, and the wallet goes to DigitalID.',
  'add-credential.toast.failed': 'A failed addition is told, and why; the form stays as it was.',

  'deposit.state.default': 'Asset, amount and method, none chosen, and a summary.',
  'deposit.content.hint': 'A hint names a minimum of 10 and a maximum of 100,000 of the asset.',
  'deposit.constant.method-bank': 'A bank transfer is free.',
  'deposit.constant.method-card': 'A card costs 2.5%.',
  'deposit.constant.method-crypto': 'Crypto costs the network fee.',
  'deposit.constant.method-wire': 'A wire transfer costs $15.',
  'deposit.rule.limits-not-enforced': 'Amounts below the minimum and above the maximum go through.',
  'deposit.validation.missing-information': 'Without asset, amount or method nothing is deposited.',
  'deposit.state.processing': 'While the deposit is processed nothing can be changed or repeated.',
  'deposit.toast.initiated': 'A deposit is confirmed, and the wallet goes to Assets.',
  'deposit.toast.failed': 'A failed deposit is told; the form stays as it was.',
  'deposit.rule.no-server-call': 'A deposit calls no server.',

  'withdraw.state.default': 'Asset, amount with Max, bank account, speed, summary, two notices.',
  'withdraw.content.speeds': 'Three speeds, each with its fee and its duration.',
  'withdraw.content.notice-large': 'A notice says that large amounts may take up to 24 hours.',
  'withdraw.content.notice-verification':
    'A notice says that bank verification takes 1-2 business days.',
  'withdraw.constant.speed-standard': 'Standard costs 0.5%, takes 1-2 hours and is preselected.',
  'withdraw.constant.speed-instant': 'Instant costs 1% and takes 5 minutes.',
  'withdraw.constant.speed-economy': 'Economy is free and takes 1-3 days.',
  'withdraw.state.no-bank-accounts': 'Without a bank account the screen offers to add one.',
  'withdraw.transition.add-bank': 'Adding a bank account leads to Bank Information.',
  'withdraw.rule.max': 'Max fills in the whole balance.',
  'withdraw.content.total-deducted': 'Amount and fee together, to four decimals.',
  'withdraw.validation.missing': 'Without asset, amount or bank account nothing is withdrawn.',
  'withdraw.validation.insufficient-balance':
    'An amount that exceeds the balance with its fee is refused.',
  'withdraw.state.processing': 'While the withdrawal is processed nothing can change or repeat.',
  'withdraw.toast.initiated': 'A withdrawal is confirmed, and the wallet goes to Assets.',
  'withdraw.rule.no-server-call': 'A withdrawal calls no server.',
  'withdraw.toast.failed': 'A failed withdrawal is told; the form stays as it was.',
  'withdraw.state.loading': 'Skeletons while assets or bank accounts are read; no false zero.',
  'withdraw.state.load-error': 'Assets or bank accounts could not be read: why, and a retry.',

  'bank-info.state.default': 'Registered accounts, a control that opens the form, a notice.',
  'bank-info.content.account-entry':
    'An account shows bank, masked number, holder and type, and whether it is the default.',
  'bank-info.state.form-open': 'The form asks for bank, account number, holder and type.',
  'bank-info.transition.form-toggle': 'The same control closes the form again.',
  'bank-info.constant.banks': 'Six banks are offered.',
  'bank-info.constant.account-types': 'Four types of account are offered.',
  'bank-info.validation.required': 'Without one of the four fields nothing is saved.',
  'bank-info.toast.added': 'A saved account is confirmed.',
  'bank-info.rule.save-only-clears': 'Saving clears the form and nothing more.',

  'edit-profile.state.default': 'The form over the profile, filled with what is stored.',
  'edit-profile.state.defaults': 'Where nothing is stored the form has the documented defaults.',
  'edit-profile.constant.countries': 'Twelve countries are offered.',
  'edit-profile.constant.timezones': 'The 25 time zones from UTC-12 to UTC+12 are offered.',
  'edit-profile.constant.languages': 'Six languages are offered.',
  'edit-profile.constant.currencies': 'Ten currencies are offered.',
  'edit-profile.validation.required': 'Without first name, last name or e-mail nothing is saved.',
  'edit-profile.state.saving': 'While the profile is saved the button is disabled.',
  'edit-profile.toast.updated': 'A saved profile is confirmed, and the wallet goes to My info.',
  'edit-profile.toast.failed': 'A failed save is told, with why; the form stays as it was.',
  'edit-profile.state.loading': 'Skeletons while the profile is read; no empty form.',
  'edit-profile.state.load-error': 'The profile could not be read: why, and a retry.',
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
