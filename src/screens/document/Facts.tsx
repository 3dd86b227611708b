import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const grid = cva('grid gap-x-4 gap-y-3.5', {
  variants: {
    columns: {
      2: 'grid-cols-[repeat(auto-fit,minmax(max(min(6rem,100%),50%-8px),1fr))]',
      3: 'grid-cols-[repeat(auto-fit,minmax(max(min(6rem,100%),33.3%-11px),1fr))]',
    },
  },
});

/** A detail with its label. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** The fact uses the full width. */
  wide?: boolean;
}

/** Labelled facts: three in a row if their number is a multiple of three, otherwise two; fewer with large text. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={grid({ columns: facts.filter(({ wide }) => !wide).length % 3 === 0 ? 3 : 2 })}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
          <dt className="text-small text-ink-muted">{label}</dt>
          <dd className="text-body font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
