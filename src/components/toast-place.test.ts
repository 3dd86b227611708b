import { expect, test } from 'vitest';

import { leastCovering, placeOfToast, type Box } from './toast-place.ts';

const row = (top: number, bottom: number): Box => ({ top, bottom, left: 8, right: 382 });
const places = { header: row(4, 68), end: row(650, 714) };
const title = row(14, 42);
const back = row(60, 104);

test('a new toast is over the header if it covers nothing there', () => {
  expect(placeOfToast(places, [row(72, 100)])).toBe('header');
  expect(placeOfToast(places, [])).toBe('header');
});

test('it is above the navigation if it would cover the title or Back', () => {
  expect(placeOfToast(places, [title])).toBe('end');
  expect(placeOfToast(places, [back])).toBe('end');
});

test('it covers least where both places cover something', () => {
  const field = row(640, 692);
  expect(placeOfToast(places, [back, field])).toBe('header');
  expect(placeOfToast(places, [title, row(700, 740)])).toBe('end');
});

test('a box beside it is not covered', () => {
  expect(placeOfToast(places, [{ top: 14, bottom: 42, left: 390, right: 430 }])).toBe('header');
});

test('an open toast leaves its place only for one where it covers less', () => {
  expect(placeOfToast(places, [], 'end')).toBe('end');
  expect(placeOfToast(places, [title, row(640, 668)], 'end')).toBe('end');
  expect(placeOfToast(places, [row(640, 692)], 'end')).toBe('header');
});

test('of two places the first is taken, unless it covers more', () => {
  const [upper, lower] = [row(335, 439), row(399, 503)];
  expect(leastCovering([upper, lower], [title])).toBe(upper);
  expect(leastCovering([upper, lower], [row(299, 342)])).toBe(lower);
});
