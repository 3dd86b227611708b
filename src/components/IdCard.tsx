import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

const idCard = cva(
  'relative isolate flex aspect-[85.6/54] w-full flex-col justify-between overflow-hidden rounded-card p-4 text-on-brand',
  {
    variants: {
      tone: {
        indigo: 'bg-id-indigo',
        teal: 'bg-id-teal',
        slate: 'bg-id-slate',
        plum: 'bg-id-plum',
      },
    },
    defaultVariants: { tone: 'indigo' },
  },
);

export interface IdCardProps extends VariantProps<typeof idCard> {
  icon: LucideIcon;
  /** What the card is: "National ID". */
  kind: string;
  issuer: string;
  /** The number, masked. */
  maskedNumber: string;
}

/** An identity card in a real card's proportions, 85.6 × 54. */
export function IdCard({ icon: Icon, kind, issuer, maskedNumber, tone }: IdCardProps) {
  return (
    <article aria-label={kind} className={idCard({ tone })}>
      <span
        aria-hidden
        className="absolute -right-10 -bottom-16 -z-10 size-44 rounded-full border-[1.75rem] border-on-brand/10"
      />
      <div className="flex items-start justify-between gap-3">
        <p className="text-body font-semibold">{kind}</p>
        <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.5} />
      </div>
      <div>
        <p className="font-mono text-body tracking-wider">{maskedNumber}</p>
        <p className="mt-0.5 text-tiny">{issuer}</p>
      </div>
    </article>
  );
}
