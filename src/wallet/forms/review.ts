import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import { add, compare, subtract, type DecimalString } from '#wallet/money/decimal.ts';

/**
 * Why a payment is confirmed first (decision 96), in the order in which a person reads them:
 *
 * - `changed`: the same text led to somebody else when it was paid last (decision 208);
 * - `repeated`: the same payee got the same amount within the last ten minutes;
 * - `new-recipient`: never paid before;
 * - `unchecked-recipient`: the provider could not say whether they were;
 * - `resembles`: never paid before either, and easily taken for one who was;
 * - `no-owner`: no account has the address, so that the amount waits for its owner (decision 204);
 * - `payout`: a phone number without an account, which the local rail pays out to (decision 208);
 * - `large`: more than half of the balance leaves;
 * - `biometrics`: the person has asked for confirmation by their device.
 */
export const reviewReasons = [
  'changed',
  'repeated',
  'new-recipient',
  'unchecked-recipient',
  'resembles',
  'no-owner',
  'payout',
  'large',
  'biometrics',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What a payment is reviewed by. Both figures are in the unit of the balance. */
export interface Reviewed {
  /** The answer about the recipient; undefined where there is none; `own` for an account of the person. */
  recipient: FoundRecipient | 'own' | undefined;
  /** What leaves the balance, with the fee that is taken from it. */
  leaves: DecimalString;
  balance: DecimalString;
  /** Whether the person's device confirms payments. */
  biometrics: boolean;
}

/** What a payment comes to. It goes out at once where there is no reason to ask. */
export interface Review {
  balance: DecimalString;
  /** Below zero where more leaves than there is. */
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

function recipientReasons(recipient: Reviewed['recipient']) {
  const found = recipient === 'own' ? undefined : recipient;
  const changed = found?.changed === true;
  const isNew = found?.paidBefore === false && !changed;
  const resembles = isNew && found.resembles !== '';
  // A provider of an earlier version lets no send wait, and says no number of days.
  const hasNoOwner = found?.claimDays !== undefined;
  return {
    changed,
    repeated: found?.repeated === true,
    'new-recipient': isNew && !resembles && !hasNoOwner,
    'unchecked-recipient': recipient === undefined,
    resembles,
    'no-owner': hasNoOwner,
    payout: found?.kind === 'payout',
  };
}
