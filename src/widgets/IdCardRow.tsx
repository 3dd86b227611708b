import { cva } from 'class-variance-authority';
import type { Key } from 'react';

import { IdCard, type IdCardProps } from './IdCard.tsx';

export interface IdCardRowProps {
  label: string;
  cards: readonly (IdCardProps & { id: Key })[];
}

const place = cva('shrink-0 snap-start', {
  // The next card is partly shown, so that users see that there are more cards.
  variants: { alone: { true: 'w-full', false: 'w-[min(16rem,88%)]' } },
});

/** A row of identity cards that scrolls sideways, up to the edge of the screen. */
export function IdCardRow({ label, cards }: IdCardRowProps) {
  const alone = cards.length === 1;
  // If the cards are links, the keyboard scrolls by focusing them.
  const needsFocus = !alone && cards.some(({ link }) => link === undefined);
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll the cards
      tabIndex={needsFocus ? 0 : undefined}
      aria-label={label}
      // The margin at the end has room for the shadows of the cards.
      className="bleed-gutter -mb-6 flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-card pb-6"
    >
      {cards.map(({ id, ...card }) => (
        <li key={id} className={place({ alone })}>
          <IdCard {...card} />
        </li>
      ))}
    </ul>
  );
}
