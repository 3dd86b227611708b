export type Point = readonly [x: number, y: number];

/** A coordinate of a path, to one decimal. */
export const coordinate = (value: number): string => String(Math.round(value * 10) / 10);

/** An SVG path through all points without corners (Catmull-Rom as Bézier curves). A closed one returns to its start. */
export function smooth(points: readonly Point[], closed = false): string {
  const { length } = points;
  const at = (index: number): Point =>
    points[closed ? (index + length) % length : Math.min(Math.max(index, 0), length - 1)] ?? [0, 0];
  const point = (x: number, y: number) => `${coordinate(x)} ${coordinate(y)}`;
  const curves = Array.from({ length: closed ? length : length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaving = point(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const arriving = point(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    return `C${leaving} ${arriving} ${point(...to)}`;
  });
  return `M${point(...at(0))}${curves.join('')}${closed ? 'z' : ''}`;
}
