import { createRandom } from './random.ts';
import { smooth } from './smooth.ts';

const lines = 11;
/** The distance between two lines, in px. */
const gap = 7.5;
/** The height of a wave where it is highest, in px. */
const swell = 11;
/** Each line continues beyond both sides, so that no end of it is visible. */
const steps = 11;

/**
 * The engraving of a balance plate as an SVG path: parallel waves that grow to the right. Position, length and drift of
 * the waves come from the seed. A wide plate stretches the path, so its stroke must not scale. `strength` is the height
 * of the waves as a part of the usual one.
 */
export function tide(seed: string, width: number, height: number, strength = 1): string {
  const random = createRandom(seed);
  const phase = random() * Math.PI * 2;
  const length = width * (0.8 + random() * 0.4);
  const drift = 0.18 + random() * 0.14;
  const overtone = 0.25 + random() * 0.25;
  return Array.from({ length: lines }, (_line, line) =>
    smooth(
      Array.from({ length: steps + 2 }, (_step, step) => {
        const x = ((step - 0.5) / steps) * width;
        const angle = (x / length) * Math.PI * 2;
        const rise = swell * strength * (0.25 + (0.75 * step) / (steps + 1));
        const wave =
          Math.sin(angle + phase + line * drift) +
          overtone * Math.sin(2 * angle + 2 * phase - line * drift);
        return [x, height - 6 - line * gap - rise * wave] as const;
      }),
    ),
  ).join('');
}
