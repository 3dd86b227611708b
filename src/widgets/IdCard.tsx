import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Link, type LinkProps } from '#components/Link.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';

/** The variants of an ID card, and their defaults. */
export const idCardLook = {
  variants: {
    tone: {
      indigo: 'bg-id-indigo',
      teal: 'bg-id-teal',
      slate: 'bg-id-slate',
      plum: 'bg-id-plum',
    },
    pressable: { true: 'pressable hover:brightness-97', false: '' },
  },
  defaultVariants: { tone: 'indigo' },
} as const;

const idCard = cva(
  // A row that scrolls sideways would cut off an outer focus ring.
  'focus-visible:outline-on-brand relative isolate flex aspect-[85.6/54] w-full flex-col justify-between gap-2 overflow-clip rounded-card p-4 text-on-brand focus-visible:-outline-offset-6',
  idCardLook,
);

export interface IdCardProps extends Pick<VariantProps<typeof idCard>, 'tone'> {
  icon: LucideIcon;
  /** The kind of card, such as "National ID". */
  kind: string;
  /** The name of this card, if it adds to the kind. */
  name?: string | undefined;
  issuer: string;
  /** The masked number. */
  maskedNumber: string;
  /** A mark that shows who vouches for the card. */
  verification?: ReactNode;
  /** A note about the validity of the card. */
  note?: ReactNode;
  /** The link of the card. */
  link?: Pick<LinkProps, 'to' | 'onNavigate'> | undefined;
}

/** An identity card with the proportions of a real one, 85.6 × 54. It grows if its text needs more room. */
export function IdCard({ kind, tone, link, ...face }: IdCardProps) {
  const look = idCard({ tone, pressable: link !== undefined });
  return link ? (
    <article aria-label={kind} className="flex h-full">
      <Link {...link} className={look}>
        <Face kind={kind} {...face} />
      </Link>
    </article>
  ) : (
    <article aria-label={kind} className={look}>
      <Face kind={kind} {...face} />
    </article>
  );
}

function Face({
  icon: Icon,
  kind,
  name,
  verification,
  issuer,
  maskedNumber,
  note,
}: Omit<IdCardProps, 'tone' | 'link'>) {
  return (
    <>
      <span
        aria-hidden
        className="absolute -right-10 -bottom-16 -z-10 size-44 rounded-full border-[1.75rem] border-on-brand/10 forced-colors:hidden"
      />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-body font-semibold wrap-anywhere">{kind}</p>
          {name && <p className="text-small wrap-anywhere">{name}</p>}
          {verification && <p className="text-tiny">{verification}</p>}
        </div>
        <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.5} />
      </div>
      <div>
        {maskedNumber && (
          <p className="font-mono text-body tracking-wider wrap-anywhere">
            <MaskedNumber>{maskedNumber}</MaskedNumber>
          </p>
        )}
        <div className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-tiny">
          <p className="min-w-0 wrap-anywhere">{issuer}</p>
          {note && <p>{note}</p>}
        </div>
      </div>
    </>
  );
}
