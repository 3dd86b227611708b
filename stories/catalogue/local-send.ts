import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `local-send`. */
export const localSend = {
  'local-send.state.default':
    'Balance, method, recipient, recent recipients, amount, message, summary and benefits, in Korean.',
  'local-send.rule.language-switch':
    'A switch in the header shows local payments in English, and back in Korean, and input stays (proposed copy).',
  'local-send.state.method-phone': 'A phone number is typed, or chosen from the recent recipients.',
  'local-send.state.method-account':
    'An account name is typed, or chosen from the recent recipients.',
  'local-send.state.method-qr':
    'With QR the camera reads the recipient: no typing, no recent recipients.',
  'local-send.state.method-nfc':
    'With NFC nothing can be typed: the screen waits for a tag (proposed copy).',
  'local-send.state.tag-read': 'A tag fills recipient and amount, as a code does (proposed copy).',
  'local-send.state.tags-not-readable':
    'If tags cannot be read, the field says what to do (proposed copy).',
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
    'An amount above the balance is refused. The full balance is accepted.',
  'local-send.validation.minimum': 'Less than ₩100 is refused. ₩100 is accepted.',
  'local-send.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'local-send.validation.no-phone-number':
    'When the field is left, a text that is no phone number or account name is refused with its kind (proposed copy).',
  'local-send.state.processing':
    'While the send is processed the form cannot change or be sent again.',
  'local-send.toast.success': 'A local send is confirmed, and the wallet goes to LocalPay.',
  'local-send.state.contact-favourites':
    'Favourites come first, with a star. Below a name that the user chose is the account’s name (proposed copy).',
  'local-send.state.contact-edit':
    "A contact's sheet has a field for the user's own name of the contact, and a switch for favourites.",
  'local-send.toast.contact-saved':
    'A saved contact is confirmed, and the list is refetched (proposed copy).',
  'local-send.toast.contact-failed':
    'A toast says that a contact was not saved. The sheet keeps its values (proposed copy).',
  'local-send.toast.contact-uncertain':
    'The answer to a saved contact is lost: toast and sheet say that the outcome is not known (proposed copy).',
  'local-send.toast.failed': 'A toast says that the local send failed. The form keeps its values.',
  'local-send.state.loading': 'Skeletons and no zero while the balance loads.',
  'local-send.state.load-error':
    'The balance cannot be loaded: a card says why and offers to try again.',
  'local-send.constant.methods': 'Four methods: phone number, QR code, NFC touch, account name.',
  'local-send.constant.fee-free': 'A local send is free.',
  'local-send.content.daily-maximum':
    'A daily maximum of ₩1,000,000 is stated. The form accepts more while today’s remainder is unknown.',
  'local-send.content.benefits': 'A card lists the benefits.',
  'local-send.transition.back': 'Back leads to LocalPay.',
  'local-send.transition.success-to-localpay': 'After a local send the wallet goes to LocalPay.',
  'local-send.rule.mutation': 'A local send sends recipient, amount, message and method.',
  'local-send.toast.pending':
    'A local send whose money has not moved yet: the toast says so (proposed copy).',
  'local-send.state.declined': 'The rail declines: the form says so, in Korean.',
  'local-send.state.storage-full':
    'The provider has no room to store anything: the form says so in Korean.',
  'local-send.state.storage-read-only':
    'The provider cannot store anything: the form says so in Korean.',
  'local-send.state.daily-maximum-reached':
    'The provider enforces the daily maximum: the form says how much is left.',
  'local-send.state.left-today':
    'The amount has today’s remaining limit below it, and an amount above that is refused in the form (proposed copy).',
  'local-send.state.recipient-found':
    'The summary names the recipient as found, whether they were paid before, and the balances.',
  'local-send.state.recipient-refused':
    'The recipient is unknown, ambiguous or the user: the field says so when it is left (proposed copy).',
  'local-send.state.recipient-changed':
    'The recipient has changed since it was shown: nothing is sent, and the next try needs a confirmation (proposed copy).',
  'local-send.state.confirm-new-recipient': 'A first payment is confirmed first (proposed copy).',
  'local-send.state.confirm-resembles':
    'A recipient who merely looks like a known one is confirmed first (proposed copy).',
  'local-send.state.confirm-payout':
    'A number without an account is paid out to only after a confirmation (proposed copy).',
  'local-send.state.confirm-changed':
    'A number or name that belongs to a different account than before is confirmed first (proposed copy).',
  'local-send.state.confirm-unchecked':
    'A recipient who could not be checked is confirmed first (proposed copy).',
  'local-send.state.confirm-repeated':
    'The same amount to the same recipient within ten minutes is confirmed first (proposed copy).',
  'local-send.state.confirm-large':
    'More than half of the balance is confirmed first (proposed copy).',
  'local-send.state.confirm-biometrics':
    'With biometrics on, nothing is sent until the device confirms (proposed copy).',
  'local-send.state.code-name':
    'The name in a code is shown apart from the recipient as found (proposed copy).',
  'local-send.rule.fits-the-phone':
    'On a phone of 390 × 844 all fields fit between the header and the button.',
  'local-send.rule.refused-codes':
    'A code of another network or purpose is refused, and the scanner says what it is (proposed copy).',
  'local-send.rule.refused-tags':
    'A tag of another network or purpose is refused, and the field says what it is (proposed copy).',
  'local-send.state.merchant':
    'The code of a merchant fills in the merchant, and the amount that it asks for (proposed copy).',
  'local-send.validation.merchant-unknown':
    'A code of a merchant who is not in the directory is refused at the field (proposed copy).',
  'local-send.state.merchant-chosen':
    'A merchant of the directory is filled in without a scan (proposed copy).',
  'local-send.state.no-recents': 'A new account has no recent recipients (proposed copy).',
  'local-send.state.recents-loading': 'A skeleton while the recent recipients load.',
  'local-send.state.recents-load-error':
    'The recent recipients cannot be loaded: a line says so (proposed copy) and offers to try again.',
} as const;

export const localSendScreen: ScreenFacts = {
  language: 'ko',
  reads: {
    assets: {
      title: '잔액을 불러오지 못했습니다',
      loading: '잔액을 불러오는 중',
      data: '보낼 금액',
      stillVisible: ['보내기', '혜택 안내'],
    },
    recentContacts: {
      title: '최근 받는 분을 불러오지 못했습니다.',
      loading: '최근 받는 분을 불러오는 중',
      data: '박도현',
      stillVisible: ['보낼 금액', '혜택 안내'],
    },
  },
  silentReads: { dailyLimits: 'only the remaining limit of today is missing' },
  fields: { path: paths.localSend, labels: ['받는 분 전화번호', '보낼 금액', '메시지 (선택)'] },
};
