import { cva } from 'class-variance-authority';
import type { Key } from 'react';

import { IdCard, type IdCardProps } from './IdCard.tsx';

export interface IdCardRowProps {
  label: string;
  cards: readonly (IdCardProps & { id: Key })[];
}

const place = cva('shrink-0 snap-start', {
  // The next card is partly visible, so that a person sees that there is one.
  variants: { alone: { true: 'w-full', false: 'w-[min(16rem,88%)]' } },
});

/** Identity cards that scroll sideways, up to the edge of the screen. A single card is as wide as the screen. */
export function IdCardRow({ label, cards }: IdCardRowProps) {
  const alone = cards.length === 1;
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll the cards
      tabIndex={alone ? undefined : 0}
      aria-label={label}
      className="bleed-gutter flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-card"
    >
      {cards.map(({ id, ...card }) => (
        <li key={id} className={place({ alone })}>
          <IdCard {...card} />
        </li>
      ))}
    </ul>
  );
}
