import type { WithdrawSpeed } from '#wallet/entities/money-choices.ts';
import { add, decimal, multiply, roundUp, type DecimalString } from '#wallet/money/decimal.ts';
import { fractionDigitsOf } from '#wallet/money/fraction-digits.ts';

import { englishTime, withdrawTimes } from './rail-times.ts';

/** The fee of each speed, as a share of the amount and in words, and its duration (core §9). */
export const speedTerms: Readonly<
  Record<WithdrawSpeed, { rate: DecimalString; fee: string; duration: string }>
> = {
  instant: { rate: decimal('0.01'), fee: '1%', duration: englishTime(withdrawTimes.instant) },
  standard: { rate: decimal('0.005'), fee: '0.5%', duration: englishTime(withdrawTimes.standard) },
  economy: { rate: decimal('0'), fee: 'Free', duration: englishTime(withdrawTimes.economy) },
};

interface Charged {
  assetType: string;
  amount: DecimalString;
  speed: WithdrawSpeed;
}

/** The fee of a speed, in units of the asset: the amount times its rate, rounded up to the digits of the asset. */
export function withdrawFee({ assetType, amount, speed }: Charged): DecimalString {
  return roundUp(multiply(amount, speedTerms[speed].rate), fractionDigitsOf(assetType));
}

/** The amount to deduct from the wallet: the amount and its fee. */
export function totalDeducted(withdrawal: Charged): DecimalString {
  return add(withdrawal.amount, withdrawFee(withdrawal));
}
