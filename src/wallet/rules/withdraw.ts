import type { Fees } from '#wallet/entities/fees.ts';
import type { WithdrawSpeed } from '#wallet/entities/money-choices.ts';
import { add, decimal, multiply, roundUp, type DecimalString } from '#wallet/money/decimal.ts';
import { fractionDigitsOf } from '#wallet/money/fraction-digits.ts';

/** The fees of withdrawals. */
export type WithdrawFees = Pick<Fees, 'withdraw-instant' | 'withdraw-standard'>;

/** The fee of a speed, as a share of the amount. Economy is free (core §9). */
export function speedRate(speed: WithdrawSpeed, fees: WithdrawFees): DecimalString {
  return speed === 'economy' ? decimal('0') : fees[`withdraw-${speed}`];
}

interface Charged {
  assetType: string;
  amount: DecimalString;
  speed: WithdrawSpeed;
}

/** The fee of a speed, in units of the asset: the amount times its rate, rounded up to the digits of the asset. */
export function withdrawFee(
  { assetType, amount, speed }: Charged,
  fees: WithdrawFees,
): DecimalString {
  return roundUp(multiply(amount, speedRate(speed, fees)), fractionDigitsOf(assetType));
}

/** The amount to deduct from the wallet: the amount and its fee. */
export function totalDeducted(withdrawal: Charged, fees: WithdrawFees): DecimalString {
  return add(withdrawal.amount, withdrawFee(withdrawal, fees));
}
