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
  'shell.state.offline': 'A device without a network: what is seen may be old, nothing is sent.',
  'shell.state.live-updates-paused': 'The event stream broke off: said until it is back.',
  'shell.state.update-ready': 'A newer version is there; the person says when it is taken.',

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

  'install-banner.state.visible':
    'On a later visit the installation is offered, unless dismissed or done.',
  'install-banner.state.hidden-first-visit': 'On the first visit nothing is offered.',
  'install-banner.state.hidden-dismissed': 'Once dismissed it is not offered again.',
  'install-banner.state.hidden-installed': 'Once installed it is not offered again.',
  'install-banner.transition.dismiss': 'Dismissing hides the banner for good.',
  'install-banner.transition.install': 'Installing hides the banner for good.',
  'install-banner.state.by-hand':
    'A browser that cannot be asked: the banner tells how a person installs it.',

  'notification-bell.state.no-badge': 'Without an unread notification the bell has no badge.',
  'notification-bell.state.empty': 'Without notifications the bell opens on a hint, in Korean.',
  'notification-bell.state.list':
    'Each notification has an icon and a word for its type, a title, a message and a time.',
  'notification-bell.state.badge-count': 'The badge counts up to nine unread notifications.',
  'notification-bell.state.badge-9-plus': 'Above nine the badge says 9+.',
  'notification-bell.constant.cap': 'The eleventh notification drops the oldest.',
  'notification-bell.rule.simulated-arrival':
    'Every 30 s a notification arrives with a chance of 30%.',
  'notification-bell.rule.read-and-action':
    'Pressing a notification marks it as read and goes to where it leads.',

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
    'With a camera, Scan opens the scanner: a receipt fills the form in, another code is refused.',
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

  'security-settings.state.default':
    'Password, two-factor, sessions, devices, notifications and the security status, the form closed.',
  'security-settings.content.last-password-change': 'The card says when the password last changed.',
  'security-settings.transition.back': 'Back goes to My info.',
  'security-settings.state.password-form-open':
    'The eye opens the form of three fields, and closes it again.',
  'security-settings.validation.missing-fields': 'With an empty field no password is changed.',
  'security-settings.validation.mismatch': 'A new password and another confirmation are refused.',
  'security-settings.validation.too-weak': 'A new password has at least 8 characters.',
  'security-settings.state.password-pending':
    'While the password is changed nothing can change or repeat.',
  'security-settings.toast.current-incorrect':
    'A wrong current password is told, also at its field; the form stays as it was.',
  'security-settings.toast.password-failed-default':
    'A change that failed for no reason given is told; the form stays as it was.',
  'security-settings.toast.password-changed': 'A changed password is confirmed.',
  'security-settings.transition.password-cleared':
    'After a change the form is closed, and empty when it is opened again.',
  'security-settings.rule.password-mutation': 'A password change calls no server.',
  'security-settings.state.two-factor-on': 'Two-factor is on, and a note says that it is active.',
  'security-settings.state.two-factor-off': 'Two-factor is off, without a note.',
  'security-settings.state.biometric-available':
    'A device that can check its person has the biometric switch.',
  'security-settings.state.biometric-hidden':
    'A device that cannot check anybody has no biometric switch.',
  'security-settings.rule.biometric-registration':
    'Biometrics go on when the device has checked its person, and off likewise.',
  'security-settings.toast.biometric-failed':
    'Where the device sets nothing up it is told, and biometrics stay off.',
  'security-settings.toast.biometric-still-on':
    'Where the device does not know its person it is told, and biometrics stay on.',
  'security-settings.constant.timeout-options': 'Four session timeouts, 15 min to 4 hours.',
  'security-settings.constant.timeout-default': 'A session timeout of 30 min is preselected.',
  'security-settings.content.trusted-devices': 'How many devices are trusted, and Manage.',
  'security-settings.rule.manage-inert': 'Manage does nothing.',
  'security-settings.content.sign-out-all': 'A button signs out all devices.',
  'security-settings.toast.sign-out-all':
    'Signing out all devices is told, and happens once, however often it is pressed.',
  'security-settings.content.toggle-login': 'Login notifications can be switched.',
  'security-settings.content.toggle-suspicious': 'Suspicious activity alerts can be switched.',
  'security-settings.content.toggle-devices': 'Device management can be switched.',
  'security-settings.state.notification-toggles': 'The three notifications, on or off.',
  'security-settings.state.setting-pending':
    'While a setting is saved it shows its new position, and takes no second press.',
  'security-settings.transition.setting-update': 'A setting that was saved keeps its new position.',
  'security-settings.rule.setting-mutation': 'Saving a setting calls no server.',
  'security-settings.toast.setting-failed':
    'A setting that could not be saved is told, and goes back.',
  'security-settings.content.status-card': "A card says 'Security Status: Good'.",
  'security-settings.rule.audit-inert': 'Run Security Audit does nothing.',

  'local-send.state.default':
    'Balance, method, recipient, recent recipients, amount, message, summary and benefits, in Korean.',
  'local-send.state.method-phone': 'A phone number is typed, or chosen among recent recipients.',
  'local-send.state.method-account': 'An account name is typed, or chosen among recent recipients.',
  'local-send.state.method-qr':
    'With QR the recipient is read by the camera: no typing, no recent recipients.',
  'local-send.state.method-nfc':
    'With NFC nothing can be typed, and the screen says that it cannot be used yet.',
  'local-send.toast.camera-not-available': 'QR on a device without a camera is told.',
  'local-send.toast.nfc-not-available': 'NFC on a device without it is told.',
  'local-send.state.recent-recipients':
    'Recent recipients with name, number and when; choosing one fills the recipient.',
  'local-send.constant.quick-amounts': '1K, 5K, 10K and 50K set the amount.',
  'local-send.state.message-counter': 'The message counts its characters out of 100.',
  'local-send.state.message-at-limit': 'A message of 100 characters takes no more.',
  'local-send.state.filled-summary': 'The summary shows recipient, amount, free fee and total.',
  'local-send.validation.missing': 'Without recipient or amount nothing is sent.',
  'local-send.validation.invalid-amount': 'An amount that is none or not above zero is refused.',
  'local-send.validation.insufficient-balance':
    'An amount above the balance is refused; the whole balance is not.',
  'local-send.validation.minimum': 'Less than ₩100 is refused; ₩100 is not.',
  'local-send.state.processing': 'While it is sent nothing can change or repeat.',
  'local-send.toast.success': 'A local send is confirmed, and the wallet goes to LocalPay.',
  'local-send.toast.failed': 'A failed local send is told; the form stays as it was.',
  'local-send.state.loading': 'Skeletons while the balance is read; no false zero.',
  'local-send.state.load-error': 'The balance could not be read: why, and a retry.',
  'local-send.constant.methods': 'Four methods: phone number, QR code, NFC touch, account name.',
  'local-send.constant.fee-free': 'A local send is free.',
  'local-send.content.daily-maximum': 'A daily maximum of ₩1,000,000 is stated, not enforced.',
  'local-send.content.benefits': 'A card lists the benefits.',
  'local-send.transition.back': 'Back leads to LocalPay.',
  'local-send.transition.success-to-localpay': 'After a local send the wallet goes to LocalPay.',
  'local-send.rule.mutation': 'A local send calls no server.',

  'local-withdraw.state.default':
    'Balance, amount with quick buttons, accounts, three methods, summary, notices, in Korean.',
  'local-withdraw.content.available-balance': 'The available balance, at 1 coin = 1 won.',
  'local-withdraw.content.account-entry':
    'An account shows its bank, its masked number and its holder, and can be chosen.',
  'local-withdraw.content.default-badge': 'The default account carries a badge; none is chosen.',
  'local-withdraw.content.maintenance-notice':
    'A notice tells the maintenance window of the banks, 23:30-06:00.',
  'local-withdraw.content.daily-limit': 'A notice tells the daily limit of ₩1,000,000.',
  'local-withdraw.rule.daily-limit-not-enforced': 'More than the daily limit is accepted.',
  'local-withdraw.call.assets': 'The balance is the BusanCoin of the assets that are read.',
  'local-withdraw.rule.sample-accounts': 'The accounts are samples: nothing but assets is read.',
  'local-withdraw.transition.back': 'Back leads to LocalPay.',
  'local-withdraw.constant.quick-amounts':
    '10K, 50K and 100K set 10,000, 50,000 and 100,000; one more button sets the whole balance.',
  'local-withdraw.state.quick-amount-disabled': 'A quick amount above the balance is disabled.',
  'local-withdraw.state.full-amount': 'The full amount button sets the whole balance.',
  'local-withdraw.state.account-selected': 'The chosen account and method are marked as chosen.',
  'local-withdraw.constant.method-instant': 'Instant costs ₩500 and takes 1-3 minutes.',
  'local-withdraw.constant.method-standard': 'Standard costs ₩200 and takes 10-30 minutes.',
  'local-withdraw.constant.method-economy': 'Economy is free and takes 1-3 hours.',
  'local-withdraw.toast.add-account': 'Adding an account only says that it is being developed.',
  'local-withdraw.rule.add-account-no-navigation': 'Adding an account goes nowhere.',
  'local-withdraw.state.filled-summary':
    'The summary shows the total deducted and the balance after.',
  'local-withdraw.rule.total-deducted': 'Amount and fee together are deducted.',
  'local-withdraw.rule.balance-after':
    'The balance less the total deducted; where it is not enough, what is missing.',
  'local-withdraw.validation.missing': 'Without amount, account or method nothing is withdrawn.',
  'local-withdraw.validation.invalid-amount': 'An amount that is not above zero is refused.',
  'local-withdraw.constant.minimum': 'The least that can be withdrawn is ₩1,000.',
  'local-withdraw.validation.minimum': 'Less than ₩1,000 is refused; exactly that is accepted.',
  'local-withdraw.validation.insufficient-balance':
    'An amount that exceeds the balance with its fee is refused, with both figures.',
  'local-withdraw.state.processing':
    'While the withdrawal is processed nothing can change or repeat.',
  'local-withdraw.toast.success': 'A withdrawal is confirmed in Korean.',
  'local-withdraw.transition.success-to-localpay':
    'After a withdrawal the wallet goes to LocalPay.',
  'local-withdraw.rule.mutation':
    'A withdrawal is its amount, its account and its method, and calls no server.',
  'local-withdraw.toast.failed': 'A failed withdrawal is told in Korean; the form stays as it was.',
  'local-withdraw.rule.processing-reset': 'After a failure it can be tried again.',
  'local-withdraw.state.loading': 'Skeletons while the balance is read; no false zero.',
  'local-withdraw.state.load-error': 'The balance could not be read: why, and a retry.',

  'document-detail.state.loading': 'A skeleton in the shape of a document, until it is there.',
  'document-detail.state.not-found': "'Document Not Found' where there is no such document.",
  'document-detail.transition.not-found-back': 'Back to Work leads to Work.',
  'document-detail.transition.back': 'Back leads to Work.',
  'document-detail.state.pending':
    'A pending document: everything about it, and the decision on it.',
  'document-detail.content.heading': 'Title and description of the document.',
  'document-detail.content.status-badge': 'A badge tells the status in words.',
  'document-detail.content.priority-badge': 'A badge tells the priority in words.',
  'document-detail.content.amount': 'Amount and currency are shown as they come.',
  'document-detail.content.submission':
    'Who submitted it, from where, when, and its type in words.',
  'document-detail.content.expense-breakdown': 'Period, destinations, and categories with amounts.',
  'document-detail.content.attachments':
    'Each attachment with its name, type and size, and a button that downloads it.',
  'document-detail.content.blockchain': 'Hash, timestamp and, for a verified one, VERIFIED.',
  'document-detail.rule.verified-badge': 'A document that is not verified has no VERIFIED badge.',
  'document-detail.content.history': 'What was done by whom and when, and the comment.',
  'document-detail.content.comment-box': 'The decision has a comment box, Reject and Approve.',
  'document-detail.rule.pending-badge-yellow': 'The badge of a pending document is yellow.',
  'document-detail.rule.review-only-pending': 'Only a pending document can be decided on.',
  'document-detail.rule.sample-data': 'A document is a sample: nothing is read from a server.',
  'document-detail.state.approved': 'An approved document: green badge, nothing to decide.',
  'document-detail.state.rejected': 'A rejected document: red badge, nothing to decide.',
  'document-detail.state.in-review': 'A document in review: blue badge, nothing to decide.',
  'document-detail.state.unknown-status':
    'A status that is not known: grey badge, nothing to decide.',
  'document-detail.state.priorities':
    'Low, medium, high and urgent each have a badge of their own.',
  'document-detail.validation.comment-required': 'Without a reason nothing is rejected.',
  'document-detail.rule.approve-no-comment': 'An approval needs no comment.',
  'document-detail.state.processing': 'While it is decided neither button can be pressed.',
  'document-detail.toast.approved': 'An approval is confirmed.',
  'document-detail.toast.rejected': 'A rejection is confirmed.',
  'document-detail.transition.action-to-work': 'After a decision the wallet goes to Work.',
  'document-detail.rule.simulated':
    'A decision is its action and its comment, and calls no server.',
  'document-detail.toast.action-failed': 'A failed decision is told; the comment stays.',

  'localpay.state.default':
    'The local-currency balance with Top Up, Send and Withdraw, QR Pay and NFC Pay, Connect.',
  'localpay.content.balance': 'The balance is that of BusanCoin, in won.',
  'localpay.content.rate': 'One coin is ₩1.',
  'localpay.content.transactions-figure': 'The fixed figure of 23 transactions.',
  'localpay.content.cashback-figure': 'The fixed figure of 12,500 cashback.',
  'localpay.transition.top-up': 'Top Up leads to the top-up.',
  'localpay.transition.send':
    'Send leads to the local send; so do QR Pay and NFC Pay on a device that can, with that method.',
  'localpay.transition.withdraw': 'Withdraw leads to the local withdrawal.',
  'localpay.toast.integration-coming-soon': 'Connect says that the integration is coming soon.',
  'localpay.toast.camera-not-available': 'QR Pay on a device without a camera says so.',
  'localpay.toast.nfc-not-available': 'NFC Pay on a device without NFC says so.',
  'localpay.state.loading': 'A skeleton while the balance is read; no false zero.',
  'localpay.state.load-error': 'The balance could not be read: why, and a retry.',

  'local-topup.state.default':
    'Amount with quick buttons, funding sources, summary, submit button, benefits.',
  'local-topup.constant.quick-amounts': 'Four buttons set 10,000, 50,000, 100,000 and 200,000 won.',
  'local-topup.constant.sources': 'Bank, XP, USDC and CBDC, in this order.',
  'local-topup.content.source-entry':
    'A source shows name, fee and processing time, and an asset its balance.',
  'local-topup.content.maximum-text': 'A maximum of ₩1,000,000 per day is told.',
  'local-topup.constant.minimum': 'A minimum of ₩1,000 is told.',
  'local-topup.content.benefits': 'The benefits advertise cashback up to 15%.',
  'local-topup.transition.back': 'Back leads to LocalPay.',
  'local-topup.constant.source-bank': 'The bank is free and instant.',
  'local-topup.constant.source-xp': 'XP costs 1% and takes 1-2 minutes.',
  'local-topup.constant.source-usdc': 'USDC costs 2% and takes 2-5 minutes.',
  'local-topup.constant.source-cbdc': 'CBDC costs 0.5% and takes 1-3 minutes.',
  'local-topup.state.source-zero-balance':
    'A source with nothing in it cannot be chosen and is marked.',
  'local-topup.state.source-selected-bank': 'With the bank the summary has no crypto and no fee.',
  'local-topup.state.source-selected-crypto':
    'With an asset the summary has what is required of it and the fee, to four decimals.',
  'local-topup.rule.bank-no-balance-check': 'With the bank no balance is looked at.',
  'local-topup.rule.maximum-not-enforced': 'An amount above the daily maximum goes through.',
  'local-topup.validation.missing-information': 'Without amount or source nothing is topped up.',
  'local-topup.validation.minimum-amount': 'Below ₩1,000 is refused, ₩1,000 itself is not.',
  'local-topup.validation.insufficient-balance':
    'An asset that does not cover the amount with its fee is refused.',
  'local-topup.state.processing': 'While the top-up is processed nothing can change or repeat.',
  'local-topup.toast.success': 'A top-up is confirmed, and the wallet goes to LocalPay.',
  'local-topup.toast.failed': 'A failed top-up is told; the form stays as it was.',
  'local-topup.state.loading': 'Skeletons while the balances are read; nothing is marked as empty.',
  'local-topup.state.load-error': 'The balances could not be read: why, and a retry.',

  'support-chat.state.closed': 'A bubble at the bottom right opens the support chat.',
  'support-chat.state.open-welcome':
    'Open, it welcomes in the chosen language, offers to close, and takes the focus.',
  'support-chat.transition.close':
    'Closed, it is a bubble again; the talk is kept, and a late reply is told there.',
  'support-chat.constant.languages': 'Six languages, by code and by their own names.',
  'support-chat.state.language-en': 'The welcome in English.',
  'support-chat.state.language-ko': 'The welcome in Korean.',
  'support-chat.state.language-es': 'The welcome in Spanish.',
  'support-chat.state.language-fr': 'The welcome in French.',
  'support-chat.state.language-ja': 'The welcome in Japanese.',
  'support-chat.state.language-zh': 'The welcome in Chinese.',
  'support-chat.content.quick-prompts': 'Four prompts, each sent by a press.',
  'support-chat.state.user-message': 'What a person sends stands in the talk; a blank does not.',
  'support-chat.state.typing': "'AI is typing...' until the reply is there.",
  'support-chat.state.reply': 'A reply of the bot, with a link to the screen that it is about.',
  'support-chat.state.error': 'The bot says that it failed, in the documented words.',
  'support-chat.rule.enter-sends': 'Enter sends, except where it ends a composition.',
  'support-chat.rule.shift-enter': 'Shift+Enter starts a new line and does not send.',
  'support-chat.rule.no-network': 'The chat calls nobody.',
  'support-chat.rule.metadata': 'A message carries its mood, its urgency and its topic.',
  'support-chat.rule.session-id': 'The messages of a talk belong to one session.',
  'support-chat.rule.secret-not-kept':
    'What looks like a recovery phrase or a private key is neither shown nor kept nor passed on.',

  'work.state.default':
    'Three counts over a card an approval: title, description, priority, status and a View action.',
  'work.content.counts': 'Pending, completed and total; whatever is not pending is completed.',
  'work.transition.view': "View leads to the document by the document's own id.",
  'work.state.approval-pending': 'A pending approval offers to approve and to reject.',
  'work.state.approval-approved': 'An approved one says so and offers neither.',
  'work.state.approval-rejected': 'Any status but pending and approved is shown as rejected.',
  'work.state.priorities':
    'Urgent, normal and low are told apart by word and icon; urgent also by colour.',
  'work.state.deciding':
    'While a decision is on its way its card can do nothing more; the others can be decided on.',
  'work.transition.approve-refresh': 'After a decision the list and the counts follow.',
  'work.state.empty': 'Without approvals the counts are zero and a hint says so.',
  'work.toast.approved': 'An approval is confirmed.',
  'work.toast.rejected': 'A rejection is confirmed.',
  'work.toast.action-failed':
    'A failed decision is told; its card stays as it was and says why, until the list says otherwise.',
  'work.state.loading': 'Skeletons while the approvals are read; no false zero, no empty hint.',
  'work.state.load-error': 'The approvals could not be read: why, and a retry.',

  'key-management.state.default':
    'Wallet info, recovery phrase, private key, backup and restore, hardware wallet, multi-signature, warnings.',
  'key-management.state.phrase-hidden': 'The words of the recovery phrase are not on the page.',
  'key-management.state.phrase-revealed': 'Twelve numbered words in three columns.',
  'key-management.rule.hides-again': 'A secret hides after 60 s and when the person looks away.',
  'key-management.content.copy-phrase': 'Copy Phrase copies the words, also while they are hidden.',
  'key-management.content.generate-new': 'Generate New makes new keys after a word of warning.',
  'key-management.state.private-key-hidden': 'The private key is not on the page.',
  'key-management.toast.export-warning': 'The first Export warns and reveals nothing.',
  'key-management.rule.warning-once': 'Every later Export reveals without a warning.',
  'key-management.state.private-key-revealed': 'The private key can be read and copied.',
  'key-management.state.locked': 'A secret takes the password that protects the keys here.',
  'key-management.validation.wrong-password': 'Another password unlocks nothing and is said.',
  'key-management.state.no-keys': 'On a device without the keys: said, with ways to restore.',
  'key-management.state.other-did': 'Keys that are not those of the account are said to be others.',
  'key-management.toast.copied': "'Copied Successfully' after copying.",
  'key-management.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'key-management.validation.password-required': 'A backup without a password is refused.',
  'key-management.state.encrypting': 'While the backup is made nothing can change.',
  'key-management.toast.backup-downloaded': 'A saved backup is confirmed, with its date.',
  'key-management.toast.backup-failed': 'A backup that could not be made is told.',
  'key-management.validation.no-data': 'Restoring from nothing is refused.',
  'key-management.validation.invalid-format': 'What is neither JSON nor 12 or 24 words is refused.',
  'key-management.rule.word-count': '11, 13 and 23 words are refused.',
  'key-management.toast.restore-json': 'Any valid JSON is accepted as a backup by its shape.',
  'key-management.toast.restore-mnemonic':
    'Any 12 or 24 words are accepted as a phrase by their shape.',
  'key-management.state.nothing-restored': 'What restored nothing is said, and why.',
  'key-management.state.restored': 'What restored a wallet is said, with its address.',
  'key-management.state.hardware-connected': 'A hardware wallet is connected.',
  'key-management.state.hardware-not-connected': 'None is connected: Connect says it is to come.',
  'key-management.state.multisig-off': 'Without multi-signature no requirement is stated.',
  'key-management.state.multisig-on': 'With it, transactions require 2 of 3 signatures.',
  'key-management.content.multisig-toggle': 'The switch goes on and off.',

  'performance-monitor.state.collapsed': 'A tab below the header opens the performance monitor.',
  'performance-monitor.state.open':
    'Page load, network latency, render time and API response time, each with value and rating.',
  'performance-monitor.state.nothing-measured': 'What was not measured says so; no false zeros.',
  'performance-monitor.transition.toggle': 'The same tab closes the overlay again.',
  'performance-monitor.constant.refresh': 'What is shown is read again every 5 s.',
  'performance-monitor.constant.threshold-page-load':
    'Page load: good to 2000, warning to 5000 ms.',
  'performance-monitor.constant.threshold-api': 'API response: good to 200, warning to 1000 ms.',
  'performance-monitor.constant.threshold-render': 'Render: good to 16, warning to 50 ms.',
  'performance-monitor.constant.threshold-latency': 'Latency: good to 100, warning to 500 ms.',
  'performance-monitor.state.all-good': 'All four measures rated good, at their limits.',
  'performance-monitor.state.all-warning': 'All four measures rated warning, at their limits.',
  'performance-monitor.state.all-poor': 'All four measures rated poor, just above their limits.',
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
