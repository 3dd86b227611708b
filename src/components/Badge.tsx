import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva(
  'inline-flex shrink-0 items-center gap-1 rounded-full px-2.5 py-0.5 text-tiny font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-muted',
        brand: 'bg-brand-soft text-brand-ink',
        city: 'bg-city-soft text-city-ink',
        positive: 'bg-positive-soft text-positive',
        caution: 'bg-caution-soft text-caution',
        negative: 'bg-negative-soft text-negative',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badge>['tone']>;

/** A short word of state. */
export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>;
}
