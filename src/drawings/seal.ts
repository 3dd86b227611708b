import { hash } from './random.ts';
import { rosette } from './rosette.ts';

/** The side of the square that a seal is drawn in. */
export const sealSize = 40;

/** The pairs of colours of a seal. */
export type SealTone = 'a' | 'b' | 'c' | 'd';

const tones = ['a', 'b', 'c', 'd'] as const satisfies readonly SealTone[];

/** The pair of colours of a person or an address. */
export const sealTone = (seed: string): SealTone => tones[hash(seed) % tones.length] ?? 'a';

const centre = { x: sealSize / 2, y: sealSize / 2 };

/** The rings of a seal as an SVG path: three for an address, and two thin ones around the initial of a person. */
export function seal(seed: string, kind: 'address' | 'person'): string {
  return kind === 'person'
    ? rosette(seed, { ...centre, radius: 19.5, rings: 2, steps: 48, from: 0.7, depth: 0.5 })
    : rosette(seed, { ...centre, radius: 18, rings: 3, steps: 40, from: 0.3 });
}
