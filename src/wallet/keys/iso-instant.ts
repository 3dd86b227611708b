import * as z from 'zod/mini';

function isInstant(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
}

/** A timestamp exactly as `Date.toISOString` writes it, so that each time has one spelling. */
export const IsoInstant = z.string().check(z.refine(isInstant, 'must be a moment in ISO 8601'));
