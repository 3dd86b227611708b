import { paths } from './paths.ts';

const parameter = 'trip';

/** The path that opens a trip, a sheet over Travel Plans (decision 220). */
export function tripPath(id: number): string {
  return `${paths.travelPlan}?${parameter}=${id}`;
}

/** The id of the trip in a query string; undefined if it has none. */
export function tripIdIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number.parseInt(text, 10) : undefined;
}
