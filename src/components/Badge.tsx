import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** The variants of a badge, and their defaults. */
export const badgeLook = {
  variants: {
    tone: {
      neutral: 'bg-well text-ink-muted',
      brand: 'bg-brand-soft text-brand-ink',
      city: 'bg-city-soft text-city-ink',
      positive: 'bg-positive-soft text-positive',
      caution: 'bg-caution-soft text-caution',
      negative: 'bg-negative-soft text-negative',
      info: 'bg-info-soft text-info',
    },
    wraps: { true: 'max-w-full wrap-anywhere', false: 'shrink-0 whitespace-nowrap' },
  },
  defaultVariants: { tone: 'neutral', wraps: false },
} as const;

const badge = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-tiny font-semibold',
  badgeLook,
);

export type BadgeTone = NonNullable<VariantProps<typeof badge>['tone']>;

export interface BadgeProps {
  tone?: BadgeTone;
  /** Lets long words break. Needed for text from outside of this wallet. */
  wraps?: boolean;
  children: ReactNode;
}

/** A short status label. */
export function Badge({ tone, wraps, children }: BadgeProps) {
  return <span className={badge({ tone, wraps })}>{children}</span>;
}
