import { useEffect, useState } from 'react';

import type { BalanceTone } from './BalanceCard.tsx';

type Lines = typeof import('./PlateLines.tsx').PlateLines;
let loaded: Lines | undefined;

/** Loads the lines of balance cards, which are not part of the first load. */
export async function loadPlateLines(): Promise<Lines> {
  loaded ??= (await import('./PlateLines.tsx')).PlateLines;
  return loaded;
}

/** The lines at the right of a balance card. They come after the card, and cards without them are complete. */
export function PlateEngraving({ tone }: { tone: BalanceTone }) {
  const [Lines, setLines] = useState(() => loaded);
  useEffect(() => {
    let left = false;
    loadPlateLines().then(
      (component) => {
        if (!left) setLines(() => component);
      },
      // Decoration that cannot be loaded stays away.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return Lines && <Lines tone={tone} />;
}
