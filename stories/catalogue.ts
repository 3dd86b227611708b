/**
 * Every state, validation error and toast of the wallet, and what else a story shows, in a sentence each. An id reads
 * `screen.kind.name`. A story names the entries that it shows with `shows(…)`; a check holds both ways.
 */
export const catalogue = {
  'shell.state.default': 'Header, routed screen and bottom navigation in a phone-wide column.',
  'shell.rule.phone-width-cap': 'On a wide screen the column stays phone-wide and centred.',
  'shell.content.action-strip':
    'Above the navigation a strip holds the support chat and the add button. Nothing floats over the page.',
  'shell.state.add-sheet': 'The add button opens a sheet with the six things that can be added.',
  'shell.rule.add-order': 'In the sheet, what suits the open screen comes first.',
  'shell.transition.add-refund':
    'Add Refund opens the form on Traveler, from another screen and on Traveler itself.',
  'shell.state.strip-scrolled-away':
    'Scrolled down, the strip leaves. It returns when scrolled up, at the top and at the end.',
  'shell.state.strip-while-filling': 'While a form field has the focus, the strip has left.',
  'shell.rule.strip-beside-submit-bar':
    "Above a form's button the strip only stands at the end of the page.",
  'shell.state.pending-work':
    'The Work tab says how many approvals are pending, with 9+ above nine, and nothing without one.',
  'shell.content.bottom-nav':
    'Six tabs in order: Home, DigitalID, Assets, LocalPay, Work, Traveler.',
  'shell.state.active-tab': "The current route's tab is marked as the current page.",
  'shell.state.section-tab':
    'On any other screen the tab that it belongs to is marked, or My info.',
  'shell.content.header': 'Logo, theme toggle, notifications bell and person icon.',
  'shell.state.offline':
    'Without a network the shell says that the screen may be out of date and nothing can be sent.',
  'shell.state.live-updates-paused': 'While the event stream is broken off, the shell says so.',
  'shell.state.storage-refused':
    'A browser that stores nothing: the shell says how long the person stays signed in.',
  'shell.state.opening':
    'While a screen is on its way the one before stays, and after a moment a line says so.',
  'shell.state.load-error':
    'A screen that could not be fetched or drawn says so in its place. The shell works on.',
  'shell.state.update-ready': 'A newer version is offered, and taken when the person agrees.',

  'not-found.state.card': "An unknown route shows a card titled 'Page Not Found'.",

  'session.state.loading': 'The stored session is being read: skeletons, no sign-in form yet.',
  'session.state.load-error':
    'The provider cannot say whose session it is: a card offers to try again or to sign in again.',
  'session.state.sign-in': 'Without a session the sign-in form replaces the screen.',
  'session.state.keys-not-storable':
    'On plain http the registration says that no keys can be stored (proposed copy).',
  'session.state.storage-refused':
    'A browser that stores nothing: the sign-in says how long it will last.',
  'session.state.signing-in': 'While signing in the button is busy and cannot be pressed again.',
  'session.validation.refused':
    'A wrong e-mail or password: the form says so and keeps the e-mail.',
  'session.state.create-account': 'The form to create an account, with its field errors.',
  'session.validation.email-taken': 'The e-mail already has an account: its field says so.',
  'session.validation.password-common':
    'The provider refuses a password that is known to be common: its field says so (proposed copy).',
  'session.content.password-strength':
    'A new password is weak, fair, good or strong, in words, while it is typed (proposed copy).',
  'session.rule.did-proven':
    'A new account is created with a signature by the key of its DID over a challenge.',
  'session.state.keys-refused':
    'The browser does not let the wallet keep the keys of a new account: the form says so.',
  'session.state.no-room':
    'The browser has no room for the keys of a new account: the form says so.',
  'session.state.challenge-failed': 'Without the challenge there is no account, and no keys stay.',
  'session.state.unreachable':
    'The provider cannot be reached: the form says so and keeps its values.',
  'session.state.gateway':
    'Another machine answers: the form says so and keeps its values (proposed copy).',
  'session.state.ended': 'The provider has ended the session: the sign-in says so.',
  'session.state.code': 'The password is right, and a code of the authenticator app is asked for.',
  'session.state.recovery-code': 'A recovery code is asked for in the place of a code.',
  'session.state.signed-in-by-code': 'The right code signs in.',
  'session.validation.code': 'Without a code nothing is sent.',
  'session.validation.code-wrong': 'A wrong or used code: its field says so and keeps it.',
  'session.state.code-too-many': 'After too many codes the form says to wait.',
  'session.state.code-unreachable':
    'The provider cannot be reached with the code: the form says so and keeps it.',
  'session.transition.code-back': 'Back goes from the code to the password, which is still there.',
  'session.rule.code-password-changed':
    'The password was changed before the code came: the form is back at the password.',
  'session.state.undo-email':
    'The sign-in leads to a form that undoes a change of the e-mail address by the code of the old one.',
  'session.validation.undo-email-missing': 'It needs the old address and the code.',
  'session.validation.undo-email-wrong':
    'A wrong address or code, or one that is too old: the field says so.',
  'session.state.undo-email-too-many-tries': 'Too many tries: the form says how long to wait.',
  'session.state.undo-email-failed': 'The change was not undone: the form says why.',
  'session.state.undo-email-busy': 'While the change is undone nothing can be pressed again.',
  'session.state.email-restored':
    'The old address signs in again: the form says so and leads to the sign-in.',
  'session.rule.drafts':
    'What was typed when the session ended is there again after the same person has signed in.',
  'lock.state.locked':
    'A locked wallet shows nothing of the person and asks for their password (proposed copy).',
  'lock.state.biometrics': 'A device with the person’s passkey offers biometrics (proposed copy).',
  'lock.state.unlocking': 'While the wallet is being unlocked nothing can be pressed again.',
  'lock.validation.missing': 'Without a password the field says so.',
  'lock.validation.wrong-password': 'A wrong password: its field says so and keeps it.',
  'lock.state.too-many-tries': 'Too many tries: the screen says how long to wait.',
  'lock.state.unreachable': 'Offline: the screen says so, and the wallet stays locked.',
  'lock.state.gateway':
    'Another machine answers: the screen says so, and the wallet stays locked (proposed copy).',
  'lock.rule.reported': 'The provider hears of the lock, so that it refuses the session too.',
  'lock.state.failed': 'The provider fails: the screen says so, and the wallet stays locked.',
  'lock.state.device-refused': 'The device does not confirm its person: the screen says so.',
  'lock.state.device-unknown': 'The provider does not know the passkey: the screen says so.',
  'lock.transition.idle': 'The wallet locks after the chosen time without use.',
  'lock.transition.refused-call': 'The wallet locks when the provider asks for it (423).',
  'lock.transition.unlocked': 'Unlocked, the same screen is there again, with what was typed.',
  'lock.transition.session-ended': 'The session has ended meanwhile: the sign-in says so.',
  'lock.transition.sign-out': 'Sign out ends the session of a locked wallet.',
  'lock.rule.all-tabs': 'All tabs lock and unlock together.',
  'presence.state.change':
    'Before a change of how the person signs in or is reached a sheet asks for the password.',
  'presence.state.passkey':
    'Before the device makes a passkey the sheet asks, and says what a passkey can do.',
  'presence.state.payment':
    'Before a payment that needs biometrics, on a device without a passkey, the sheet asks.',
  'presence.state.biometrics': 'A device with the person’s passkey can answer in its place.',
  'presence.state.confirming': 'While it is confirmed nothing can be pressed again.',
  'presence.state.too-many-tries': 'Too many tries: the sheet says how long to wait.',
  'presence.state.failed': 'The provider fails: the sheet says so.',
  'presence.state.device-refused': 'The device does not confirm its person: the sheet says so.',
  'presence.validation.missing': 'Without a password the field says so.',
  'presence.validation.wrong-password': 'A wrong password: its field says so and keeps it.',

  'theme.state.light': 'Light theme draws everything in light colours.',
  'theme.state.dark': 'Dark theme draws everything in dark colours.',
  'theme.state.system': 'System theme follows the device, also while the wallet is open.',
  'theme.transition.cycle': 'The toggle goes light, dark, system, and light again.',

  'toast.rule.one-at-a-time': 'A new toast replaces the current one.',
  'toast.state.default-style': 'Success and information in the default style, title and message.',
  'toast.state.destructive-style': 'Failures and refusals in the destructive style.',
  'toast.constant.duration': 'A toast closes after 5000 ms.',
  'toast.constant.swipe': 'Swiping right past 50 px dismisses a toast; a shorter swipe leaves it.',
  'toast.constant.hotkey': 'F8 moves the focus to the toasts.',
  'toast.content.receipt-link':
    "A toast about a transaction leads to its receipt: 'View receipt', '영수증 보기' in Korean.",
  'toast.toast.copied': "'Copied Successfully' after copying an address.",
  'toast.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'toast.toast.camera-not-available': "'Camera Not Available' on a device without a camera.",
  'toast.toast.nfc-not-available': "'NFC Not Available' on a device without NFC.",
  'toast.toast.integration-coming-soon':
    "'Integration Coming Soon' for a feature that is not built yet.",

  'events-stream.rule.heartbeat-ignored': 'A heartbeat shows nothing.',
  'events-stream.toast.transaction-completed':
    'A toast says in Korean that a transaction is completed: 거래가 완료되었습니다.',
  'events-stream.toast.transaction-failed':
    'A toast says in Korean that a transaction has failed (proposed copy).',
  'events-stream.toast.transaction-in-progress':
    'For any other status a toast says in Korean that the transaction is in progress.',
  'events-stream.toast.balance-updated':
    'A toast says in Korean that a balance changed, with its asset.',
  'events-stream.toast.notification': 'A success, info or warning notification in default style.',
  'events-stream.toast.notification-error': 'An error notification in the destructive style.',
  'events-stream.rule.reset':
    'After a break that was too long the wallet reads everything again, without a toast.',

  'install-banner.state.visible':
    'A later visit offers the installation, unless it was dismissed or done.',
  'install-banner.state.hidden-first-visit': 'On the first visit nothing is offered.',
  'install-banner.state.hidden-dismissed': 'Once dismissed it is not offered again.',
  'install-banner.state.hidden-installed': 'Once installed it is not offered again.',
  'install-banner.transition.dismiss': 'Dismissing hides the banner for good.',
  'install-banner.transition.install': 'Installing hides the banner for good.',
  'install-banner.state.hidden-after-reload': 'A reload is no later visit: nothing is offered.',
  'install-banner.rule.home-only':
    'It shows on Home only. Leaving Home ends the offer for this visit.',
  'install-banner.state.by-hand':
    'In a browser that cannot be asked the banner says how to install it.',

  'notification-bell.state.no-badge': 'Without an unread notification the bell has no badge.',
  'notification-bell.state.empty': 'Without notifications the bell opens on a hint, in Korean.',
  'notification-bell.state.list':
    'Each notification has an icon and a word for its type, a title, a message and a time.',
  'notification-bell.state.badge-count': 'The badge counts up to nine unread notifications.',
  'notification-bell.state.badge-9-plus': 'Above nine the badge says 9+.',
  'notification-bell.constant.cap': 'Of eleven notifications the oldest is not shown.',
  'notification-bell.rule.arrival':
    'When the stream says that there is news, the list is read again and the badge rises.',
  'notification-bell.rule.simulated-arrival':
    'In the catalogue only: every 30 s a notification arrives with a chance of 30%.',
  'notification-bell.state.loading':
    'The list is on its way: skeletons in the sheet (proposed copy).',
  'notification-bell.state.load-error':
    'The list cannot be read: the sheet says why and offers to try again (proposed copy).',
  'notification-bell.rule.read-all': 'One press marks all that are shown as read (proposed copy).',
  'notification-bell.state.read-not-saved':
    'A notification that could not be marked as read is unread again.',
  'notification-bell.rule.read-and-action':
    'Pressing a notification marks it as read and opens its screen.',

  'home.state.default':
    'Greeting, total portfolio value, Send and Receive, ID cards, recent activity.',
  'home.state.greeting-fallback': "Without a first name the greeting says 'User'.",
  'home.state.no-assets': 'Without assets the portfolio has no change of the day.',
  'home.constant.rate-default': 'An asset without a rate counts one dollar a unit.',
  'home.state.no-transactions': 'Without transactions only the signed document is listed.',
  'home.state.no-signed-document':
    'Without a document that the person has approved none is listed.',
  'home.state.nothing-yet':
    "Neither a document nor a transaction: 'No activity yet' (proposed copy).",
  'home.state.no-id-cards':
    'Without ID cards Home says so and leads to Verify Identity (proposed copy).',
  'home.state.id-cards-loading': 'The room of the ID cards is kept while they load.',
  'home.state.id-cards-failed':
    'The ID cards cannot be loaded: a card in their place says why. The rest stays.',
  'home.content.id-card':
    'An ID card says whether it is verified, and whether it has expired, however long its words are.',
  'home.state.signed-document-loading':
    'While the documents load the latest transaction shows already.',
  'home.state.signed-document-failed':
    'The documents cannot be loaded: a card of their own says why. The rest stays.',
  'home.transition.id-card': 'An ID card leads to its page.',
  'home.transition.signed-document': 'The signed document leads to its details.',
  'home.state.loading': 'Skeletons and no zero while assets or transactions load.',
  'home.state.load-error':
    'The assets cannot be loaded: a card says why and offers to try again. The activity stays.',
  'home.state.rates-loading': 'A skeleton and no value while the rates load.',
  'home.state.rates-failed':
    'The rates cannot be loaded: the card of the value says so. The rest stays.',
  'home.content.change-today': 'The change of the day is that of the rates, by value.',
  'home.state.transactions-failed':
    'The transactions cannot be loaded: a card of their own says why. The balance stays.',
  'home.state.backup-reminder':
    'While the keys on this device have no backup, a card below all else says so (proposed copy).',
  'home.rule.no-backup-reminder':
    'With a backup, or without keys on this device, nothing reminds of one.',
  'home.transition.backup-reminder': 'The reminder leads to Key Management.',
  'home.rule.backup-reminder-later': "'Later' puts the reminder away for this session.",
  'home.transition.receipt':
    'The latest transaction leads to its receipt, its list to the history.',

  'assets.transition.receipt': 'A transaction leads to its receipt, its list to the history.',
  'assets.content.transaction-failed':
    'A transaction that failed is marked, and its amount is grey.',
  'assets.state.default':
    'Portfolio balance, asset list, four actions and the five most recent transactions.',
  'assets.content.recent-transactions': 'Of many transactions exactly the five most recent show.',
  'assets.content.transaction-pending': 'A transaction just sent is marked as pending.',
  'assets.state.empty': 'Without assets and transactions: a zero balance and two hints.',
  'assets.state.loading': 'Skeletons and no zero while assets or transactions load.',
  'assets.state.load-error':
    'The assets cannot be loaded: a card says why and offers to try again. The transactions stay.',
  'assets.state.rates-loading': 'A skeleton and no value while the rates load.',
  'assets.state.rates-failed':
    'The rates cannot be loaded: the card of the value says so. The rest stays.',
  'assets.state.transactions-failed':
    'The transactions cannot be loaded: a card of their own says why. The balance stays.',
  'assets.rule.known-stays': 'What another screen has read shows, also without a network.',
  'assets.rule.odd-rows': 'A row that cannot be read is left out of its list.',

  'send.state.default': 'Recipient mode, recipient address, asset, amount, summary, send button.',
  'send.state.empty-button-disabled':
    'The button is disabled until asset, amount and recipient are filled.',
  'send.state.mode-address': 'In address mode the recipient address can be typed.',
  'send.state.mode-qr-notice': 'On a device without a camera QR mode shows only a notice.',
  'send.state.mode-qr-read': 'A scanned code fills in the address and an asset that is held.',
  'send.state.mode-qr-unreadable':
    'A code without an address is refused, and scanning goes on (proposed copy).',
  'send.state.mode-contact': 'Contact mode lists recent recipients to choose from.',
  'send.state.mode-contact-notice': 'Without recent recipients contact mode shows only a notice.',
  'send.state.contacts-failed': 'The contacts cannot be loaded: a card offers to try again.',
  'send.content.money-first':
    'What the amount is worth, parts of the balance, Max, and the balance after it.',
  'send.state.rates-failed': 'Without the rates only what the amount is worth is missing.',
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
  'send.state.confirmation-biometrics':
    'With biometrics on the device confirms each transfer (proposed copy).',
  'send.rule.button-in-sight': 'In the wallet the button is always in sight, above the navigation.',
  'send.rule.no-confirmation': 'Without a reason to ask a transfer goes out at once.',
  'send.state.recipient-not-checked':
    'A question about the recipient that fails keeps nothing from being sent (proposed copy).',
  'send.rule.amount-read':
    'A pasted amount is read with its unit, in full-width digits and with groups (proposed copy).',
  'send.rule.address-cleaned':
    'Invisible characters around an address are left out, and a pasted link is read.',
  'send.state.link-amount':
    'The amount of a link is filled in, and the field says so (proposed copy).',
  'send.state.link-amount-not-filled':
    'An amount that cannot be filled in is said at the field (proposed copy).',
  'send.validation.mistyped-address':
    'An address with a wrong checksum is refused at its field before the confirmation.',
  'send.validation.shortened-address':
    'A shortened address is refused at its field (proposed copy).',
  'send.validation.zero-address': 'The zero address is refused at its field (proposed copy).',
  'send.validation.other-chain':
    'A link for another network is refused at the field, and by the scanner (proposed copy).',
  'send.validation.contract-call':
    'A link that calls a contract is refused at the field (proposed copy).',
  'send.validation.own-address': 'One’s own address is refused at its field (proposed copy).',
  'send.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'send.state.recipient-refused':
    'What the provider refuses shows at the field at once, before the confirmation.',
  'send.rule.new-key-after-refusal': 'After a definite refusal the same transfer is a new one.',
  'send.state.ready':
    'With all fields filled the summary shows fee, total and shortened recipient.',
  'send.validation.input-required': 'A recipient of blanks only is refused as missing.',
  'send.validation.insufficient-balance': 'An amount above the balance is refused.',
  'send.rule.full-balance-allowed': 'The whole balance may be sent.',
  'send.state.storage-full':
    'The provider has no room to store anything: the form says so and keeps its values.',
  'send.state.storage-read-only': 'The provider cannot store anything: the form says so.',
  'send.state.pending': 'While the send is under way the button is disabled.',
  'send.toast.transfer-complete': 'A sent asset is confirmed, and the wallet goes to Assets.',
  'send.toast.waiting':
    'A send to an address without an account waits for its owner, and the toast says so.',
  'send.state.contact-favourites':
    'Favourites come first, with a star; below an own name is the name of the account (proposed copy).',
  'send.state.contact-edit': "A contact's sheet has its own name and a switch for favourites.",
  'send.toast.contact-saved':
    'A saved contact is confirmed, and the list is read again (proposed copy).',
  'send.toast.contact-failed':
    'A toast says that a contact was not saved. The sheet keeps its values (proposed copy).',
  'send.toast.contact-uncertain':
    'The answer to a saved contact is lost: toast and sheet say that it is not known (proposed copy).',
  'send.toast.transfer-failed': 'A toast says that a send failed. The form keeps its values.',
  'send.state.loading': 'Skeletons and no zero while the assets load.',
  'failures.state.outcome-unknown':
    'The answer to a create is lost: the form says that it is not known yet, and checks (proposed copy).',
  'failures.state.gateway':
    'Another machine answers in the place of the provider: the screen says so (proposed copy).',
  'failures.state.read-slow': 'A read that takes longer than five seconds says so.',
  'failures.state.read-timeout': 'A read without an answer in time says so.',
  'failures.toast.write-uncertain':
    'A toast says that it is not known whether a change was saved (proposed copy).',
  'failures.state.write-slow': 'A create that takes longer than five seconds says so.',
  'failures.state.write-timeout': 'A create without an answer in time is looked up.',
  'failures.state.outcome-not-created': 'The look-up finds that nothing was created: it failed.',
  'failures.state.outcome-created': 'The look-up finds that it went through: it succeeded.',
  'send.state.provider-broken':
    'A proxy fails: the form says that the outcome is not known, and keeps its values.',
  'send.state.answer-unreadable':
    'A send that succeeded counts as sent, also when its answer cannot be read.',
  'send.state.no-assets': 'Without assets the asset field says that there is nothing to send.',
  'send.state.load-error': 'The assets cannot be loaded: a card says why and offers to try again.',

  'receive.state.default':
    'Asset, QR placeholder, download and share, address with copy, three steps.',
  'receive.constant.asset-choices': 'XP first, then USDC, CBDC (KRW), BTC and ETH.',
  'receive.content.code': 'The code holds the address and the asset, dark on white in both themes.',
  'receive.state.no-address':
    'A session without an address shows none and says what to do (proposed copy).',
  'receive.toast.copied': "'Copied Successfully' after copying the address.",
  'receive.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'receive.content.share-button': "Share opens the device's share sheet with the address.",
  'receive.state.share-unsupported': 'Where sharing is not supported the address is copied.',
  'receive.rule.share-cancelled': 'A cancelled share shows nothing and copies nothing.',
  'receive.content.download-button': 'Download saves the code with asset and address.',

  'travel-plan.state.default': 'The trips, a control to add one, and a link to currency exchange.',
  'travel-plan.rule.status-display-only':
    'Every status and type of a trip is shown, and none can be changed.',
  'travel-plan.state.form-open':
    'The control opens the form: title, destination, dates, type, notes.',
  'travel-plan.transition.form-toggle': 'The same control closes the form again.',
  'travel-plan.transition.exchange': 'The currency exchange link leads to Traveler.',
  'travel-plan.validation.required': 'Without title, destination, dates or type saving is refused.',
  'travel-plan.validation.end-before-start': 'A trip that ends before it starts is refused.',
  'travel-plan.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'travel-plan.rule.notes-optional': 'A trip needs no notes.',
  'travel-plan.toast.created': 'A saved trip is confirmed.',
  'travel-plan.rule.saved-listed': 'Saving clears the form, and the trip is in the list.',
  'travel-plan.state.saving': 'While a trip is saved the form cannot change or be sent again.',
  'travel-plan.toast.failed':
    'A trip that could not be saved: a toast and the form say so (proposed copy). It keeps its values.',
  'travel-plan.state.remove-asks': 'Removing a trip asks first (proposed copy).',
  'travel-plan.toast.removed': 'A removed trip is confirmed and leaves the list (proposed copy).',
  'travel-plan.toast.remove-failed':
    'A trip that could not be removed: a toast and the dialog say so (proposed copy).',
  'travel-plan.state.loading': 'Skeletons while the trips load.',
  'travel-plan.state.load-error':
    'The trips cannot be loaded: a card says why and offers to try again.',
  'travel-plan.state.empty': 'Without trips the list shows a hint.',

  'history.state.default': 'Type and period filters, three tabs, and the activities, latest first.',
  'history.state.tab-all': 'All shows every activity that passes the filters.',
  'history.state.tab-transactions': 'Transactions shows only transactions.',
  'history.state.tab-services': 'Services shows everything but transactions.',
  'history.state.filter-type': 'A type leaves only activities of that type.',
  'history.state.filter-period': 'A period leaves only activities at most that many days old.',
  'history.state.status-colours': 'Green, yellow, red and grey: every status in its colour.',
  'history.state.empty': 'When nothing passes the filters: a hint, and a button that clears them.',
  'history.rule.date-format': 'A date reads like Jan 5, 2025 14:30.',
  'history.state.paged':
    'A thousand activities show fifty at a time, and are read two hundred at a time.',
  'history.state.loading': 'While the activities load, skeletons show in place of the list.',
  'history.state.load-error': 'Activities that could not be loaded: a card with a retry.',
  'history.state.more-reading': 'While the next page is read, its button is busy.',
  'history.state.more-failed':
    'A next page that could not be read: the list stays, with a card that reads it again.',
  'history.state.services-further-back':
    'Only transactions among the latest: Services says how far it has looked, and looks further.',
  'history.state.nothing-yet':
    "An account without history says so (proposed words: 'No activities yet. …').",
  'history.rule.live': 'What happens while the history is open joins the list.',
  'history.rule.filter-stays': 'Tab and filters are as they were when one comes back.',
  'history.transition.receipt': 'A transaction leads to its receipt.',

  'receipt.state.transfer-sent': 'What was sent to an address: amount, both sides, time.',
  'receipt.state.transfer-received': 'What somebody else sent.',
  'receipt.state.deposit': 'A deposit with its fee and total.',
  'receipt.state.withdrawal': 'A withdrawal with its speed, fee and total.',
  'receipt.state.top-up-bank': 'A top-up from a bank, in won.',
  'receipt.state.top-up-exchange':
    'A top-up with an asset: what was exchanged, the rate, fee, total and cashback.',
  'receipt.state.local-sent': 'A local send in Korean and in won, with its message.',
  'receipt.state.local-received': 'A received local send, in Korean and in won.',
  'receipt.state.local-withdrawal': 'A local withdrawal in Korean and in won, with its fee.',
  'receipt.state.pending': 'Pending: where the money is, and what comes next (proposed words).',
  'receipt.state.failed':
    'Failed: the reason, where the money is, and the way to try again (proposed words).',
  'receipt.state.waiting':
    "'Waiting for its owner': a send to an address without an account, and until when (decision 204).",
  'receipt.state.returned': 'A send that was taken back, or that nobody has claimed in time.',
  'receipt.state.take-back-asks': "'Take it back' asks first; Cancel changes nothing.",
  'receipt.state.taking-back': 'While it is taken back the question is busy.',
  'receipt.toast.taken-back': 'A send that was taken back is confirmed.',
  'receipt.toast.take-back-failed': 'A send that could not be taken back: why, and another try.',
  'receipt.state.loading': 'While the receipt loads, a skeleton shows in its place.',
  'receipt.state.load-error': 'A receipt that could not be loaded: a card with a retry.',
  'receipt.state.not-found': "'Receipt Not Found', with a way back.",
  'receipt.state.longest': 'The longest names, figures and message, all of them to the last digit.',
  'receipt.transition.back': 'Back leads to where one came from, else to Assets or LocalPay.',
  'receipt.transition.completed': 'A pending receipt turns completed while it is open.',
  'receipt.content.share': 'Share gives the receipt as text; without a share sheet it is copied.',
  'receipt.content.save': 'Save stores the receipt as a text file.',
  'receipt.toast.copied':
    "A copied receipt or reference is confirmed (proposed words: 'Receipt copied to clipboard.').",
  'receipt.toast.copy-failed': 'A toast says that the clipboard refuses.',

  'traveler.state.default':
    'Refunds summary, scanner, shortcuts, automatic refunds, recent refunds, passport, eligibility.',
  'traveler.content.recent-refunds': 'Of many refunds exactly the five most recent show.',
  'traveler.state.refund-processing': 'A processing refund: a clock, in yellow.',
  'traveler.state.refund-approved': 'An approved refund: a check mark, in blue.',
  'traveler.state.refund-paid': 'A paid refund: a banknote, in green, counted as refunded.',
  'traveler.toast.camera-not-available': "Scanning without a camera: 'Camera Not Available'.",
  'traveler.content.scanner-card':
    'With a camera Scan opens the scanner. A receipt fills the form in, and another code is refused.',
  'traveler.state.no-refunds': 'Without refunds a hint in the list, and a summary of zero.',
  'traveler.state.manual-refund-form':
    'Merchant and purchase amount. The refund of 8% shows before it is requested.',
  'traveler.validation.manual-refund-missing':
    'Without merchant or amount a manual refund is refused.',
  'traveler.state.requesting': 'While the refund is requested the form is busy.',
  'traveler.toast.refund-created': 'A manual refund is confirmed, and listed as processing.',
  'traveler.toast.refund-failed':
    'A toast says that the request failed. The form keeps its values.',
  'traveler.state.loading': 'Skeletons and no zero while the refunds load.',
  'traveler.state.load-error':
    'The refunds cannot be loaded: a card says why and offers to try again.',

  'my-info.state.default':
    'Profile, Edit Profile, biometric switch, settings, support, version 2.0.0 and Sign Out.',
  'my-info.state.biometric-on': 'The switch is on for a person who has biometrics enabled.',
  'my-info.state.biometric-off': 'The switch is off for a person who has not.',
  'my-info.state.biometric-hidden': 'A device without biometrics shows no biometric switch.',
  'my-info.transition.biometric-enable':
    'On: the device checks the person, then a request goes out.',
  'my-info.transition.biometric-disable':
    'Off: the device checks the person, then a request goes out.',
  'my-info.state.biometric-device-check-failed':
    'After a failed device check the switch stays, without a request or a toast.',
  'my-info.transition.register-device':
    'A device that did not confirm can be registered again, and the switch then turns.',
  'my-info.state.biometric-not-saved':
    'The provider refuses the change: the switch stays, and the reason stands below it.',
  'my-info.transition.off-by-password': 'The passkey is gone: the password turns biometrics off.',
  'my-info.state.keys-stay':
    'Where this device keeps keys Sign Out asks once, and leads to where they are removed.',
  'my-info.content.lock-wallet': 'Lock wallet locks the wallet at once.',
  'my-info.transition.sign-out': 'Sign Out sends one request and ends the session.',
  'my-info.state.loading': 'Skeletons while the user loads. Everything else is there.',
  'my-info.state.load-error':
    'The user cannot be loaded: a card says why and offers to try again. Signing out stays possible.',
  'my-info.transition.rows': 'Language, Notifications and Help center open their screens.',

  'language-settings.state.default':
    "The profile's language among six, and which languages the wallet speaks (proposed copy).",
  'language-settings.state.other-language': 'A stored language that is not offered stays chosen.',
  'language-settings.rule.saves-profile':
    'A choice is saved at once, and nothing else of the profile.',
  'language-settings.toast.not-saved':
    "'Update Failed' when a choice could not be saved. It goes back.",
  'language-settings.state.loading': 'Skeletons while the profile loads.',
  'language-settings.state.load-error':
    'The profile cannot be loaded: a card says why and offers to try again.',

  'notification-settings.state.default':
    'Three ways, four kinds, and what is not sent yet (proposed copy).',
  'notification-settings.state.all-off': 'With push off a note says that the bell shows no kind.',
  'notification-settings.rule.saves': 'A switch is saved at once, and the profile knows it too.',
  'notification-settings.rule.in-turn':
    'Switches that are pressed quickly are saved one after the other, and none is lost.',
  'notification-settings.toast.not-saved':
    "'Update Failed' when a switch could not be saved. It goes back, with a note below it.",
  'notification-settings.transition.security': 'A row leads to Security Settings.',
  'notification-settings.state.loading': 'Skeletons while the settings load.',
  'notification-settings.state.load-error':
    'The settings cannot be loaded: a card says why and offers to try again.',

  'help-center.state.default': 'A search and twelve questions, all closed (proposed copy).',
  'help-center.transition.answer': 'A question opens its answer, which leads to its screen.',
  'help-center.rule.search': 'Words find the answers that are about them or have them.',
  'help-center.state.no-result': 'Without a result the screen says so and offers the chat.',
  'help-center.transition.chat': 'The support chat opens with what was looked for.',
  'help-center.rule.same-as-chat': 'The support chat gives the same answers.',

  'digital-id.state.default':
    'Shortened DID, credentials, the DID management card and the biometric card.',
  'digital-id.state.no-did':
    "Without a DID: 'DID: Not yet created', and neither management nor biometric card.",
  'digital-id.state.no-credentials': "Without credentials: 'No credentials yet'.",
  'digital-id.content.credential-entry':
    'A credential shows its type, issuer and validity, however long its words are.',
  'digital-id.rule.many-credentials':
    'The five latest credentials show as cards. One press shows all of them.',
  'digital-id.rule.type-labels': 'Four credential types have a readable name.',
  'digital-id.rule.type-raw': 'Any other credential type is shown as it is.',
  'digital-id.rule.issuer-last-segment':
    'The issuer is the last segment of its identifier, or all of one without colons.',
  'digital-id.state.biometric-active': "Biometrics enabled: 'Active and secure'.",
  'digital-id.state.biometric-not-configured':
    "Biometrics not enabled: 'Not configured' and Enable Now.",
  'digital-id.content.verified': 'A credential that a reviewer has checked is marked as verified.',
  'digital-id.content.self-declared':
    'A credential that the person wrote is marked as self-declared (proposed copy).',
  'digital-id.content.not-valid': 'A credential that has expired or was revoked says so.',
  'digital-id.transition.credential': 'A credential leads to its page.',
  'digital-id.state.verification-pending':
    'A request in review: its document, masked number and time (proposed copy).',
  'digital-id.state.verification-rejected':
    'A rejected request says why and offers to ask again (proposed copy).',
  'digital-id.rule.verified-is-credential':
    'A verified request is a credential, and no request any more.',
  'digital-id.rule.live': 'When a review ends the open screen shows its result.',
  'digital-id.state.verifications-failed':
    'The requests cannot be loaded: a card of their own says why. The credentials stay.',
  'digital-id.state.remove-request-asks': 'Removing a request asks first (proposed copy).',
  'digital-id.toast.request-removed': 'A removed request is confirmed (proposed copy).',
  'digital-id.toast.request-remove-failed':
    'A request that could not be removed: a toast and the dialog say so (proposed copy).',
  'digital-id.state.share-qr':
    'Share QR shows the DID as a code that Send reads, and as text to copy and share.',
  'digital-id.state.share-unsupported': 'Without a share sheet the DID can be copied.',
  'digital-id.toast.not-shared': 'A toast says that sharing failed (proposed copy).',
  'digital-id.toast.exported':
    'Export saves DID document and credentials as a file (proposed copy).',
  'digital-id.toast.export-not-ready':
    'Without the credentials nothing is exported, and a toast says so (proposed copy).',
  'digital-id.transition.settings': 'Settings leads to Security Settings.',
  'digital-id.transition.enable-biometrics':
    'Enable Now turns biometrics on, after the device has checked its person.',
  'digital-id.state.biometric-not-confirmed':
    'The device does not confirm: biometrics stay off, and it can be registered.',
  'digital-id.state.biometric-not-on-this-device': 'A device that can check no one says so.',
  'digital-id.toast.copied': "'Copied Successfully' after copying the whole DID.",
  'digital-id.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'digital-id.state.loading':
    'Skeletons while the DID or the credentials load. Nothing says that there are none.',
  'digital-id.state.load-error':
    'The DID cannot be loaded: a card says why and offers to try again. The credentials stay.',
  'digital-id.state.credentials-failed':
    'The credentials cannot be loaded: a card of their own says why. The DID stays.',

  'credential.state.verified':
    'Card, facts and history of a credential that a reviewer has checked.',
  'credential.state.self-declared':
    'A credential that the person wrote says that no one has checked it (proposed copy).',
  'credential.content.history': 'When it was added, or requested and verified.',
  'credential.state.expired': 'A credential after its last day says that it has expired.',
  'credential.state.revoked': 'A credential that was taken back says so.',
  'credential.state.longest': 'The longest name, description and issuer wrap.',
  'credential.state.sparse': 'What is not known is left out.',
  'credential.state.loading': 'While the credential loads, a skeleton shows in its place.',
  'credential.state.load-error': 'A credential that could not be loaded: a card with a retry.',
  'credential.state.not-found': "'Credential Not Found', with the way to DigitalID.",
  'credential.transition.back': 'Back leads to DigitalID.',
  'credential.state.remove-asks':
    'Removing asks first, and says what goes with it (proposed copy).',
  'credential.state.removing': 'While it is removed nothing can be pressed again.',
  'credential.rule.removal-stays': 'What is being removed is shown until the removal is answered.',
  'credential.toast.removed':
    'A removed credential is confirmed, and the wallet goes to DigitalID (proposed copy).',
  'credential.toast.remove-failed':
    'A credential that could not be removed: a toast and the dialog say so (proposed copy).',
  'credential.rule.live': 'A credential that is removed elsewhere is gone from the open page.',

  'verify-identity.state.select': "Step 1: ID card, passport or driver's license.",
  'verify-identity.state.capture': "Step 2: a photo of the document, by the device's camera.",
  'verify-identity.state.next-disabled': 'Without a photo Next is disabled.',
  'verify-identity.state.next-enabled': 'With a photo Next is enabled, also after Back.',
  'verify-identity.state.reading': 'While a photo is read the step says so.',
  'verify-identity.validation.image-unreadable':
    'A file that is no image is refused. The step and the earlier photo stay.',
  'verify-identity.validation.image-too-large': 'An image that is too large to send is refused.',
  'verify-identity.transition.file-jumps-to-verify': 'Choosing a file opens the next step at once.',
  'verify-identity.state.verify': 'Step 3: the photo, document number, name, and Submit.',
  'verify-identity.transition.back-one-step': 'Back goes one step back, and from the first to /id.',
  'verify-identity.validation.fields-required':
    'Without document number or name the request is refused.',
  'verify-identity.state.submitting': 'While the request is under way the button is disabled.',
  'verify-identity.toast.completed': 'A request is confirmed, and the wallet goes to DigitalID.',
  'verify-identity.toast.failed':
    'A toast says that the request failed, and the form says why. The form keeps its values.',

  'add-credential.state.default': 'Type tiles, the form and examples.',
  'add-credential.constant.types': 'Education, employment, professional and certification.',
  'add-credential.state.type-selected': 'The chosen tile is marked.',
  'add-credential.state.filled': 'Every field is filled in, also the optional ones.',
  'add-credential.rule.optional': 'Number, expiry and description may stay empty.',
  'add-credential.validation.required': 'Without a required field the credential is refused.',
  'add-credential.validation.expiry-before-issue': 'An expiry before the issue is refused.',
  'add-credential.validation.date-not-valid': 'A date outside 1900 to 2999 is refused.',
  'add-credential.state.submitting': 'While the credential is added the form cannot change.',
  'add-credential.toast.added':
    'An added credential is confirmed, and the wallet goes to DigitalID.',
  'add-credential.toast.failed':
    'A toast says that it failed, and the form says why. The form keeps its values.',

  'deposit.state.default': 'Asset, amount and method, none chosen, and a summary.',
  'deposit.content.hint': 'A hint names a minimum of 10 and a maximum of 100,000 of the asset.',
  'deposit.constant.method-bank': 'A bank transfer is free.',
  'deposit.constant.method-card': 'A card costs 2.5%.',
  'deposit.constant.method-crypto': 'Crypto costs the network fee.',
  'deposit.constant.method-wire': 'A wire transfer costs $15.',
  'deposit.rule.limits-not-enforced':
    'The form accepts amounts beyond the limits; the provider refuses them, and the form says so.',
  'deposit.content.fee-on-top':
    'The fee in units of the asset, and what is paid with it (proposed copy).',
  'deposit.state.loading': 'A skeleton and no form while the rates load.',
  'deposit.state.load-error': 'The rates cannot be loaded: a card offers to try again.',
  'deposit.state.fee-changed':
    'The rate has changed meanwhile: the form says so and shows the new fee.',
  'deposit.state.declined': 'The bank declines: the form says so, and it can be tried again.',
  'deposit.state.pending-outcome':
    'A deposit that is still open is initiated, and no more is said.',
  'deposit.state.answer-lost':
    'Without an answer the form says so, and another press repeats the same deposit.',
  'deposit.validation.missing-information': 'Without asset, amount or method nothing is deposited.',
  'deposit.state.processing':
    'While the deposit is processed the form cannot change or be sent again.',
  'deposit.toast.initiated': 'A deposit is confirmed, and the wallet goes to Assets.',
  'deposit.toast.failed': 'A toast says that the deposit failed. The form keeps its values.',
  'deposit.rule.one-request': 'A deposit is one request with the fee that the form showed.',

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
  'withdraw.rule.max': 'Max fills in the whole balance.',
  'withdraw.content.total-deducted': 'Amount and fee together, to four decimals.',
  'withdraw.validation.missing': 'Without asset, amount or bank account nothing is withdrawn.',
  'withdraw.validation.insufficient-balance':
    'An amount that exceeds the balance with its fee is refused.',
  'withdraw.state.processing':
    'While the withdrawal is processed the form cannot change or be sent again.',
  'withdraw.toast.initiated': 'A withdrawal is confirmed, and the wallet goes to Assets.',
  'withdraw.rule.one-request': 'A withdrawal is one request with the fee that the form showed.',
  'withdraw.content.review': 'The summary names the account and the balance before and after.',
  'withdraw.content.money-first': 'What the amount is worth, and parts of the balance.',
  'withdraw.state.confirmation-large':
    'More than half of the balance is confirmed first (proposed copy).',
  'withdraw.state.confirmation-biometrics':
    'With biometrics on the device confirms each withdrawal (proposed copy).',
  'withdraw.state.declined': 'The bank declines: the form says so, and it can be tried again.',
  'withdraw.state.pending-outcome':
    'A withdrawal that is still open is being processed, and no more is said.',
  'withdraw.state.answer-lost':
    'Without an answer the form says so, and another press repeats the same withdrawal.',
  'withdraw.toast.failed': 'A toast says that the withdrawal failed. The form keeps its values.',
  'withdraw.state.loading': 'Skeletons and no zero while assets or bank accounts load.',
  'withdraw.state.load-error':
    'The assets cannot be loaded: a card says why in the place of their field.',
  'withdraw.state.accounts-failed':
    'The bank accounts cannot be loaded: a card says why in their place. What is filled in stays.',

  'bank-info.state.default': 'Registered accounts, a control that opens the form, a notice.',
  'bank-info.content.account-entry':
    'An account shows bank, masked number, holder and type, and whether it is the default.',
  'bank-info.state.form-open': 'The form asks for bank, account number, holder and type.',
  'bank-info.transition.form-toggle': 'The same control closes the form again.',
  'bank-info.constant.banks': 'Six banks are offered.',
  'bank-info.constant.account-types': 'Four types of account are offered.',
  'bank-info.validation.required': 'Without one of the four fields nothing is saved.',
  'bank-info.toast.added': 'A saved account is confirmed.',
  'bank-info.rule.saved-listed': 'Saving clears the form, and the account is in the list.',
  'bank-info.validation.account-number':
    'A number without the form of an account number is refused (proposed copy).',
  'bank-info.state.saving': 'While an account is saved the form cannot change or be sent again.',
  'bank-info.toast.failed':
    'An account that could not be saved: a toast and the form say so (proposed copy). It keeps its values.',
  'bank-info.state.remove-asks': 'Removing an account asks first (proposed copy).',
  'bank-info.toast.removed': 'A removed account is confirmed and leaves the list (proposed copy).',
  'bank-info.toast.remove-failed':
    'An account that could not be removed: a toast and the dialog say so (proposed copy).',
  'bank-info.state.empty': 'Without accounts the list shows a hint.',
  'bank-info.state.loading': 'Skeletons while the accounts load.',
  'bank-info.state.load-error':
    'The accounts cannot be loaded: a card says why and offers to try again.',

  'edit-profile.state.default': 'The form, filled with the stored profile.',
  'edit-profile.state.defaults': 'Where nothing is stored the form has the documented defaults.',
  'edit-profile.constant.countries': 'Twelve countries are offered.',
  'edit-profile.constant.timezones': 'The 25 time zones from UTC-12 to UTC+12 are offered.',
  'edit-profile.constant.languages': 'Six languages are offered.',
  'edit-profile.constant.currencies': 'Ten currencies are offered.',
  'edit-profile.validation.required': 'Without first name, last name or e-mail nothing is saved.',
  'edit-profile.state.saving': 'While the profile is saved the button is disabled.',
  'edit-profile.toast.updated': 'A saved profile is confirmed, and the wallet goes to My info.',
  'edit-profile.toast.failed':
    'A toast says that saving failed, and the form says why. The form keeps its values.',
  'edit-profile.state.proven':
    'A saved phone number and e-mail address that a code has confirmed say so.',
  'edit-profile.state.unproven':
    'A saved phone number and e-mail address that no code has confirmed say so, with Confirm beside them.',
  'edit-profile.rule.saved-only':
    'Only what is saved can be confirmed: an edited field has no Confirm.',
  'edit-profile.validation.phone-malformed':
    'A text that is no phone number is not saved, and a stored one gets no code: its field says so.',
  'edit-profile.rule.changed-only':
    'Only changed fields are saved, so that what another tab has saved meanwhile stays.',
  'edit-profile.state.sending-code': 'A sheet opens and sends a code.',
  'edit-profile.state.code-sent':
    'The sheet says where the code went and asks for it. Another one can be sent after a minute.',
  'edit-profile.transition.resend-code': 'A new code is sent, and the field for it is empty again.',
  'edit-profile.state.code-send-failed':
    'The code cannot be sent: the sheet says why and offers to try again.',
  'edit-profile.state.code-too-many': 'Too many codes were sent: the sheet says when to try again.',
  'edit-profile.validation.code-missing': 'Confirm needs a code of six digits.',
  'edit-profile.validation.code-wrong':
    'A wrong code: the field says so, and how often it can be tried.',
  'edit-profile.validation.code-expired': 'A code that is too old: the field says so.',
  'edit-profile.validation.code-used-up': 'A code that was tried five times: the field says so.',
  'edit-profile.state.code-failed': 'A code that could not be checked: the sheet says why.',
  'edit-profile.toast.phone-confirmed': 'A toast says that the phone number is confirmed.',
  'edit-profile.toast.email-confirmed': 'A toast says that the e-mail address is confirmed.',
  'edit-profile.state.new-email':
    'Another e-mail address needs the password, because it signs in. The field says what follows.',
  'edit-profile.state.new-phone': 'Another phone number needs the password too.',
  'edit-profile.transition.presence-declined':
    'Closing the question for the password saves nothing, and the form keeps its values.',
  'edit-profile.state.loading': 'Skeletons and no empty form while the profile loads.',
  'edit-profile.state.load-error':
    'The profile cannot be loaded: a card says why and offers to try again.',

  'security-settings.state.default':
    'Password, two-factor, sessions, devices, notifications, security status, and a closed password form.',
  'security-settings.state.loading': 'Skeletons while the settings are being read.',
  'security-settings.state.load-error':
    'The settings cannot be read: a card says why and offers to try again.',
  'security-settings.content.what-is-told':
    'Each notification switch says what it tells. They are told under the bell, not by e-mail or SMS.',
  'security-settings.content.last-password-change': 'The card says when the password last changed.',
  'security-settings.transition.back': 'Back goes to My info.',
  'security-settings.state.password-form-open':
    'The eye opens the form of three fields, and closes it again.',
  'security-settings.validation.missing-fields': 'With an empty field no password is changed.',
  'security-settings.validation.mismatch':
    'A confirmation that differs from the new password is refused.',
  'security-settings.validation.too-weak': 'A new password has at least 8 characters.',
  'security-settings.state.password-pending':
    'While the password is changed the form cannot change or be sent again.',
  'security-settings.toast.current-incorrect':
    'A toast and its field say that the current password is wrong. The form keeps its values.',
  'security-settings.validation.password-common':
    'A password that many people use is refused at its field.',
  'security-settings.validation.password-unchanged':
    'The current password is refused as the new one at its field.',
  'security-settings.state.password-too-many-tries':
    'Too many tries: the form says that nothing changed, and how long to wait.',
  'security-settings.state.password-uncertain':
    'Without an answer the form says that the password may have changed.',
  'security-settings.state.keys-left-behind':
    'Keys that the current password did not open keep theirs, and the card says so.',
  'security-settings.toast.password-failed-default':
    'A toast says that the change failed without a reason. The form keeps its values.',
  'security-settings.toast.password-changed': 'A changed password is confirmed.',
  'security-settings.transition.password-cleared':
    'After a change the form is closed. It is empty when it is opened again.',
  'security-settings.rule.password-mutation': 'A password change is made by the provider.',
  'security-settings.state.two-factor-on': 'Two-factor is on, and a note says that it is active.',
  'security-settings.state.two-factor-off': 'Two-factor is off, without a note.',
  'security-settings.state.two-factor-starting':
    'The sheet is open while the provider makes what the authenticator app needs.',
  'security-settings.state.two-factor-start-failed':
    'What the app needs could not be made: the sheet says why and tries again.',
  'security-settings.state.two-factor-scan':
    'A QR code for the authenticator app, and the same key as text in groups of four.',
  'security-settings.state.two-factor-copied':
    'Copying the key is confirmed in its place, and so is a clipboard that refuses.',
  'security-settings.state.two-factor-code':
    'The first code is asked for. The QR code can be shown again.',
  'security-settings.validation.two-factor-code': 'Without six digits nothing is sent.',
  'security-settings.validation.two-factor-code-wrong':
    'A wrong code is said at its field, and stays.',
  'security-settings.state.two-factor-too-many': 'After too many codes the sheet says to wait.',
  'security-settings.state.two-factor-unreachable':
    'The provider cannot be reached: the sheet says so and keeps the code.',
  'security-settings.state.two-factor-already-on':
    'Another device has turned it on meanwhile: the sheet says so.',
  'security-settings.state.recovery-codes':
    'Two-factor is on: its recovery codes, to copy and to save, before Done.',
  'security-settings.state.recovery-codes-unsaved':
    'Closing before the codes are saved asks first.',
  'security-settings.state.recovery-codes-few':
    'With three recovery codes or fewer, a note says how many are left.',
  'security-settings.transition.two-factor-on':
    'After the codes are saved the switch is on, with its note.',
  'security-settings.rule.two-factor-closed-early':
    'Closing the sheet before the first code leaves two-factor off.',
  'security-settings.state.two-factor-turning-off':
    'Turning two-factor off asks for a code, or for a recovery code.',
  'security-settings.transition.two-factor-off': 'With the code two-factor is off.',
  'security-settings.transition.two-factor-start-presence':
    'Setting two-factor up asks who is there. Closing the question leaves it off.',
  'security-settings.transition.two-factor-stop-presence':
    'Turning two-factor off asks who is there after the code.',
  'security-settings.state.biometric-available':
    'A device with biometrics has the biometric switch.',
  'security-settings.state.biometric-hidden':
    'A device without biometrics has no biometric switch.',
  'security-settings.rule.biometric-registration':
    'Biometrics turn on and off after the device has checked the person.',
  'security-settings.transition.register-device':
    'A device that did not confirm can be registered again, and the switch then turns.',
  'security-settings.toast.biometric-failed':
    'A toast says that the device check failed. Biometrics stay off.',
  'security-settings.toast.biometric-still-on':
    'A toast says that the device check failed. Biometrics stay on.',
  'security-settings.constant.timeout-options': 'Four session timeouts, 15 min to 4 hours.',
  'security-settings.constant.timeout-default': 'A session timeout of 30 min is preselected.',
  'security-settings.content.trusted-devices': 'How many devices are trusted, and Manage.',
  'security-settings.state.devices':
    'Manage lists the devices: kind, name, first and last seen, and which is this one.',
  'security-settings.state.devices-loading': 'Skeletons while the devices are being read.',
  'security-settings.state.devices-load-error':
    'The devices cannot be read: a card says why and offers to try again.',
  'security-settings.state.devices-only-this': 'No other device is signed in.',
  'security-settings.state.devices-many': 'Many devices, with the longest names.',
  'security-settings.content.device-question': 'Signing out a device asks first.',
  'security-settings.state.device-ending': 'While a device is signed out, nothing can be pressed.',
  'security-settings.state.device-ending-failed':
    'A device could not be signed out: the question says why, and can be confirmed again.',
  'security-settings.transition.device-ended':
    'A device that was signed out leaves the list and the count.',
  'security-settings.rule.device-gone': 'A device that has ended meanwhile counts as signed out.',
  'security-settings.transition.other-devices-ended': 'All other devices are signed out at once.',
  'security-settings.content.sign-out-all': 'A button signs out all devices.',
  'security-settings.content.sign-out-all-question':
    'Sign Out All Devices asks first; Cancel leaves every session as it is.',
  'security-settings.state.signing-out-all':
    'While all devices are signed out the button is busy, also when the screen is opened again.',
  'security-settings.toast.sign-out-all':
    'A toast says that all devices are signed out. It happens once, however often it is pressed.',
  'security-settings.toast.sign-out-all-failed':
    'A toast says that the devices are still signed in. The session goes on (proposed copy).',
  'security-settings.toast.sign-out-all-unknown':
    'A toast says that it is not known whether the devices were signed out (proposed copy).',
  'security-settings.content.toggle-login': 'Login notifications can be switched.',
  'security-settings.content.toggle-suspicious': 'Suspicious activity alerts can be switched.',
  'security-settings.content.toggle-devices': 'Device management can be switched.',
  'security-settings.state.notification-toggles': 'The three notifications, on or off.',
  'security-settings.state.setting-pending':
    'While a setting is saved it shows its new position and ignores presses.',
  'security-settings.transition.setting-update': 'A setting that was saved keeps its new position.',
  'security-settings.rule.setting-mutation': 'Each setting is saved at the provider by itself.',
  'security-settings.toast.setting-failed':
    'A toast says that a setting was not saved. It goes back.',
  'security-settings.content.status-card': "A card says 'Security Status: Good'.",
  'security-settings.state.status-fair': "Something moderate is found: 'Security Status: Fair'.",
  'security-settings.state.status-at-risk':
    "Something serious is found: 'Security Status: At risk'.",
  'security-settings.state.status-unknown':
    'While what the audit rests on is being read, or cannot be read, the card says so.',
  'security-settings.state.audit-running': 'While the audit runs its button is busy.',
  'security-settings.state.audit-findings': 'The audit lists what to do, the most serious first.',
  'security-settings.state.audit-nothing': 'The audit finds nothing to do.',
  'security-settings.state.audit-failed':
    'The audit could not read its facts: the card says why, and it can be run again.',
  'security-settings.transition.audit-ways': 'Each finding leads to where it is mended.',
  'security-settings.rule.audit-reads-again': 'Run Security Audit reads its facts again.',

  'local-send.state.default':
    'Balance, method, recipient, recent recipients, amount, message, summary and benefits, in Korean.',
  'local-send.state.method-phone': 'A phone number is typed, or chosen from the recent recipients.',
  'local-send.state.method-account':
    'An account name is typed, or chosen from the recent recipients.',
  'local-send.state.method-qr':
    'With QR the camera reads the recipient: no typing, no recent recipients.',
  'local-send.state.method-nfc':
    'With NFC nothing can be typed: the screen waits for a tag (proposed copy).',
  'local-send.state.tag-read': 'A tag fills recipient and amount, as a code does (proposed copy).',
  'local-send.state.tags-not-readable':
    'Where tags cannot be read the field says what to do (proposed copy).',
  'local-send.toast.camera-not-available': 'A toast says that the device has no camera for QR.',
  'local-send.toast.nfc-not-available': 'A toast says that the device has no NFC.',
  'local-send.state.recent-recipients':
    'Recent recipients with name, number and time. Choosing one fills in the recipient.',
  'local-send.constant.quick-amounts': '1K, 5K, 10K and 50K set the amount.',
  'local-send.state.message-counter': 'A counter shows the characters of the message out of 100.',
  'local-send.state.message-at-limit': 'A message has at most 100 characters.',
  'local-send.state.filled-summary': 'The summary shows recipient, amount, free fee and total.',
  'local-send.validation.missing': 'Without recipient or amount nothing is sent.',
  'local-send.validation.invalid-amount':
    'An amount that is no number or not above zero is refused.',
  'local-send.validation.insufficient-balance':
    'An amount above the balance is refused. The whole balance is accepted.',
  'local-send.validation.minimum': 'Less than ₩100 is refused. ₩100 is accepted.',
  'local-send.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'local-send.validation.no-phone-number':
    'A text that is no phone number or account name is refused with its kind, when the field is left (proposed copy).',
  'local-send.state.processing': 'While it is sent the form cannot change or be sent again.',
  'local-send.toast.success': 'A local send is confirmed, and the wallet goes to LocalPay.',
  'local-send.state.contact-favourites':
    'Favourites come first, with a star; below an own name is the name of the account (proposed copy).',
  'local-send.state.contact-edit':
    "A contact's sheet has its own name and a switch for favourites.",
  'local-send.toast.contact-saved':
    'A saved contact is confirmed, and the list is read again (proposed copy).',
  'local-send.toast.contact-failed':
    'A toast says that a contact was not saved. The sheet keeps its values (proposed copy).',
  'local-send.toast.contact-uncertain':
    'The answer to a saved contact is lost: toast and sheet say that it is not known (proposed copy).',
  'local-send.toast.failed': 'A toast says that the local send failed. The form keeps its values.',
  'local-send.state.loading': 'Skeletons and no zero while the balance loads.',
  'local-send.state.load-error':
    'The balance cannot be loaded: a card says why and offers to try again.',
  'local-send.constant.methods': 'Four methods: phone number, QR code, NFC touch, account name.',
  'local-send.constant.fee-free': 'A local send is free.',
  'local-send.content.daily-maximum':
    'A daily maximum of ₩1,000,000 is stated. The form lets more through.',
  'local-send.content.benefits': 'A card lists the benefits.',
  'local-send.transition.back': 'Back leads to LocalPay.',
  'local-send.transition.success-to-localpay': 'After a local send the wallet goes to LocalPay.',
  'local-send.rule.mutation': 'A local send is its recipient, amount, message and method.',
  'local-send.toast.pending':
    'A local send whose money has not moved yet: the toast says so (proposed copy).',
  'local-send.state.declined': 'The rail declines: the form says so, in Korean.',
  'local-send.state.storage-full':
    'The provider has no room to store anything: the form says so in Korean.',
  'local-send.state.storage-read-only':
    'The provider cannot store anything: the form says so in Korean.',
  'local-send.state.daily-maximum-reached':
    'The provider enforces the daily maximum: the form says how much is left.',
  'local-send.state.recipient-found':
    'The summary names the recipient as found, whether they were paid before, and the balances.',
  'local-send.state.recipient-refused':
    'A recipient who is unknown, not clear or oneself: the field says so when it is left (proposed copy).',
  'local-send.state.recipient-changed':
    'The recipient has changed since it was shown: nothing is sent, and the next try asks (proposed copy).',
  'local-send.state.confirm-new-recipient': 'A first payment is confirmed first (proposed copy).',
  'local-send.state.confirm-resembles':
    'A recipient who merely looks like a known one is confirmed first (proposed copy).',
  'local-send.state.confirm-payout':
    'A number without an account is paid out to only after a confirmation (proposed copy).',
  'local-send.state.confirm-changed':
    'A number or name that leads to somebody else than before is confirmed first (proposed copy).',
  'local-send.state.confirm-unchecked':
    'A recipient who could not be checked is confirmed first (proposed copy).',
  'local-send.state.confirm-repeated':
    'The same amount to the same recipient within ten minutes is confirmed first (proposed copy).',
  'local-send.state.confirm-large':
    'More than half of the balance is confirmed first (proposed copy).',
  'local-send.state.confirm-biometrics':
    'With biometrics on, the device confirms; while it does not, nothing is sent (proposed copy).',
  'local-send.state.code-name':
    'The name in a code stands apart from the recipient as found (proposed copy).',
  'local-send.rule.fits-the-phone':
    'On a phone of 390 × 844 all fields stand between the header and the button.',
  'local-send.rule.refused-codes':
    'A code of another network or purpose is refused, and the scanner says what it is (proposed copy).',
  'local-send.rule.refused-tags':
    'A tag of another network or purpose is refused, and the field says what it is (proposed copy).',
  'local-send.state.merchant':
    'The code of a merchant fills in the merchant, and the amount that it asks for (proposed copy).',
  'local-send.validation.merchant-unknown':
    'A code that is no merchant of the directory is refused at the field (proposed copy).',
  'local-send.state.merchant-chosen':
    'A merchant of the directory is filled in without a scan (proposed copy).',
  'local-send.state.no-recents': 'A new account has no recent recipients (proposed copy).',
  'local-send.state.recents-loading': 'A skeleton while the recent recipients load.',
  'local-send.state.recents-load-error':
    'The recent recipients cannot be loaded: a line says so (proposed copy) and offers to try again.',

  'local-withdraw.state.default':
    'Balance, amount with quick buttons, accounts, three methods, summary, notices, in Korean.',
  'local-withdraw.content.available-balance': 'The available balance, at 1 coin = 1 won.',
  'local-withdraw.content.account-entry':
    'An account shows its bank, its masked number and its holder, and can be chosen.',
  'local-withdraw.content.default-badge': 'The default account has a badge. No account is chosen.',
  'local-withdraw.content.maintenance-notice':
    'A notice names the maintenance window of the banks, 23:30-06:00.',
  'local-withdraw.content.daily-limit': 'A notice names the daily limit of ₩1,000,000.',
  'local-withdraw.rule.daily-limit-not-enforced':
    'The form lets more than the daily limit through.',
  'local-withdraw.state.daily-limit-reached':
    'The provider enforces the daily limit: the form says how much is left.',
  'local-withdraw.state.declined':
    'The bank declines: the form says so in the words of the provider.',
  'local-withdraw.state.confirm-large':
    'More than half of the balance is confirmed first (proposed copy).',
  'local-withdraw.state.confirm-biometrics':
    'With biometrics on, the device confirms; while it does not, nothing leaves (proposed copy).',
  'local-withdraw.call.assets': 'The balance is the BusanCoin of the assets that are read.',
  'local-withdraw.content.saved-accounts':
    'The accounts are the saved ones, the documented banks by their Korean names.',
  'local-withdraw.state.accounts-load-error':
    'The accounts cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-withdraw.transition.back': 'Back leads to LocalPay.',
  'local-withdraw.constant.quick-amounts':
    '10K, 50K and 100K set 10,000, 50,000 and 100,000. One more button sets the whole balance.',
  'local-withdraw.state.quick-amount-disabled': 'A quick amount above the balance is disabled.',
  'local-withdraw.state.full-amount': 'The full amount button sets the whole balance.',
  'local-withdraw.state.account-selected': 'The chosen account and method are marked as chosen.',
  'local-withdraw.constant.method-instant': 'Instant costs ₩500 and takes 1-3 minutes.',
  'local-withdraw.constant.method-standard': 'Standard costs ₩200 and takes 10-30 minutes.',
  'local-withdraw.constant.method-economy': 'Economy is free and takes 1-3 hours.',
  'local-withdraw.transition.add-account': 'Adding an account leads to Bank Information.',
  'local-withdraw.state.filled-summary':
    'The summary shows the total deducted and the balance after.',
  'local-withdraw.rule.total-deducted': 'Amount and fee together are deducted.',
  'local-withdraw.rule.balance-after':
    'The balance less the total deducted, or what is missing if it is not enough.',
  'local-withdraw.validation.missing': 'Without amount, account or method nothing is withdrawn.',
  'local-withdraw.validation.invalid-amount': 'An amount that is not above zero is refused.',
  'local-withdraw.constant.minimum': 'The least that can be withdrawn is ₩1,000.',
  'local-withdraw.validation.minimum': 'Less than ₩1,000 is refused. ₩1,000 is accepted.',
  'local-withdraw.validation.insufficient-balance':
    'An amount that exceeds the balance with its fee is refused, with both figures.',
  'local-withdraw.state.processing':
    'While the withdrawal is processed the form cannot change or be sent again.',
  'local-withdraw.toast.success': 'A withdrawal is confirmed in Korean.',
  'local-withdraw.transition.success-to-localpay':
    'After a withdrawal the wallet goes to LocalPay.',
  'local-withdraw.rule.mutation':
    'A withdrawal is its amount, its fee, its account and its method.',
  'local-withdraw.toast.failed':
    'A toast says in Korean that the withdrawal failed. The form keeps its values.',
  'local-withdraw.rule.processing-reset': 'After a failure the withdrawal can be tried again.',
  'local-withdraw.state.loading': 'Skeletons and no zero while the balance loads.',
  'local-withdraw.state.load-error':
    'The balance cannot be loaded: a card says why and offers to try again.',

  'document-detail.state.loading': 'A skeleton while the document loads.',
  'document-detail.state.not-found': "'Document Not Found' when there is no such document.",
  'document-detail.transition.not-found-back': 'Back to Work leads to Work.',
  'document-detail.transition.back': 'Back leads to Work.',
  'document-detail.state.pending':
    'A pending document with its details and the form that decides on it.',
  'document-detail.content.heading': 'Title and description of the document.',
  'document-detail.content.status-badge': 'A badge with the status in words.',
  'document-detail.content.priority-badge': 'A badge with the priority in words.',
  'document-detail.content.amount': 'Amount and currency are shown as they are.',
  'document-detail.content.submission':
    'Who submitted it, the department, the date, and the type in words.',
  'document-detail.content.expense-breakdown': 'Period, destinations, and categories with amounts.',
  'document-detail.content.attachments':
    'Each attachment with its name, type and size, and a button that downloads it.',
  'document-detail.content.blockchain':
    'Hash, timestamp and, where the wallet has verified the whole history, VERIFIED.',
  'document-detail.rule.verified-badge': 'A document that is not verified has no VERIFIED badge.',
  'document-detail.content.history': 'Each step with its person, its date and its comment.',
  'document-detail.content.comment-box': 'The form has a comment box, Reject and Approve.',
  'document-detail.rule.pending-badge-yellow': 'The badge of a pending document is yellow.',
  'document-detail.rule.review-only-pending':
    'Only a pending document can be decided on, and only by its approver.',
  'document-detail.state.load-error':
    'The document cannot be loaded: a card says why and offers to try again.',
  'document-detail.state.requester':
    'Who asked sees who decides, and no form to decide (proposed copy).',
  'document-detail.content.approver': 'Who decides on the document.',
  'document-detail.content.requester':
    'The approver sees the account that asks: its proven e-mail, its age, earlier requests (proposed copy).',
  'document-detail.state.first-request':
    'A first request, or one of an account without a proven e-mail, is warned of (proposed copy).',
  'document-detail.state.short':
    'A request without description, department, details and attachments shows none of them.',
  'document-detail.state.not-verified':
    'A changed document says “Not verified” and what that means (proposed copy).',
  'document-detail.state.downloading':
    'While an attachment is downloaded its button is busy and takes no second press.',
  'document-detail.rule.attachment-checked':
    'An attachment is saved when its bytes have the hash that was submitted.',
  'document-detail.toast.download-failed':
    'A toast says that the download failed. It can be tried again (proposed copy).',
  'document-detail.toast.attachment-changed':
    'A file that is not the one submitted is not saved, and a toast says so (proposed copy).',
  'document-detail.state.approved': 'An approved document: green badge, no form to decide.',
  'document-detail.state.rejected': 'A rejected document: red badge, no form to decide.',
  'document-detail.state.in-review': 'A document in review: blue badge, no form to decide.',
  'document-detail.state.unknown-status': 'An unknown status: grey badge, no form to decide.',
  'document-detail.state.priorities': 'Low, medium, high and urgent each have their own badge.',
  'document-detail.validation.comment-required': 'A rejection without a reason is refused.',
  'document-detail.validation.secret':
    'A recovery phrase or private key is refused at the comment and never sent (proposed copy).',
  'document-detail.rule.approve-no-comment': 'An approval needs no comment.',
  'document-detail.state.processing':
    'While the decision is processed neither button can be pressed.',
  'document-detail.toast.approved': 'An approval is confirmed.',
  'document-detail.toast.rejected': 'A rejection is confirmed.',
  'document-detail.transition.action-to-work': 'After a decision the wallet goes to Work.',
  'document-detail.rule.decision-sent':
    'A decision is its action and its comment, and the document and the lists are read again.',
  'document-detail.toast.action-failed':
    'A toast says that the decision failed. The comment stays.',
  'document-detail.state.decided-elsewhere':
    'Somebody else has decided first: the provider’s sentence stays where the form was.',

  'localpay.state.default':
    'The local-currency balance with Top Up, Send and Withdraw, QR Pay, NFC Pay, Get paid, Connect.',
  'localpay.content.balance': 'The balance is that of BusanCoin, in won.',
  'localpay.content.rate': 'What a coin is worth, from the provider: ₩1.',
  'localpay.content.transactions-figure':
    'How many transactions there were: 23 of the sample person.',
  'localpay.content.cashback-figure': 'How much cashback there was: 12,500 of the sample person.',
  'localpay.transition.top-up': 'Top Up leads to the top-up.',
  'localpay.transition.send':
    'Send, QR Pay and NFC Pay lead to the local send, the last two with their method on a device that has it.',
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
    'The code to be paid by: a QR code, the name, and the number or account name (proposed copy).',
  'localpay.state.pay-code-amount':
    'With an amount the code asks for it; what is no amount is said (proposed copy).',
  'localpay.content.pay-code-share': 'Share gives whom to pay, and the code, as a text.',
  'localpay.content.pay-code-save': 'Save gives a picture of the code.',
  'localpay.toast.pay-code-copied':
    'Where sharing is not supported the code is copied (proposed copy).',
  'localpay.toast.pay-code-not-shared':
    'A toast says that the code could not be shared (proposed copy).',
  'localpay.toast.pay-code-not-saved':
    'A toast says that the code could not be saved (proposed copy).',

  'local-merchants.state.default':
    'The merchants, each with its district, kind and cashback rate, and a search (proposed copy).',
  'local-merchants.transition.back': 'Back leads to LocalPay.',
  'local-merchants.rule.search':
    'The search finds merchants by name in either script, district and kind, with or without blanks.',
  'local-merchants.state.no-result': 'No merchant has the words: the list says so (proposed copy).',
  'local-merchants.state.empty': 'A directory without merchants says so (proposed copy).',
  'local-merchants.state.loading': 'A skeleton while the merchants load.',
  'local-merchants.state.load-error':
    'The merchants cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-merchants.state.merchant':
    'A merchant opens with the code on its counter, its details and its rate (proposed copy).',
  'local-merchants.transition.pay': 'Pay leads to the local send with the merchant filled in.',

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
    'See the shops, beside the cashback, leads to the directory of merchants (proposed copy).',
  'local-topup.constant.source-bank': 'The bank is free and instant.',
  'local-topup.constant.source-xp': 'XP costs 1% and takes 1-2 minutes.',
  'local-topup.constant.source-usdc': 'USDC costs 2% and takes 2-5 minutes.',
  'local-topup.constant.source-cbdc': 'CBDC costs 0.5% and takes 1-3 minutes.',
  'local-topup.state.source-zero-balance':
    'A source without a balance is marked and cannot be chosen.',
  'local-topup.state.source-selected-bank': 'With the bank the summary has no crypto and no fee.',
  'local-topup.state.source-selected-crypto':
    'With an asset the summary has what is required of it and the fee, to four decimals.',
  'local-topup.rule.bank-no-balance-check': 'With the bank no balance is checked.',
  'local-topup.rule.maximum-not-enforced':
    'The form lets an amount above the daily maximum through.',
  'local-topup.state.daily-maximum-reached':
    'The provider enforces the daily maximum: the form says how much is left.',
  'local-topup.state.declined': 'The bank declines: the form says so in the words of the provider.',
  'local-topup.state.rate-changed':
    'The rate has changed since it was shown: the form says the new one and shows it.',
  'local-topup.state.source-without-rate':
    'An asset without a rate is marked and cannot be chosen (proposed copy).',
  'local-topup.content.max': 'Max sets what the asset pays for, up to the daily maximum.',
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

  'support-chat.state.closed':
    'A bubble at the bottom right, in the strip above the navigation, opens the support chat.',
  'support-chat.state.open-welcome':
    'The open chat shows a welcome in the chosen language and a Close button, and has the focus.',
  'support-chat.transition.close':
    'The closed chat is a bubble. The conversation is kept, and the bubble announces a late reply.',
  'support-chat.rule.announced-while-hidden':
    'A reply to a closed chat is announced also while the strip with its bubble has left.',
  'support-chat.constant.languages': 'Six languages, by code and by their own names.',
  'support-chat.state.language-en': 'The welcome in English.',
  'support-chat.state.language-ko': 'The welcome in Korean.',
  'support-chat.state.language-es': 'The welcome in Spanish.',
  'support-chat.state.language-fr': 'The welcome in French.',
  'support-chat.state.language-ja': 'The welcome in Japanese.',
  'support-chat.state.language-zh': 'The welcome in Chinese.',
  'support-chat.content.quick-prompts': 'Four prompts. A press sends one.',
  'support-chat.state.user-message':
    'A sent message is in the conversation. A blank message is not sent.',
  'support-chat.state.typing': "'AI is typing...' until the reply is there.",
  'support-chat.state.reply': 'A reply of the bot, with a link to its screen.',
  'support-chat.state.error': 'The bot says that it failed, in the documented words.',
  'support-chat.rule.enter-sends': 'Enter sends, except when it ends a composition.',
  'support-chat.rule.shift-enter': 'Shift+Enter starts a new line and does not send.',
  'support-chat.rule.no-network': 'The chat sends no request.',
  'support-chat.rule.metadata': 'A message carries its mood, its urgency and its topic.',
  'support-chat.rule.session-id': 'The messages of a conversation belong to one session.',
  'support-chat.rule.secret-not-kept':
    'A message that looks like a recovery phrase or a private key is not shown, kept or passed on.',

  'work.state.default':
    'Three counts, and a card for each approval with title, description, priority, status and View.',
  'work.content.requester-and-amount': 'A card says who asks and the amount (proposed copy).',
  'work.content.first-request':
    'A pending first request of an account is marked as one (proposed copy).',
  'work.content.lists': 'What the person decides, and what they ask others for, one at a time.',
  'work.transition.request': 'Request approval leads to its form.',
  'work.state.requests':
    'What the person asked for: to whom, how much, and what became of it (proposed copy).',
  'work.state.requests-empty': 'Who has asked for nothing sees a hint (proposed copy).',
  'work.state.requests-loading': 'Skeletons while the requests load, without a hint.',
  'work.state.requests-load-error':
    'The requests cannot be loaded: a card says why and offers to try again.',
  'work.transition.request-view': 'A request leads to its document.',
  'work.content.counts': 'Pending, completed and total. Every status except pending is completed.',
  'work.transition.view': "View leads to the document by the document's own id.",
  'work.state.approval-pending': 'A pending approval offers to approve and to reject.',
  'work.state.approval-approved': 'An approved card says so and has no buttons.',
  'work.state.approval-rejected': 'Any status but pending and approved is shown as rejected.',
  'work.state.priorities':
    'Urgent, normal and low differ by word and icon, and urgent also by colour.',
  'work.state.deciding':
    'While a decision is sent its card is disabled. The other cards can be decided on.',
  'work.transition.approve-refresh': 'After a decision the list and the counts change.',
  'work.state.empty': 'Without approvals the counts are zero and a hint says so.',
  'work.toast.approved': 'An approval is confirmed.',
  'work.toast.rejected': 'A rejection is confirmed.',
  'work.toast.action-failed':
    'A toast says that the decision failed. Its card stays and says why, until the list changes.',
  'work.state.loading': 'Skeletons while the approvals load, without a zero or a hint.',
  'work.state.load-error':
    'The approvals cannot be loaded: a card says why and offers to try again.',

  'request-approval.state.default':
    'Amount, approver, title, kind and priority. What is optional stands behind a disclosure (proposed copy).',
  'request-approval.constant.kinds': 'The kinds, priorities and currencies in words.',
  'request-approval.state.filled': 'Everything is filled in, with attachments and categories.',
  'request-approval.state.details-open': 'Department, period, destinations and categories.',
  'request-approval.rule.optional': 'Amount, approver, title and kind are enough.',
  'request-approval.rule.whole-currency':
    'Won and yen have whole amounts, other currencies two digits after the point.',
  'request-approval.rule.sum': 'What is left of the amount is said while the categories are typed.',
  'request-approval.validation.required':
    'Without amount, approver, title or kind the request is refused (proposed copy).',
  'request-approval.validation.entries':
    'A malformed e-mail address, a period the wrong way round and too many destinations are refused (proposed copy).',
  'request-approval.validation.categories':
    'Categories without a name or an amount, or of another sum than the amount, are refused (proposed copy).',
  'request-approval.validation.file':
    'A file of another type, an empty one, one that is too large, and one too many are refused (proposed copy).',
  'request-approval.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'request-approval.state.reading': 'While files are read no others can be chosen.',
  'request-approval.state.unreadable':
    'A file that cannot be read is named; the others stay (proposed copy).',
  'request-approval.state.attached': 'A chosen file says its type and size, and can be removed.',
  'request-approval.state.submitting': 'While the request is sent the form cannot change.',
  'request-approval.toast.sent':
    'A sent request is confirmed, and its document opens (proposed copy).',
  'request-approval.toast.failed':
    'A toast says that the request failed. The form keeps everything (proposed copy).',
  'request-approval.validation.approver':
    'An approver without an account, or the person themselves, is refused at the e-mail address (proposed copy).',
  'request-approval.state.file-refused': 'The provider’s sentence on a refused file is shown.',
  'request-approval.transition.back': 'Back leads to Work.',

  'key-management.state.default':
    'Wallet info, recovery phrase, private key, backup and restore, hardware wallet, multi-signature, warnings.',
  'key-management.state.phrase-hidden': 'The words of the recovery phrase are not on the page.',
  'key-management.state.phrase-revealed': 'Twelve numbered words in three columns.',
  'key-management.rule.hides-again':
    'A secret hides after 60 s and when the person leaves the page.',
  'key-management.content.copy-phrase': 'Copy Phrase copies the words, even while they are hidden.',
  'key-management.content.generate-new': 'Generate New warns, and then makes new keys.',
  'key-management.state.private-key-hidden': 'The private key is not on the page.',
  'key-management.toast.export-warning': 'The first Export warns and reveals nothing.',
  'key-management.toast.copy-warning':
    'The first Copy of the private key warns and copies nothing.',
  'key-management.rule.warning-once': 'The warning comes once, before the first Export or Copy.',
  'key-management.state.private-key-revealed': 'The private key can be read and copied.',
  'key-management.state.locked': 'A locked secret needs the password of the keys on this device.',
  'key-management.validation.wrong-password':
    'A wrong password unlocks nothing, and the question says so.',
  'key-management.state.password-changed-elsewhere':
    'The account’s password was changed on another device: both passwords are asked for once.',
  'key-management.validation.previous-password':
    'A wrong previous or current password unlocks nothing, and its field says so.',
  'key-management.state.no-keys':
    'On a device without the keys the screen says so and offers to restore them.',
  'key-management.state.other-did':
    'The screen says that the keys are not those of the account. Their DID cannot be copied.',
  'key-management.state.unknown-did':
    'Where the account’s DID is not known the screen offers no address (proposed copy).',
  'key-management.content.receiving-code':
    'The code of the account’s DID is drawn on demand (proposed copy).',
  'key-management.rule.receiving-address':
    'Whichever keys are on the device, the address that is copied is the account’s.',
  'key-management.toast.copied': "'Copied Successfully' after copying.",
  'key-management.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'key-management.validation.password-required': 'A backup without a password is refused.',
  'key-management.validation.backup-password':
    'A backup password of fewer than eight characters, or typed differently, is refused at its field.',
  'key-management.state.new-words': 'Generate New shows the new words before the keys count.',
  'key-management.validation.words':
    'Three of the new words are asked for. A wrong or missing one is refused at its field.',
  'key-management.transition.new-keys-given-up':
    'Closed before the words were checked, the question leaves the keys as they are.',
  'key-management.validation.account-password':
    'Generate New, Restore and the removal refuse another password than the account’s.',
  'key-management.content.remove-keys': 'The keys can be removed from this device.',
  'key-management.transition.removed':
    'After the password the keys are gone from this device, and a toast says so.',
  'key-management.state.encrypting': 'While the backup is made the form cannot change.',
  'key-management.toast.backup-downloaded': 'A saved backup is confirmed, with its date.',
  'key-management.toast.backup-failed': 'A toast says that the backup failed.',
  'key-management.validation.no-data': 'Restoring without data is refused.',
  'key-management.validation.file-refused':
    'A backup file that is too large or cannot be read is refused, until a good one takes its place.',
  'key-management.validation.invalid-format':
    'A text that is neither JSON nor 12 or 24 words is refused.',
  'key-management.rule.word-count': '11, 13 and 23 words are refused.',
  'key-management.toast.restore-json': 'Any valid JSON is accepted as a backup by its shape.',
  'key-management.toast.restore-mnemonic':
    'Any 12 or 24 words are accepted as a phrase by their shape.',
  'key-management.state.restoring': 'While the keys are restored the password cannot change.',
  'key-management.state.nothing-restored': 'The form says that nothing was restored, and why.',
  'key-management.state.claimed':
    'Transfers that waited for the restored keys are in the wallet (decision 204).',
  'key-management.state.claim-not-checked':
    'The keys are restored, but it could not be checked whether transfers wait for them.',
  'key-management.state.restored': 'The form says that a wallet was restored, with its address.',
  'key-management.state.hardware-connected': 'A hardware wallet is connected.',
  'key-management.state.hardware-not-connected':
    'No hardware wallet is connected. Connect says that it is not possible yet.',
  'key-management.state.multisig-off': 'Without multi-signature the screen states no requirement.',
  'key-management.state.multisig-on':
    'With multi-signature transactions require 2 of 3 signatures.',
  'key-management.content.multisig-toggle': 'The switch turns multi-signature on and off.',
  'key-management.content.sends-not-affected':
    'Hardware wallet and multi-signature do not affect sends yet, and the screen says so (proposed copy).',

  'performance-monitor.state.collapsed': 'A button in the header opens the performance monitor.',
  'performance-monitor.state.open':
    'Page load, network latency, render time and API response time, each with value and rating.',
  'performance-monitor.state.nothing-measured':
    'A measure without a value says so and shows no zero.',
  'performance-monitor.transition.toggle': 'The same button closes the overlay again.',
  'performance-monitor.constant.refresh': 'The open overlay is read again every 5 s.',
  'performance-monitor.constant.threshold-page-load':
    'Page load: good to 2000, warning to 5000 ms.',
  'performance-monitor.constant.threshold-api': 'API response: good to 200, warning to 1000 ms.',
  'performance-monitor.constant.threshold-render': 'Render: good to 16, warning to 50 ms.',
  'performance-monitor.constant.threshold-latency': 'Latency: good to 100, warning to 500 ms.',
  'performance-monitor.state.all-good': 'All four measures rated good, at their limits.',
  'performance-monitor.state.all-warning': 'All four measures rated warning, at their limits.',
  'performance-monitor.state.all-poor': 'All four measures rated poor, just above their limits.',

  'failures.state.refused':
    'The provider refuses what a screen reads: the screen says so in the place of it, offers to try again, and has the rest.',
  'failures.state.too-many': 'The provider asks to wait: the screen says how long.',
  'failures.state.broken':
    'The provider fails: the screen says so, and that trying again can help.',
  'failures.state.offline': 'No answer arrives: the screen says to check the connection.',
  'failures.state.unreadable':
    'The answer is empty or broken off, or no row of it can be read: the screen says so, and shows no empty list.',
  'failures.state.slow':
    'While an answer takes long, skeletons stand in its place, without a zero or an empty list.',
  'failures.rule.tried-again':
    'Tried again, everything is there. A row that cannot be read is left out of its list.',
  'failures.rule.unseen':
    'What only adds to a screen may be missing: nothing says that it failed, and the screen works.',
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

function isEntry(id: unknown): id is CatalogueId {
  return typeof id === 'string' && Object.hasOwn(catalogue, id);
}

/** The entries that a story names among its parameters. */
export function entriesOf(parameters: Readonly<Record<string, unknown>>): CatalogueId[] {
  const { catalogue: ids } = parameters;
  return Array.isArray(ids) ? ids.filter(isEntry) : [];
}
