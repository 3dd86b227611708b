import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import { add, compare, subtract, type DecimalString } from '#wallet/money/decimal.ts';

/**
 * Why a payment must be confirmed (decision 96), in the order shown to the user:
 *
 * - `changed`: the same text led to another payee at the last payment (decision 208);
 * - `repeated`: the same payee got the same amount within the last ten minutes;
 * - `new-recipient`: never paid before;
 * - `new-account`: no withdrawal to the bank account has arrived or is on its way (decision 174);
 * - `other-holder`: such an account, whose holder has another name than the user;
 * - `unchecked-recipient`: the provider could not answer whether they were paid before;
 * - `resembles`: never paid before, and easily confused with a payee who was;
 * - `no-owner`: no account has the address, so that the amount waits for its owner (decision 204);
 * - `payout`: a phone number without an account, which the local rail pays out to (decision 208);
 * - `large`: more than half of the balance is spent;
 * - `biometrics`: the user has enabled confirmation by their device.
 */
export const reviewReasons = [
  'changed',
  'repeated',
  'new-recipient',
  'new-account',
  'other-holder',
  'unchecked-recipient',
  'resembles',
  'no-owner',
  'payout',
  'large',
  'biometrics',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The provider's facts about the bank account that receives a withdrawal. */
export type PayoutAccount = Pick<BankAccount, 'paidBefore' | 'otherHolder'>;

/** The data of a payment's review. Both figures are in the unit of the balance. */
export interface Reviewed {
  /** The provider's answer about the recipient or the bank account; undefined if there is none. */
  recipient: FoundRecipient | PayoutAccount | undefined;
  /** The amount to deduct from the balance, including the fee. */
  leaves: DecimalString;
  balance: DecimalString;
  /** Whether the user's device confirms payments. */
  biometrics: boolean;
}

/** The result of a review. A payment without reasons is sent without confirmation. */
export interface Review {
  balance: DecimalString;
  /** Negative if the payment exceeds the balance. */
  balanceAfter: DecimalString;
  reasons: readonly ReviewReason[];
}

/** The review of a payment (decision 96). */
export function reviewOf({ recipient, leaves, balance, biometrics }: Reviewed): Review {
  const holds: Readonly<Record<ReviewReason, boolean>> = {
    ...recipientReasons(recipient),
    large: compare(add(leaves, leaves), balance) > 0,
    biometrics,
  };
  return {
    balance,
    balanceAfter: subtract(balance, leaves),
    reasons: reviewReasons.filter((reason) => holds[reason]),
  };
}

/** The recipient of a review; undefined for a bank account, and without an answer of the provider. */
export function foundIn(recipient: Reviewed['recipient']): FoundRecipient | undefined {
  return recipient && 'payee' in recipient ? recipient : undefined;
}

function recipientReasons(recipient: Reviewed['recipient']) {
  const found = foundIn(recipient);
  const account = recipient && !('payee' in recipient) ? recipient : undefined;
  const isNewAccount = account?.paidBefore === false;
  const changed = found?.changed === true;
  const isNew = found?.paidBefore === false && !changed;
  const resembles = isNew && found.resembles !== '';
  // An older provider does not return the number of days, because its sends do not wait.
  const hasNoOwner = found?.claimDays !== undefined;
  return {
    changed,
    repeated: found?.repeated === true,
    'new-recipient': isNew && !resembles && !hasNoOwner,
    'new-account': isNewAccount,
    'other-holder': isNewAccount && account.otherHolder,
    'unchecked-recipient': recipient === undefined,
    resembles,
    'no-owner': hasNoOwner,
    payout: found?.kind === 'payout',
  };
}
