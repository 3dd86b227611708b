import {
  decimal,
  isPositive,
  multiply,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';

const shares = [
  { label: '25%', share: decimal('0.25') },
  { label: '50%', share: decimal('0.5') },
  { label: '75%', share: decimal('0.75') },
];

/** How many fraction digits a share has at most, so that a person can read it. */
const shareFractionDigits = 8;

/**
 * Parts of a balance as quick amounts, in its unit, rounded down. One that comes to nothing is disabled.
 */
export function balanceShares(
  balance: DecimalString,
): { label: string; amount: DecimalString; disabled: boolean }[] {
  return shares.map(({ label, share }) => {
    const amount = truncate(multiply(balance, share), shareFractionDigits);
    return { label, amount, disabled: !isPositive(amount) };
  });
}
