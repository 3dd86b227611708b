import { createRandom } from './random.ts';
import { smooth } from './smooth.ts';

export interface RosetteShape {
  /** The centre and the radius, in units of the drawing. Petals extend beyond the radius by up to 12 %. */
  x: number;
  y: number;
  radius: number;
  rings: number;
  /** Points of each ring. */
  steps: number;
  /** The radius of the innermost ring, as a part of the radius. */
  from?: number;
  /** The depth of the petals: 1 is that of the ID card. */
  depth?: number;
}

/** Interwoven rings as on a banknote, as an SVG path. Number, depth and twist of the petals come from the seed. */
export function rosette(
  seed: string,
  { x, y, radius, rings, steps, from = 0.36, depth = 1 }: RosetteShape,
): string {
  const random = createRandom(seed);
  const petals = 6 + Math.floor(random() * 8);
  const amplitude = radius * depth * (0.14 + random() * 0.14);
  const twist = (0.5 + random() * 0.5) * (Math.PI / 2);
  return Array.from({ length: rings }, (_ring, ring) => {
    const base = radius * (from + ((0.88 - from) * ring) / rings);
    return smooth(
      Array.from({ length: steps }, (_step, step) => {
        const angle = (step / steps) * Math.PI * 2;
        const distance = base + amplitude * Math.sin(petals * angle + ring * twist);
        return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
      }),
      true,
    );
  }).join('');
}
