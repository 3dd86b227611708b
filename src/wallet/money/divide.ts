import { Big, type RoundingMode } from 'big.js';

import { maxFractionDigits, type DecimalString } from './decimal.ts';

// A file of its own, because the first screen divides nothing.

type Rounding = 'up' | 'down';

const roundings = { up: dividing(Big.roundUp), down: dividing(Big.roundDown) };

function dividing(rounding: RoundingMode) {
  const Quotient = Big();
  Quotient.DP = maxFractionDigits;
  Quotient.RM = rounding;
  return Quotient;
}

/**
 * The quotient, rounded once, at the ledger's last digit: `up`, away from zero, for amounts to collect, or `down` for
 * amounts to give. Exact if it ends before that digit. The divisor must not be zero.
 */
export function divide(
  dividend: DecimalString,
  divisor: DecimalString,
  rounding: Rounding,
): DecimalString {
  // A quotient may have more digits before the point than the ledger.
  return new roundings[rounding](dividend).div(divisor).toFixed() as DecimalString;
}
