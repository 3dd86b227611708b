import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

import type { BalanceTone } from './balance-tone.ts';
import { PlateEngraving } from './PlateEngraving.tsx';

const plate = cva('relative isolate flex flex-col overflow-hidden rounded-plate text-on-deep', {
  variants: { tone: { brand: 'bg-deep', city: 'bg-city-deep' } },
});

const quiet = cva('text-small', {
  variants: { tone: { brand: 'text-on-deep-muted', city: 'text-on-city-muted' } },
});

const chipLine = cva('mt-1 text-small font-semibold', {
  variants: {
    tone: { brand: 'text-on-deep-muted', city: 'text-on-city-muted', rise: 'text-mint' },
  },
});

export interface BalanceCardProps {
  label: string;
  /** A few words behind the label. */
  note?: string | undefined;
  /** The large figure. */
  figure: ReactNode;
  /** A short line about the figure, such as the day's change. */
  chip?: string | undefined;
  /** The figure has risen or fallen, as the line says. */
  trend?: 'up' | 'down' | undefined;
  tone?: BalanceTone;
  /** More about the balance, and the actions on it. */
  children?: ReactNode;
}

/** A large figure on a deep colour, which is the same in both themes, engraved with the owner's lines. */
export function BalanceCard({
  label,
  note,
  figure,
  chip,
  trend,
  tone = 'brand',
  children,
}: BalanceCardProps) {
  return (
    <section aria-label={label} className={plate({ tone })}>
      <div className="relative px-gutter pt-4.5 pb-3.5">
        <PlateEngraving tone={tone} />
        <p className={quiet({ tone })}>
          {label}
          {note && <span> · {note}</span>}
        </p>
        <p className="mt-0.5">{figure}</p>
        {chip && (
          <p className={chipLine({ tone: trend === 'up' ? 'rise' : tone })}>
            {trend && (
              <svg aria-hidden viewBox="0 0 10 8" className="mr-1.5 inline-block h-2 w-2.5">
                <path d={trend === 'up' ? 'M5 0l5 8H0z' : 'M5 8L0 0h10z'} fill="currentColor" />
              </svg>
            )}
            {chip}
          </p>
        )}
      </div>
      {children && <div className="flex flex-col gap-3.5 px-gutter pb-4">{children}</div>}
    </section>
  );
}
