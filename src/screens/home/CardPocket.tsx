import { cva } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Link, type Navigate } from '#components/Link.tsx';
import { credentialPath, paths } from '#wallet/paths.ts';
import { idCardLook, type IdCardProps } from '#widgets/IdCard.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';

/** Maximum number of cards that the pocket shows. */
const maxShown = 3;
/** Number of characters of a masked number that a strip shows. */
const shownDigits = 7;

/** A card in the pocket; `badge` says why it does not count, and replaces its number. */
export type PocketCard = Omit<IdCardProps, 'link' | 'note' | 'engraving'> & {
  id: number;
  badge?: ReactNode;
};

const strip = cva(
  // The next card, or the pocket, covers its end.
  'pressable flex gap-3 rounded-track px-3.5 text-on-brand shadow-strip focus-visible:-outline-offset-4 focus-visible:outline-on-brand',
  {
    variants: {
      tone: idCardLook.variants.tone,
      front: { true: 'pb-11', false: 'pb-6' },
    },
  },
);

// The cards behind are narrower, so that the front one looks nearest.
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
  badge,
  front,
  onNavigate,
}: PocketCard & { front: boolean; onNavigate: Navigate }) {
  return (
    <article aria-label={kind}>
      <Link to={credentialPath(id)} onNavigate={onNavigate} className={strip({ tone, front })}>
        <span className="flex min-h-12.5 flex-1 items-center gap-3 py-1">
          <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={1.5} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="flex flex-wrap items-center gap-x-2 text-body leading-5 font-semibold">
              <span>{kind}</span> <span className="text-tiny font-medium">{verification}</span>
            </span>
            <span className="block text-tiny">{[name, issuer].filter(Boolean).join(' · ')}</span>
          </span>
          {badge ?? (
            <span className="font-mono text-small">
              <MaskedNumber>{maskedNumber.slice(-shownDigits)}</MaskedNumber>
            </span>
          )}
        </span>
      </Link>
    </article>
  );
}

/** The pocket: its edge is the wave of the logo, with two seams below. It covers the end of the card before it. */
function Flap({ children }: { children: ReactNode }) {
  const wave = (y: number) => `M0 ${y}c58-18.500 117-18.500 175 0s117 18.500 175 0`;
  return (
    <div className="relative -mt-11.5 flex min-h-16 flex-1 flex-col justify-end rounded-card shadow-soft">
      <span className="absolute inset-x-0 top-7 bottom-0 rounded-b-card bg-raised" />
      <svg
        aria-hidden
        viewBox="0 0 350 40"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 h-10 w-full"
      >
        <path d={`${wave(14)}V40H0z`} className="fill-raised" />
        {[21, 27].map((y) => (
          <path
            key={y}
            d={wave(y)}
            fill="none"
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
      </svg>
      <div className="relative">{children}</div>
    </div>
  );
}

const depths = [0, 1, 2] as const;

/** A pocket with the newest of the user's ID cards, always as high as one with three cards, so that nothing moves. */
export function CardPocket({
  label,
  cards,
  onNavigate,
}: {
  label: string;
  cards: readonly PocketCard[];
  onNavigate: Navigate;
}) {
  const t = useMessages('cards');
  const shown = cards.slice(0, maxShown);
  return (
    <div className="flex min-h-53 flex-col">
      <ul aria-label={label}>
        {shown.map((card, index) => (
          <li key={card.id} className={place({ behind: depths[shown.length - 1 - index] })}>
            <Strip {...card} front={index === shown.length - 1} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
      <Flap>
        <Link
          to={paths.digitalId}
          onNavigate={onNavigate}
          className="ml-5 inline-flex min-h-11 items-center gap-0.5 rounded-small text-small font-semibold text-brand-ink"
        >
          {t.count(cards.length)}
          <ChevronRight aria-hidden className="size-4" strokeWidth={2} />
        </Link>
      </Flap>
    </div>
  );
}

/** The pocket without cards, as high as one with three: a place for the first card, and how to get it. */
export function EmptyPocket({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-53 flex-col">
      <div className="mx-1.5 h-23.5 rounded-t-track border-2 border-dashed border-control-line" />
      <Flap>
        <div className="flex flex-col items-start gap-2.5 px-5 pt-11 pb-4">{children}</div>
      </Flap>
    </div>
  );
}
