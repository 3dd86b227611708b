/**
 * The codes of the provider's refusals, each with the names of its figures (decision 218). Amounts are in units of
 * the asset type beside them, otherwise in won.
 */
export const refusalCodes = {
  /** A text looks like a recovery phrase or a private key. The client refuses it itself, and sends nothing. */
  'secret-text': [],

  // Sign-in and account.
  /** E-mail or password are wrong. */
  'sign-in-wrong': [],
  /** An operator has locked the account (decision 194). */
  'account-locked': [],
  /** The password is right, but a code is missing or wrong (decision 99). */
  'code-required': [],
  'code-wrong': [],
  /** The code has expired or was replaced, or its five tries are used up. */
  'code-expired': [],
  'code-used-up': [],
  /** The code for a new password is wrong, was used or has expired, or belongs to another address (decision 210). */
  'reset-code-wrong': [],
  /** The current password is wrong (decision 98). */
  'password-wrong': [],
  /** The new password is known to be common, or is the current one (decision 98). */
  'password-common': [],
  'password-unchanged': [],
  /** The new password takes few guesses, for example because it contains the user's name (decision 98). */
  'password-guessable': [],
  /** The change requires a proof of the user's presence: their password or passkey (decision 145). */
  'presence-required': [],
  'email-taken': [],
  'did-taken': [],
  'did-malformed': [],
  'did-mistyped': [],
  'did-proof-old': [],
  'did-proof-wrong': [],
  'two-factor-on': [],
  /** The device check failed. */
  'device-not-confirmed': [],
  'passkey-unreadable': [],
  'passkey-known': [],
  'passkey-challenge-old': [],
  'passkey-missing': [],
  /** A passkey that does not sign in: it is of no account, or has not signed a recent challenge (decision 197). */
  'passkey-refused': [],
  /** The operator has not configured the address at which the wallet is open (decision 196). */
  'passkey-origin-unknown': [],
  /** The profile has no phone number, or an invalid one (decision 207). */
  'contact-missing': [],
  'phone-malformed': [],
  /** The number or address is proven already. */
  'contact-proven': ['kind'],
  'too-many-sign-ins': ['seconds'],
  'too-many-accounts': ['seconds'],
  'too-many-codes': ['seconds'],
  'too-many-look-ups': ['seconds'],
  'too-many-exports': ['seconds'],
  // The account cannot be deleted yet (decision 192). The balances are a list of amounts with their assets.
  'account-has-money': ['balances'],
  'account-has-payments': ['count'],
  'account-has-refunds': ['count'],
  'account-has-work': ['count'],

  // Entities that do not exist, or belong to another user.
  'bank-account-missing': [],
  'card-missing': [],
  'credential-missing': [],
  'device-missing': [],
  'document-missing': [],
  'file-missing': [],
  'notification-missing': [],
  'passkey-unknown': [],
  'push-off': [],
  'push-service-unknown': [],
  'receipt-missing': [],
  'send-missing': [],
  'trip-missing': [],
  'block-missing': [],
  'verification-missing': [],
  /** The answer to a look-up: nothing was created under the idempotency key, and nothing will be. */
  'not-created': [],
  /** The idempotency key belongs to another request. */
  'key-used': [],

  // Money.
  'asset-unknown': ['assets'],
  'balance-too-low': ['balance', 'assetType'],
  'balance-without-fee': ['balance', 'fee', 'assetType'],
  'rate-missing': ['assetType'],
  /** The provider's disk is full or read-only. Nothing was changed. */
  'storage-full': ['seconds'],
  'storage-read-only': ['seconds'],
  'won-with-fraction': [],
  'send-too-small': ['minimum', 'assetType'],
  'send-fee-changed': ['fee', 'assetType'],
  /** The account has statements from its first month, as `2026-03`, to the current one (decision 165). */
  'statement-month': ['first', 'last'],
  'deposit-out-of-range': ['minimum', 'maximum', 'assetType'],
  'deposit-fee-changed': ['fee', 'assetType'],
  'withdrawal-fee-changed': ['fee', 'assetType'],
  'top-up-too-small': ['minimum'],
  'top-up-rate-changed': ['won', 'source'],
  'top-up-fee-changed': ['fee', 'source'],
  'top-up-above-limit': ['limit', 'left'],
  'deposit-above-limit': ['limit', 'left'],
  'local-send-too-small': ['minimum'],
  'local-send-above-limit': ['limit', 'left'],
  'local-withdrawal-too-small': ['minimum'],
  'local-withdrawal-above-limit': ['limit', 'left'],
  'local-withdrawal-fee-changed': ['fee'],
  'message-too-long': ['most'],
  'bank-account-unknown': [],
  'bank-account-saved': [],
  'bank-accounts-full': ['most'],
  // Sources of deposits (decision 205).
  /** The user has saved no account or card that the method charges. */
  'deposit-source-missing': [],
  /** A card for a bank transfer, or an account for a card payment. */
  'deposit-source-unfit': [],
  /** Another amount is charged than the form has shown, in the currency beside it. */
  'deposit-charge-changed': ['charged', 'currency'],
  'card-unknown': [],
  'card-expired': [],
  /** The card processor of the sandbox accepts test cards only. */
  'card-not-test': [],
  /** The card processor does not accept the card. */
  'card-refused': [],
  /** The operator's service for cards does not answer. Nothing was saved. */
  'card-service-unavailable': [],
  'cards-full': ['most'],
  // Declined by a bank, a card or the local rail (decision 92).
  'deposit-declined': [],
  'deposit-no-account': [],
  'deposit-insufficient-funds': [],
  'withdrawal-declined': [],
  'withdrawal-no-account': [],
  'top-up-declined': [],
  'top-up-no-account': [],
  'top-up-insufficient-funds': [],
  'local-send-declined': [],
  'local-send-no-account': [],
  'local-withdrawal-declined': [],
  'local-withdrawal-no-account': [],

  // Recipients (decision 208).
  /** The text is not a phone number, or the code has no recipient. */
  'recipient-malformed': [],
  'code-without-recipient': [],
  /** No account has the recipient's name, e-mail address or DID. */
  'recipient-unknown': [],
  /** Several accounts have the recipient's name. */
  'recipient-unclear': [],
  /** The recipient is the payer. */
  'recipient-self': [],
  /** The recipient's text leads to another account than the one shown to the user. */
  'recipient-changed': [],
  /** The user has never paid the contact. */
  'payee-missing': [],
  'merchant-unknown': [],
  'address-malformed': [],
  'address-mistyped': [],
  'address-own': [],
  /** Another account has the address whose sends are claimed, or the owner has received the send (decision 204). */
  'address-taken': [],
  'send-claimed': [],

  // Work.
  'amount-too-precise': ['currency', 'digits'],
  /** No account has the e-mail of an approver, or it is the user's own (decision 107). */
  'person-unavailable': [],
  'approver-unknown': [],
  'approver-self': [],
  'categories-differ': ['total', 'amount'],
  'requests-full': ['most'],
  'request-files-full': [],
  'document-decided': ['status'],
  /** The requester has taken the request back, or has corrected it (decisions 159 and 160). */
  'document-taken-back': [],
  'document-corrected': [],
  /** A rejection in the list without a reason (decision 161). */
  'rejection-reason-missing': [],
  'files-too-large': ['megabytes'],
  'file-unreadable': ['name'],
  'file-name-path': [],
  'file-type': ['name'],
  'file-empty': ['name'],
  'file-too-large': ['name', 'megabytes'],
  'file-other-type': ['name', 'type'],

  // Identity and travel.
  'image-type': [],
  'image-unreadable': [],
  'image-too-large': ['megabytes'],
  'image-too-many-pixels': ['megapixels'],
  'image-other-type': ['type'],
  'image-hash': [],
  'image-too-small': ['long', 'short'],
  'image-blank': [],
  'document-number-form': [],
  'issue-date-in-future': [],
  'verification-pending': [],
  'documents-full': [],
  'credentials-full': ['most'],
  'trips-full': ['most'],
  'blocks-full': ['most'],
  'block-without-person': [],
  'refund-too-small': ['least'],
  'refund-limit-day': ['limit', 'left'],
  'refund-rate-changed': ['rate'],
  'refunds-full': ['most'],
  'store-unknown': [],
  'receipt-in-future': [],
  'receipt-too-old': ['days'],
  'receipt-claimed': [],
  'tax-refund-decided': ['status'],
  'tax-refund-missing': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RefusalCode = keyof typeof refusalCodes;

/** The figures of a code, as the provider sends them. */
export type RefusalFigures<Code extends RefusalCode> = Readonly<
  Record<(typeof refusalCodes)[Code][number], string | number>
>;

/** The figures of a code as text. */
export type FigureTexts<Code extends RefusalCode> = Readonly<
  Record<(typeof refusalCodes)[Code][number], string>
>;

/** A sentence for each code: the reason and the user's next step. */
export type RefusalSentences = {
  readonly [Code in RefusalCode]: (figures: FigureTexts<Code>) => string;
};
