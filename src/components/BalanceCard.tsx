import type { ReactNode } from 'react';

export interface BalanceCardProps {
  label: string;
  /** The large figure. */
  figure: ReactNode;
  /** A short word on the figure, such as the day's change. */
  chip?: string | undefined;
  /** What can be done with the balance. */
  children?: ReactNode;
}

/** The wallet's signature: deep indigo in both themes, one wave line, one large figure. */
export function BalanceCard({ label, figure, chip, children }: BalanceCardProps) {
  return (
    <section
      aria-label={label}
      className="relative isolate flex flex-col gap-1 overflow-hidden rounded-card bg-deep p-5 text-on-deep"
    >
      <svg
        aria-hidden
        viewBox="0 0 350 180"
        preserveAspectRatio="none"
        className="absolute inset-0 -z-10 size-full text-deep-wave"
      >
        <path
          d="M0 138c44-34 88-34 132 0s88 34 132 0 88-34 132 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="text-small text-on-deep-muted">{label}</p>
      <p>{figure}</p>
      {chip && (
        <p className="mt-1 self-start rounded-full bg-deep-chip px-2.5 py-0.5 text-tiny font-semibold">
          {chip}
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
