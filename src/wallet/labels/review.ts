import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import type { ReviewReason } from '#wallet/forms/review.ts';

/** The recipient's facts in the reasons: a similar recipient, and the number of days for which a send waits. */
export type ReviewedRecipient = Pick<FoundRecipient, 'resembles' | 'claimDays'>;

/** A number of days with at most two fraction digits. */
export const shortDays = (days: number) => days.toLocaleString('en', { maximumFractionDigits: 2 });

/** The labels of a reviewed summary, and of the sheet that confirms a payment (decision 96). */
export interface ReviewLabels {
  recipient: string;
  paidBefore: string;
  firstPayment: string;
  /** A phone number that no account has. */
  withoutAccount: string;
  balance: string;
  balanceAfter: string;
  /** The missing amount if the balance is not enough; `amount` with its unit. */
  short: (amount: string) => string;
  /** The reasons for asking, with the provider's facts about the recipient. */
  reasons: Readonly<Record<ReviewReason, (found: ReviewedRecipient) => string>>;
  /** The refusal of a payment that the balance no longer covers; `balance` with its unit. */
  balanceTooLow: (balance: string) => string;
  deviceCheckFailed: string;
  confirm: string;
  cancel: string;
  close: string;
}

export const englishReview: ReviewLabels = {
  recipient: 'Recipient',
  paidBefore: 'Paid before',
  firstPayment: 'First payment',
  withoutAccount: 'Number without an account',
  balance: 'Balance',
  balanceAfter: 'Balance after',
  short: (amount) => `${amount} short`,
  reasons: {
    changed: () =>
      'This leads to another account than when you paid it last. Check that it is the right one.',
    repeated: () =>
      'You paid this recipient the same amount less than 10 minutes ago. Check that you want to pay it again.',
    'new-recipient': () => 'You have never paid this recipient. Check that it is the right one.',
    'new-account': () => 'First withdrawal to this account. Check that it is the right one.',
    'other-holder': () => 'The holder of this account has another name than your profile.',
    'unchecked-recipient': () =>
      'We could not check whether you have paid this recipient before. Check that it is the right one.',
    resembles: ({ resembles }) =>
      `This is not ${resembles}, whom you have paid before, although it looks alike. Compare every character.`,
    'no-owner': ({ claimDays = 0 }) =>
      `No account here has this address. The amount waits ${shortDays(claimDays)} ${claimDays === 1 ? 'day' : 'days'} for its owner, and you can take it back until then.`,
    payout: () =>
      'No account has this number. The amount is paid out to it, and cannot be taken back. Check every digit.',
    large: () => 'This is more than half of your balance.',
    biometrics: () => 'Your device will check that it is you.',
  },
  balanceTooLow: (balance) =>
    `The balance is too low: you have ${balance}. Enter a smaller amount.`,
  deviceCheckFailed: 'Your device did not confirm that it is you. Nothing has been sent.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
};
