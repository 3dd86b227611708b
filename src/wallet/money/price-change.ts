import { portfolioValue, dollarValue, type Holding, type Rates } from './assets.ts';
import {
  add,
  compare,
  decimal,
  isPositive,
  multiply,
  round,
  subtract,
  type DecimalString,
} from './decimal.ts';
import { divide } from './divide.ts';

// The wallet shows these figures as the provider computes them: only the provider, samples and mocks import this file.

const zero = decimal('0');
const hundred = decimal('100');

/** The change from a value above zero to another one, in percent with a fixed number of decimals. */
export function percentChange(
  before: DecimalString,
  now: DecimalString,
  fractionDigits = 1,
): DecimalString {
  const percent = round(
    divide(multiply(subtract(now, before), hundred), before, 'down'),
    fractionDigits,
  );
  // A small loss is rounded to zero, which has no sign.
  return compare(percent, zero) === 0 ? round(zero, fractionDigits) : percent;
}

/** The value in dollars before it changed by a percentage; an impossible loss of everything counts as no change. */
function valueBefore(value: DecimalString, change: DecimalString): DecimalString {
  const share = add(hundred, change);
  return isPositive(share) ? multiply(value, divide(hundred, share, 'down')) : value;
}

/**
 * The change of the value of all holdings in 24 hours, in percent with one decimal: the present holdings at the
 * present rates, compared with the same holdings at the rates of 24 hours ago (decision 215). An asset without a rate
 * counts as unchanged. Undefined if the holdings were worth nothing.
 */
export function portfolioChange(
  rates: Rates,
  holdings: readonly Holding[],
): DecimalString | undefined {
  const before = add(
    ...holdings.map(({ assetType, balance }) =>
      valueBefore(
        dollarValue(rates, assetType, balance),
        rates.find((rate) => rate.assetType === assetType)?.change ?? zero,
      ),
    ),
  );
  return isPositive(before) ? percentChange(before, portfolioValue(rates, holdings)) : undefined;
}

/** Holdings as the provider answers them: each row repeats the change of the day of all holdings together. */
export function withChange<Row extends Holding>(
  rates: Rates,
  holdings: readonly Row[],
): (Row & Pick<Holding, 'today'>)[] {
  const today = portfolioChange(rates, holdings);
  return holdings.map((row) => (today === undefined ? row : { ...row, today }));
}
