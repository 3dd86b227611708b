import { useEffect, useState } from 'react';

import type { BalanceTone } from './balance-tone.ts';
import type { PlateLines } from './PlateLines.tsx';

type Lines = typeof PlateLines;
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
    async function show() {
      const component = await loadPlateLines();
      if (!left) setLines(() => component);
    }
    // Decoration that cannot be loaded stays away.
    show().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  return Lines && <Lines tone={tone} />;
}
