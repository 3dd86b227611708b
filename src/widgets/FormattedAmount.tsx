import { Spoken } from '#components/Spoken.tsx';

import { amount, balanceSize } from './Amount.tsx';

/** An amount that is already formatted and shown unchanged (decision 32). The currency is lighter than the figure. */
export function FormattedAmount({ figure, currency }: { figure: string; currency: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className={amount({ size: balanceSize(figure) })}>
        <Spoken>{figure}</Spoken>
      </span>{' '}
      <span className="text-row font-medium wrap-anywhere text-ink-muted">{currency}</span>
    </span>
  );
}
