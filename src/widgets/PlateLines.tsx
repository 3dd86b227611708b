import { useContext } from 'react';

import { DrawnPath } from '#components/DrawnPath.tsx';
import { bridge } from '#drawings/bridge.ts';
import { tide } from '#drawings/tide.ts';

import type { BalanceTone } from './balance-tone.ts';
import { EngravingSeed } from './engraving-seed.ts';

const [width, height] = [224, 116];
const looks = {
  brand: { draw: (seed: string) => tide(seed, width, height), lines: 'text-deep-line' },
  city: { draw: () => bridge(width, height), lines: 'text-city-line' },
} as const;

/** The lines at the right of a balance card: the user's own tide, or the city's bridge. */
export function PlateLines({ tone }: { tone: BalanceTone }) {
  const seed = useContext(EngravingSeed);
  const { draw, lines } = looks[tone];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={tone === 'city' ? 'xMaxYMax slice' : 'none'}
      className={`absolute inset-y-0 right-0 -z-10 h-full w-[64%] mask-[linear-gradient(90deg,transparent_8%,#000_62%)] forced-colors:hidden ${lines}`}
    >
      <DrawnPath draw={draw} seed={seed} fixedStroke />
    </svg>
  );
}
