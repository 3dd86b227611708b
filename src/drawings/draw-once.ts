/** A drawing as an SVG path, which depends on its seed only. */
export type Draw = (seed: string) => string;

/** Maximum number of cached paths of a drawing. A rosette has 40 kB. */
const maxCached = 100;

const caches = new WeakMap<Draw, Map<string, string>>();

/** The path of a drawing if it is cached. */
export const drawnBefore = (draw: Draw, seed: string): string | undefined =>
  caches.get(draw)?.get(seed);

/** Draws at most once for each seed. */
export function drawOnce(draw: Draw, seed: string): string {
  const cache = caches.get(draw) ?? new Map<string, string>();
  caches.set(draw, cache);
  const cached = cache.get(seed);
  if (cached !== undefined) return cached;
  const path = draw(seed);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= maxCached) cache.delete(oldest);
  cache.set(seed, path);
  return path;
}
