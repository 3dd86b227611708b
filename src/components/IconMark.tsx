import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

/** The variants of an icon mark, and their defaults. */
export const iconMarkLook = {
  variants: {
    tone: {
      neutral: 'bg-well text-ink-muted',
      brand: 'bg-brand-soft text-brand-ink',
      /** For a background that is brand-soft. */
      brandFill: 'bg-brand text-on-brand',
      city: 'bg-city-soft text-city-ink',
      positive: 'bg-positive-soft text-positive',
      caution: 'bg-caution-soft text-caution',
      negative: 'bg-negative-soft text-negative',
      info: 'bg-info-soft text-info',
    },
  },
  defaultVariants: { tone: 'neutral' },
} as const;

const iconMark = cva(
  'flex size-10 shrink-0 items-center justify-center rounded-full',
  iconMarkLook,
);

/** A round icon before a row or a notice. */
export function IconMark({
  icon: Icon,
  tone,
}: { icon: LucideIcon } & VariantProps<typeof iconMark>) {
  return (
    <span aria-hidden className={iconMark({ tone })}>
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
