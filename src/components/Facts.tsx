import type { ReactNode } from 'react';

/** A detail with its label. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** The value is below the label: it is long, and must not be squeezed. */
  below?: boolean;
}

/** Labelled facts: the label on the left and the value on the right, which wraps below the label if it is long. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {facts.map(({ label, value, below }) => (
        <div
          key={label}
          className={below ? '' : 'flex flex-wrap items-baseline justify-between gap-x-4'}
        >
          <dt className="min-w-0 text-small wrap-anywhere text-ink-muted">{label}</dt>
          <dd
            className={
              below
                ? 'text-body font-medium wrap-anywhere'
                : 'ml-auto min-w-0 text-right text-body font-medium wrap-anywhere'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
