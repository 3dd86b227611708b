import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

import { Link, type Navigate } from '#components/Link.tsx';
import { credentialPath } from '#wallet/paths.ts';

import { idCardLook, type IdCardProps } from './IdCard.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';

/** Number of characters of a masked number that a strip shows. */
const shownDigits = 7;

/** A card in a stack; `badge` says why it does not count, and replaces its number and `note`. */
export type StackedCard = Omit<IdCardProps, 'link' | 'engraving'> & {
  id: number;
  badge?: ReactNode;
};

const strip = cva(
  // The next card, or the pocket, covers its end.
  'pressable flex gap-3 rounded-track px-3.5 text-on-brand shadow-strip focus-visible:-outline-offset-4 focus-visible:outline-on-brand',
  {
    variants: {
      tone: idCardLook.variants.tone,
      below: { card: 'pb-6', pocket: 'pb-11', nothing: '' },
    },
    defaultVariants: idCardLook.defaultVariants,
  },
);

// In a pocket the cards behind are narrower, so that the front one looks nearest.
const place = cva('not-first:-mt-6', {
  variants: { behind: { 0: '', 1: 'mx-1.5', 2: 'mx-3' } },
});

function Strip({
  id,
  icon: Icon,
  kind,
  name,
  tone,
  issuer,
  maskedNumber,
  verification,
  note,
  badge,
  below,
  onNavigate,
}: StackedCard & { below: 'card' | 'pocket' | 'nothing'; onNavigate: Navigate }) {
  const number = (
    <span className="ml-auto font-mono text-small font-normal">
      <MaskedNumber>{maskedNumber.slice(-shownDigits)}</MaskedNumber>
    </span>
  );
  const lines = note !== undefined && badge === undefined;
  return (
    <article aria-label={kind}>
      <Link to={credentialPath(id)} onNavigate={onNavigate} className={strip({ tone, below })}>
        <span className="flex min-h-12.5 flex-1 items-center gap-3 py-1">
          <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={1.5} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="flex flex-wrap items-center gap-x-2 text-body leading-5 font-semibold">
              <span>{kind}</span> <span className="text-tiny font-medium">{verification}</span>{' '}
              {lines && number}
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-tiny">
              <span>{[name, issuer].filter(Boolean).join(' · ')}</span>{' '}
              {lines && <span>{note}</span>}
            </span>
          </span>
          {badge ?? (!lines && number)}
        </span>
      </Link>
    </article>
  );
}

const depths = [0, 1, 2] as const;

/** Cards one above the other, each with its upper part visible and linked to its page. */
export function CardStack({
  label,
  cards,
  inPocket = false,
  onNavigate,
}: {
  label: string;
  cards: readonly StackedCard[];
  /** A pocket covers the end of the last card, and the cards show no notes. */
  inPocket?: boolean;
  onNavigate: Navigate;
}) {
  const last = cards.length - 1;
  return (
    <ul aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id} className={place({ behind: inPocket ? depths[last - index] : 0 })}>
          <Strip
            {...card}
            note={inPocket ? undefined : card.note}
            below={index < last ? 'card' : inPocket ? 'pocket' : 'nothing'}
            onNavigate={onNavigate}
          />
        </li>
      ))}
    </ul>
  );
}
