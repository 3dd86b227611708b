import { inFullWidth } from './full-width.ts';

/** Typed variants of a code, by the name of the case. */
export const typedCodes: readonly (readonly [how: string, typed: (code: string) => string])[] = [
  ['in full-width digits', inFullWidth],
  ['with a left-to-right mark', (code) => `\u200E${code}`],
];
