import { secretWarning } from '#wallet/secret-warning.ts';

import { hours, minutes, units, won } from './figures.ts';
import { englishLimits } from './limit-sentences.ts';
import type { RefusalSentences } from './refusal-codes.ts';

function inMinutes(seconds: string): string {
  const wait = minutes(seconds);
  return `Try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`;
}

const allowedImages = 'Choose a photo saved as JPEG, PNG or WebP.';
const allowedFiles = 'Choose a PDF, PNG, JPEG, WebP, DOCX, XLSX, CSV or text file.';

/** The English sentence of each refusal (decision 218). */
export const englishRefusals: RefusalSentences = {
  'secret-text': () => secretWarning.en,
  'sign-in-wrong': () => 'The email or the password is wrong. Check both and try again.',
  'account-locked': () => 'This account is locked. Contact support to have it unlocked.',
  'code-required': () => 'Enter the code of your authenticator app.',
  'code-wrong': () => 'The code is not right, or was used. Enter the next one.',
  'code-expired': () => 'This code is too old. Ask for a new one.',
  'code-used-up': () => 'This code was tried too often. Ask for a new one.',
  'reset-code-wrong': () =>
    'The code is not that of this e-mail address, was used, or is too old. Check both, or ask for a new code.',
  'password-wrong': () => 'Current password is incorrect',
  'password-common': () =>
    'This password is one of the most common ones, so it is tried first by others. Choose another one.',
  'password-guessable': () =>
    'This password is easy to guess. Choose a longer one without your name or e-mail address.',
  'password-unchanged': () => 'This is your password already. Choose another one.',
  'presence-required': () => 'Confirm that it is you to make this change.',
  'email-taken': () => 'This e-mail address already has an account. Use another one.',
  'did-taken': () => 'This DID address belongs to another account. Use another one.',
  'did-malformed': () =>
    'The DID address is not an address. Enter one like did:ethr:0x… with 40 hexadecimal digits.',
  'did-mistyped': () =>
    'The DID address does not match its checksum: a character is mistyped, or upper and lower case were changed. Copy it again.',
  'did-proof-old': () => 'The proof of the DID is not for this account, or too old. Try again.',
  'did-proof-wrong': () => 'The proof of the DID is not signed by its key. Try again.',
  'two-factor-on': () => 'Two-factor authentication is on already. Turn it off first.',
  'device-not-confirmed': () => 'Your device did not confirm that it is you. Enter your password.',
  'passkey-unreadable': () => 'The credential of this device could not be checked. Try again.',
  'passkey-known': () => 'This credential is registered already. Make another one.',
  'passkey-challenge-old': () => 'The challenge for this device is too old. Try again.',
  'passkey-missing': () => 'No device of yours is registered yet. Register this one.',
  'passkey-refused': () =>
    'This passkey does not open an account here. Sign in with your e-mail address and password.',
  'passkey-origin-unknown': () =>
    'Passkeys do not work at this address of the wallet. Use your password, or open the wallet at its usual address.',
  'contact-missing': () => 'There is no phone number in your profile. Save one first.',
  'phone-malformed': () =>
    'This is no complete phone number. Enter one like 010-1234-5678, or one of another country with + and its code.',
  'contact-proven': ({ kind }) =>
    `Your ${kind === 'phone' ? 'phone number' : 'e-mail address'} is confirmed already.`,
  'too-many-sign-ins': ({ seconds }) => `Too many failed sign-ins. ${inMinutes(seconds)}`,
  'too-many-accounts': ({ seconds }) =>
    `Too many new accounts from this address. ${inMinutes(seconds)}`,
  'too-many-codes': ({ seconds }) => `Too many codes were requested. ${inMinutes(seconds)}`,
  'too-many-look-ups': ({ seconds }) => `Too many recipients were looked up. ${inMinutes(seconds)}`,
  'too-many-exports': ({ seconds }) =>
    `Your data was downloaded many times today. Try again in ${hours(seconds)} h.`,
  'account-has-money': ({ balances }) =>
    `Your wallet still holds ${balances}. Send or withdraw all of it, then delete the account.`,
  'account-has-payments': ({ count }) =>
    count === '1'
      ? '1 payment has not ended yet. Wait until it has, or take it back if it waits for its owner.'
      : `${count} payments have not ended yet. Wait until they have, or take back those that wait for their owner.`,
  'account-has-refunds': ({ count }) =>
    count === '1'
      ? '1 tax refund is not paid yet. Wait for it, or withdraw it on the Traveler screen.'
      : `${count} tax refunds are not paid yet. Wait for them, or withdraw them on the Traveler screen.`,
  'account-has-work': ({ count }) =>
    count === '1'
      ? '1 work document is not decided yet. Decide it, or take your own request back.'
      : `${count} work documents are not decided yet. Decide them, or take your own requests back.`,

  'bank-account-missing': () => 'There is no such account among yours.',
  'card-missing': () => 'There is no such card among yours.',
  'credential-missing': () => 'There is no such credential among yours.',
  'device-missing': () => 'There is no such device among yours.',
  'document-missing': () => 'There is no such document of yours.',
  'file-missing': () => 'There is no such file of yours.',
  'notification-missing': () => 'There is no such notification among yours.',
  'push-off': () =>
    'This wallet service sends no push notifications. Choose e-mail or SMS on the Notifications screen.',
  'push-service-unknown': () =>
    'The push service of this browser is not known here. Use another browser, or choose e-mail or SMS.',
  'receipt-missing': () => 'There is no such receipt among yours.',
  'send-missing': () => 'There is no such send among yours.',
  'trip-missing': () => 'There is no such trip among yours.',
  'block-missing': () => 'This person is not blocked. Check your list.',
  'verification-missing': () => 'There is no such request among yours.',
  'not-created': () => 'This did not arrive, and nothing was done. Try again.',
  'key-used': () =>
    'This Idempotency-Key already stands for another request. Use a new key for a new request.',

  'asset-unknown': ({ assets }) =>
    `The asset is not one that this wallet holds. Choose one of ${assets}.`,
  'balance-too-low': ({ balance, assetType }) =>
    `The balance is too low: you have ${balance} ${assetType}. Enter a smaller amount.`,
  'balance-without-fee': ({ balance, fee, assetType }) =>
    `The balance does not cover the network fee of ${fee} ${assetType}: you have ${balance} ${assetType}. Enter a smaller amount.`,
  'storage-full': () =>
    'The wallet service has no room to store changes. Nothing was changed. Try again later.',
  'storage-read-only': () =>
    'The wallet service cannot store changes at the moment. Nothing was changed. Try again later.',
  'rate-missing': ({ assetType }) =>
    `There is no rate for ${assetType} at present. Try again later.`,
  'won-with-fraction': () => 'An amount of won is whole. Enter it without a fraction.',
  'send-too-small': ({ minimum, assetType }) =>
    `A send is at least ${minimum} ${assetType}. Enter a larger amount.`,
  'send-fee-changed': ({ fee, assetType }) =>
    `The network fee is ${units(fee)} ${assetType} by now. Check the new total and send again.`,
  'statement-month': ({ first, last }) =>
    first === last
      ? `There is only a statement of ${first}. Choose this month.`
      : `There are statements from ${first} to ${last}. Choose one of these months.`,
  'deposit-out-of-range': ({ minimum, maximum, assetType }) =>
    `A deposit is from ${units(minimum)} to ${units(maximum)} ${assetType}. Enter an amount between them.`,
  'deposit-fee-changed': ({ fee, assetType }) =>
    `The fee is ${units(fee)} ${assetType} by now. Check the new total and deposit again.`,
  'withdrawal-fee-changed': ({ fee, assetType }) =>
    `The fee is ${units(fee)} ${assetType} by now. Check the new total and withdraw again.`,
  'top-up-too-small': ({ minimum }) =>
    `The minimum top-up amount is ${won(minimum)}. Enter a larger amount.`,
  'top-up-rate-changed': ({ won: rate, source }) =>
    `The rate has changed: 1 ${source} is ${won(rate)} by now. Check the new total and top up again.`,
  'top-up-fee-changed': ({ fee, source }) =>
    `The fee is ${units(fee)} ${source} by now. Check the new total and top up again.`,
  'top-up-above-limit': englishLimits.topUp,
  'deposit-above-limit': ({ limit, left }) =>
    `You can deposit at most ${won(limit)} a day, top-ups included, and ${won(left)} more today. Enter a smaller amount.`,
  'local-send-too-small': ({ minimum }) =>
    `The minimum amount to send is ${won(minimum)}. Enter a larger amount.`,
  'local-send-above-limit': englishLimits.localSend,
  'local-withdrawal-too-small': ({ minimum }) =>
    `The minimum withdrawal amount is ${won(minimum)}. Enter a larger amount.`,
  'local-withdrawal-above-limit': englishLimits.localWithdrawal,
  'local-withdrawal-fee-changed': ({ fee }) =>
    `The fee is ${won(fee)} by now. Check the new total and withdraw again.`,
  'message-too-long': ({ most }) =>
    `A message has at most ${most} characters. Shorten the message.`,
  'bank-account-unknown': () => 'The bank account is not one of yours. Choose a saved account.',
  'bank-account-saved': () => 'You have saved this account already. Enter another one.',
  'bank-accounts-full': ({ most }) =>
    `You can save ${most} accounts. Remove one that you do not use.`,
  'deposit-source-missing': () =>
    'You have saved no account or card that can be charged. Add one in Bank Information first.',
  'deposit-source-unfit': () =>
    'The method cannot charge this account or card. Choose another source.',
  'deposit-charge-changed': ({ charged, currency }) =>
    `The rate has changed: ${units(charged)} ${currency} is charged by now. Check it and deposit again.`,
  'card-unknown': () => 'The card is not one of yours. Choose a saved card.',
  'card-expired': () => 'The card has expired. Use another card.',
  'card-not-test': () =>
    'This sandbox accepts its test cards only, such as 4242 4242 4242 4242. Never enter a real card here.',
  'card-service-unavailable': () =>
    'Cards cannot be checked at the moment, and nothing was saved. Try again later.',
  'card-refused': () => 'The card was not accepted. Check what you entered, or use another card.',
  'cards-full': ({ most }) => `You can save ${most} cards. Remove one that you do not use.`,
  'deposit-declined': () =>
    'The payment was declined, and nothing was charged. Check with your bank, or choose another method.',
  'deposit-no-account': () =>
    'The account to charge was not found, and nothing was charged. Choose another method.',
  'deposit-insufficient-funds': () =>
    'There is not enough money on the account or card, and nothing was charged. Choose another one.',
  'withdrawal-declined': () =>
    'The bank refused the withdrawal. The money is back in your wallet. Choose another account or try again later.',
  'withdrawal-no-account': () =>
    'The bank does not know the account. The money is back in your wallet. Check the account or choose another one.',
  'top-up-declined': () =>
    'The payment was declined, and nothing was charged. Check with your bank, or choose another source.',
  'top-up-no-account': () =>
    'The account to charge was not found, and nothing was charged. Choose another source.',
  'top-up-insufficient-funds': () =>
    'There is not enough money on the account, and nothing was charged. Choose another source.',
  'local-send-declined': () =>
    'The payment was refused. The money is back in your wallet. Try again in a moment.',
  'local-send-no-account': () =>
    "The recipient's account was not found. The money is back in your wallet. Check the recipient.",
  'local-withdrawal-declined': () =>
    'The bank refused to pay out. The money is back in your wallet. Choose another account or try again later.',
  'local-withdrawal-no-account': () =>
    'The bank did not find the account. The money is back in your wallet. Check the account.',

  'recipient-malformed': () =>
    "This is not a phone number. Enter the recipient's number, such as 010-1234-5678.",
  'code-without-recipient': () =>
    "This code has no recipient. Scan a recipient's or a merchant's code.",
  'recipient-unknown': () =>
    'No account has this name or address. Check the account name or the e-mail address.',
  'recipient-unclear': () =>
    'Several accounts have this name. Enter a phone number or an e-mail address.',
  'recipient-self': () => 'You cannot send to yourself. Enter another recipient.',
  'recipient-changed': () =>
    'The recipient has changed meanwhile. Nothing was sent yet. Check the recipient again.',
  'passkey-unknown': () => 'There is no such passkey among yours.',
  'payee-missing': () => 'There is no such contact among yours.',
  'merchant-unknown': () => 'This merchant is not registered. Scan the code of another merchant.',
  'address-malformed': () =>
    'The recipient address is not an address. Enter one like did:ethr:0x… or 0x… with 40 hexadecimal digits.',
  'address-mistyped': () =>
    'The recipient address does not match its checksum: a character is mistyped, or upper and lower case were changed. Copy it again.',
  'address-own': () => 'The recipient address is your own. Enter the address of someone else.',
  'address-taken': () => 'This address belongs to another account. Restore its own keys.',
  'send-claimed': () =>
    'This address has an account now, and the amount is theirs. It cannot be taken back.',

  'amount-too-precise': ({ currency, digits }) =>
    digits === '0'
      ? `An amount in ${currency} must be a whole number.`
      : `An amount in ${currency} must have at most ${digits} digits after the point.`,
  'person-unavailable': () => 'You cannot reach this person from your account. Choose another.',
  'approver-unknown': () =>
    'No account has this e-mail address. Check it, or ask the person to create an account.',
  'approver-self': () => 'You cannot approve your own request. Enter another address.',
  'categories-differ': ({ total, amount }) =>
    `The categories come to ${total}, and the amount is ${amount}. Make them equal.`,
  'requests-full': ({ most }) => `You can ask for ${most} approvals a day. Try tomorrow.`,
  'request-files-full': () => 'Your requests hold too many files. Send this one without a file.',
  'document-decided': ({ status }) => `This document has already been ${status}.`,
  'document-taken-back': () => 'This request has been taken back. It can no longer be changed.',
  'document-corrected': () => 'This request has been corrected. Open the newest version in Work.',
  'rejection-reason-missing': () => 'A rejection needs a reason. Open the document to write one.',
  'files-too-large': ({ megabytes }) =>
    `The files are too large: send at most ${megabytes} MB together.`,
  'file-unreadable': ({ name }) => `The file ${name} is not encoded as base64. Choose it again.`,
  'file-name-path': () => 'The name of a file must not be a path. Rename the file.',
  'file-type': ({ name }) => `The file ${name} has no allowed type. ${allowedFiles}`,
  'file-empty': ({ name }) => `The file ${name} is empty. Choose another one.`,
  'file-too-large': ({ name, megabytes }) =>
    `The file ${name} is too large: choose one of at most ${megabytes} MB.`,
  'file-other-type': ({ name, type }) =>
    `The file ${name} is no ${type} file, as its name says. ${allowedFiles}`,

  'image-type': () => `The image has no allowed type. ${allowedImages}`,
  'image-unreadable': () => 'The image cannot be read. Take it again, or choose another.',
  'image-too-large': ({ megabytes }) =>
    `The image is too large: choose one of at most ${megabytes} MB.`,
  'image-too-many-pixels': ({ megapixels }) =>
    `The image has too many pixels: choose one of at most ${megapixels} megapixels.`,
  'image-other-type': ({ type }) => `The image is no ${type} file, as it says. ${allowedImages}`,
  'image-hash': () => 'The image is not the one of its hash. Take it again.',
  'image-too-small': ({ long, short }) =>
    `The photo is too small: it needs at least ${long} × ${short} pixels. Take it again from closer.`,
  'image-blank': () => 'The photo shows no document. Take it again in good light.',
  'document-number-form': () =>
    'The number does not have the form of this document. Enter it as it is printed there.',
  'issue-date-in-future': () => 'The issue date is in the future. Enter the date on the document.',
  'verification-pending': () =>
    'A document of this kind is already in review. Wait for its result, or remove that request.',
  'documents-full': () => 'Too many of your documents are kept. Remove one that you do not need.',
  'credentials-full': ({ most }) =>
    `You can save ${most} credentials. Remove one that you do not need.`,
  'blocks-full': ({ most }) => `You can block ${most} people. Unblock one first.`,
  'block-without-person': () =>
    'There is no other person whom you could block in this payment or document.',
  'trips-full': ({ most }) => `You can save ${most} trips. Remove one that is over.`,
  'refund-too-small': ({ least }) =>
    `A refund needs a purchase of at least $${least}. Claim a larger one.`,
  'refund-limit-day': ({ limit, left }) =>
    `You can claim refunds of $${limit} a day, and $${left} are left today. Claim this one tomorrow.`,
  'refund-rate-changed': ({ rate }) =>
    `The rate is now ₩${rate} for $1. Check the amount in dollars, and request the refund again.`,
  'refunds-full': ({ most }) =>
    `You have ${most} refunds that are not paid yet. Wait until one of them is.`,
  'store-unknown': () =>
    'We do not know the store of this code. Enter the purchase as it is on your receipt.',
  'receipt-in-future': () => 'The date of the receipt is in the future. Check it.',
  'receipt-too-old': ({ days }) =>
    `The receipt is older than ${days} days, so its tax is no longer refunded.`,
  'receipt-claimed': () =>
    'You have claimed this receipt before. If this is another one, enter its number.',
  'tax-refund-decided': ({ status }) =>
    `This refund is already ${status}, so it cannot be withdrawn.`,
  'tax-refund-missing': () => 'You have no such refund.',
};
