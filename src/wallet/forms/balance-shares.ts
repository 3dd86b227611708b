import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import {
  decimal,
  isPositive,
  multiply,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { fractionDigitsOf } from '#wallet/money/fraction-digits.ts';

const shares = [
  { label: '25%', share: decimal('0.25') },
  { label: '50%', share: decimal('0.5') },
  { label: '75%', share: decimal('0.75') },
];

/** Most fraction digits of a share, so that a person can read it. */
const shareFractionDigits = 8;

/**
 * Parts of a balance of an asset as quick amounts, rounded down to what it can be sent in. One that comes to nothing is
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
 * What Max fills in: the whole balance of an asset, although a fee then no longer fits (decision 35). A fraction of a
 * won stays, because it cannot leave. Undefined where nothing can.
 */
export function wholeBalance(
  holdings: readonly Holding[],
  assetType: string,
): DecimalString | undefined {
  const balance = truncate(balanceOf(holdings, assetType), fractionDigitsOf(assetType));
  return isPositive(balance) ? balance : undefined;
}
