import { paths } from './paths.ts';

const parameter = 'refund';

/** The path that opens a refund's details, a sheet over Traveler (decision 220). */
export function refundPath(id: number): string {
  return `${paths.traveler}?${parameter}=${id}`;
}

/** The id of the refund in a query string; undefined if it has none. */
export function refundIdIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number.parseInt(text, 10) : undefined;
}
