import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import {
  decimal,
  isPositive,
  multiply,
  subtract,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { fractionDigitsOf } from '#wallet/money/fraction-digits.ts';

const shares = [
  { label: '25%', share: decimal('0.25') },
  { label: '50%', share: decimal('0.5') },
  { label: '75%', share: decimal('0.75') },
];

/** Maximum number of fraction digits of a share, for readability. */
const shareFractionDigits = 8;

/**
 * Parts of an asset's balance as quick amounts, rounded down to the asset's digits. A share that rounds to zero is
 * disabled.
 */
export function balanceShares(
  balance: DecimalString,
  assetType: string,
): { label: string; amount: DecimalString; disabled: boolean }[] {
  const digits = Math.min(shareFractionDigits, fractionDigitsOf(assetType));
  return shares.map(({ label, share }) => {
    const amount = truncate(multiply(balance, share), digits);
    return { label, amount, disabled: !isPositive(amount) };
  });
}

/**
 * The amount of the Max button: the balance of an asset without the fee of the form, in units of the asset. By default
 * it is the complete balance, even if a percentage fee then exceeds it (decision 35). Fractions of a won are dropped
 * because they cannot be sent. Undefined if nothing can be sent.
 */
export function wholeBalance(
  holdings: readonly Holding[],
  assetType: string,
  fee = decimal('0'),
): DecimalString | undefined {
  const amount = truncate(
    subtract(balanceOf(holdings, assetType), fee),
    fractionDigitsOf(assetType),
  );
  return isPositive(amount) ? amount : undefined;
}
