import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { DrawnPath } from '#components/DrawnPath.tsx';
import { Link, type LinkProps } from '#components/Link.tsx';
import { rosette } from '#drawings/rosette.ts';
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
  'focus-visible:outline-on-brand relative isolate flex aspect-[85.6/54] w-full flex-col justify-between gap-2 overflow-clip rounded-id px-4.5 py-4 text-on-brand shadow-card focus-visible:-outline-offset-6',
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
  /** The seed of its engraving: the same credential has the same one everywhere. An invalid card has none. */
  engraving?: string | undefined;
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

/** The rosette of a card, drawn for a card of 350 × 221 px. */
const drawRosette = (seed: string) =>
  rosette(seed, { x: 268, y: 122, radius: 104, rings: 10, steps: 110 });

/** The rosette of a card, if it has one, and the hairline that frames it. */
export function IdCardGround({ engraving }: Pick<IdCardProps, 'engraving'>) {
  return (
    <span aria-hidden className="absolute inset-0 -z-10 forced-colors:hidden">
      {engraving !== undefined && (
        <svg
          viewBox="0 0 350 221"
          preserveAspectRatio="xMaxYMid slice"
          className="absolute size-full"
        >
          <DrawnPath draw={drawRosette} seed={engraving} strokeWidth={0.8} strokeOpacity={0.2} />
        </svg>
      )}
      <span className="absolute inset-[7.5px] rounded-[10px] border border-on-brand/25" />
    </span>
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
  engraving,
}: Omit<IdCardProps, 'tone' | 'link'>) {
  return (
    <>
      <IdCardGround engraving={engraving} />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-row leading-[1.375rem] font-semibold wrap-anywhere">{kind}</p>
          {name && <p className="text-small wrap-anywhere">{name}</p>}
          {verification && <p className="text-tiny">{verification}</p>}
        </div>
        <Icon aria-hidden className="size-6.5 shrink-0" strokeWidth={1.5} />
      </div>
      <div>
        {maskedNumber && (
          <p className="font-mono text-body tracking-[0.06em] wrap-anywhere">
            <MaskedNumber>{maskedNumber}</MaskedNumber>
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-end justify-between gap-x-3 text-tiny">
          <p className="min-w-0 wrap-anywhere">{issuer}</p>
          {note && <p>{note}</p>}
        </div>
      </div>
    </>
  );
}
