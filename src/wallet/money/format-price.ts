import { compare, decimal, type DecimalString } from './decimal.ts';
import { formatDollars, formatUnits } from './format.ts';

const dollar = decimal('1');

/** The price of one unit in dollars. Below a dollar it has its further digits: `$0.0008`. */
export function formatPrice(price: DecimalString): string {
  const fraction = price.split('.')[1] ?? '';
  return fraction.length > 2 && compare(price, dollar) < 0
    ? `$${formatUnits(price)}`
    : formatDollars(price);
}
