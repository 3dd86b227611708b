import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** `brand` is deep indigo, for the wallet's own money; `city` is sea teal, for the city's currency. */
export type BalanceTone = 'brand' | 'city';

const looks: Readonly<
  Record<BalanceTone, { ground: string; wave: string; label: string; chip: string }>
> = {
  brand: {
    ground: 'bg-deep',
    wave: 'text-deep-line',
    label: 'text-on-deep-muted',
    chip: 'bg-deep-chip',
  },
  city: {
    ground: 'bg-city-deep',
    wave: 'text-city-line',
    label: 'text-on-city-muted',
    chip: 'bg-city-chip',
  },
};

export interface BalanceCardProps {
  label: string;
  /** A few words behind the label. */
  note?: string | undefined;
  /** The large figure. */
  figure: ReactNode;
  /** A short label on the figure, such as the day's change. */
  chip?: string | undefined;
  tone?: BalanceTone;
  /** The actions on the balance. */
  children?: ReactNode;
}

/** A large figure on a deep colour, which is the same in both themes, with a wave line. */
export function BalanceCard({
  label,
  note,
  figure,
  chip,
  tone = 'brand',
  children,
}: BalanceCardProps) {
  const look = looks[tone];
  return (
    <section
      aria-label={label}
      className={cx(
        'relative isolate flex flex-col gap-1 overflow-hidden rounded-card p-5 text-on-deep',
        look.ground,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 350 180"
        preserveAspectRatio="none"
        className={cx('absolute inset-0 -z-10 size-full forced-colors:hidden', look.wave)}
      >
        <path
          d="M0 138c44-34 88-34 132 0s88 34 132 0 88-34 132 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className={cx('text-small', look.label)}>
        {label}
        {note && <span> · {note}</span>}
      </p>
      <p>{figure}</p>
      {chip && (
        <p
          className={cx(
            'mt-1 self-start rounded-full px-2.5 py-0.5 text-tiny font-semibold',
            look.chip,
          )}
        >
          {chip}
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
