import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Link, type Navigate } from '#components/Link.tsx';
import { paths } from '#wallet/paths.ts';
import { CardStack, type StackedCard } from '#widgets/CardStack.tsx';

/** Maximum number of cards that the pocket shows. */
const maxShown = 3;

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

/** A pocket with the newest of the user's ID cards, always as high as one with three cards, so that nothing moves. */
export function CardPocket({
  label,
  cards,
  onNavigate,
}: {
  label: string;
  cards: readonly StackedCard[];
  onNavigate: Navigate;
}) {
  const t = useMessages('cards');
  return (
    <div className="flex min-h-53 flex-col">
      <CardStack label={label} cards={cards.slice(0, maxShown)} inPocket onNavigate={onNavigate} />
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
