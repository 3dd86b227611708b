import { coordinate, smooth } from './smooth.ts';

const cableSteps = 45;
/** The distance between two hangers, in px. */
const hangerGap = 7;

/** The engraving of the city's balance plate as an SVG path: a suspension bridge with its deck 14 px above the end. */
export function bridge(width: number, height: number): string {
  const deck = height - 14;
  const rise = height - 52;
  const towers = [width * 0.16, width * 0.74] as const;
  const [left, right] = towers;
  const middle = (left + right) / 2;
  /** The length of a side span. The outer half of the left one is outside the drawing. */
  const sideSpan = left * 2;
  /** The height of the main cable: a parabola between the towers, and one to the deck at each side. */
  function cable(x: number): number {
    if (x < left) return deck - rise * ((x + left) / sideSpan) ** 2;
    if (x > right) return deck - rise * Math.max(0, (right + sideSpan - x) / sideSpan) ** 2;
    return deck - 7 - (rise - 7) * ((x - middle) / (right - middle)) ** 2;
  }
  const top = deck - rise;
  const line = (x: number, from: number, to: number) =>
    `M${coordinate(x)} ${coordinate(from)}V${coordinate(to)}`;
  const tower = (x: number) =>
    [x - 2.5, x + 2.5].map((side) => line(side, deck + 13, top - 5)).join('') +
    [top + 12, top + 30].map((y) => `M${coordinate(x - 2.5)} ${coordinate(y)}h5`).join('');
  const hangers = Array.from({ length: Math.floor((width - 4) / hangerGap) + 1 }, (_, index) => {
    const x = 4 + index * hangerGap;
    return line(x, deck, cable(x));
  });
  const mainCable = smooth(
    Array.from({ length: cableSteps + 1 }, (_, step) => {
      const x = (step / cableSteps) * width;
      return [x, cable(x)] as const;
    }),
  );
  return [
    `M0 ${coordinate(deck)}H${coordinate(width)}M0 ${coordinate(deck + 4)}H${coordinate(width)}`,
    ...towers.map(tower),
    mainCable,
    ...hangers,
  ].join('');
}
