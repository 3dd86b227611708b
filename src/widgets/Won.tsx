import { formatWon } from '#wallet/money/format-figure.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';

import { Figure, type Look } from './Amount.tsx';

/** An amount in won. */
export function Won({ value, ...look }: { value: DecimalString } & Look) {
  return <Figure {...look} text={formatWon(value)} />;
}
