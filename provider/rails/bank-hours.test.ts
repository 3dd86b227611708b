import { expect, it } from 'vitest';

import { hour, minute } from '../sandbox-time.ts';
import { untilBankOpens } from './bank-hours.ts';

it.each([
  ['23:29', '2026-03-02T14:29:59.999Z', 0],
  ['23:30', '2026-03-02T14:30:00.000Z', 6.5 * hour],
  ['midnight', '2026-03-02T15:00:00.000Z', 6 * hour],
  ['05:59', '2026-03-02T20:59:00.000Z', minute],
  ['06:00', '2026-03-02T21:00:00.000Z', 0],
  ['noon', '2026-03-02T03:00:00.000Z', 0],
])('at %s in Seoul', (_clock, at, wait) => {
  expect(untilBankOpens(new Date(at))).toBe(wait);
});
