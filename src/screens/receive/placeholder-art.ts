/**
 * The drawing that stands where a code to scan will be: three corner marks, the harbour's waves between them, and room
 * for a mark in the middle. Nothing in it can be scanned. In units of a 200 × 200 square.
 */
export const artSize = 200;

/** Where the rounded corner marks lie, by their top left corner. */
export const artCorners = [
  { x: 16, y: 16 },
  { x: 140, y: 16 },
  { x: 16, y: 140 },
] as const;

/** Wave lines, one below the other, that keep clear of the corner marks and of the middle. */
export const artWaves = [
  'M72 28c7-6 14-6 21 0s14 6 21 0 10-5 14-3',
  'M72 46c7-6 14-6 21 0s14 6 21 0 10-5 14-3',
  'M16 82c7-6 14-6 21 0s14 6 21 0',
  'M16 100c7-6 14-6 21 0s14 6 21 0',
  'M16 118c7-6 14-6 21 0s14 6 21 0',
  'M142 82c7-6 14-6 21 0s14 6 21 0',
  'M142 100c7-6 14-6 21 0s14 6 21 0',
  'M142 118c7-6 14-6 21 0s14 6 21 0',
  'M72 154c7-6 14-6 21 0s14 6 21 0 14-6 21 0 14 6 21 0 14-6 28-2',
  'M72 172c7-6 14-6 21 0s14 6 21 0 14-6 21 0 14 6 21 0 14-6 28-2',
] as const;
