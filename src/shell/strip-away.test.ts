import { expect, test } from 'vitest';

import { afterScroll, hasSubmitBar } from './strip-away.ts';

/** For each scroll of a page that can be scrolled by 100 px: whether the strip is away after it. */
function awayAfter(tops: readonly number[], { from = 0, besideSubmitBar = false } = {}): boolean[] {
  let place = { away: false, last: from };
  return tops.map((top) => {
    place = afterScroll(place, { top, end: 100, besideSubmitBar });
    return place.away;
  });
}

test.each([
  ['stays if nothing is scrolled', [0, 0], [false, false]],
  ['stays within six pixels of the top', [6], [false]],
  ['leaves at seven pixels', [7], [true]],
  ['leaves when scrolled down', [30, 60], [true, true]],
  ['comes back when scrolled up', [60, 40], [true, false]],
  ['leaves again', [60, 40, 46], [true, false, true]],
  ['stays away while a finger trembles', [60, 55, 60], [true, true, true]],
  ['stays shown while a finger trembles', [60, 40, 45], [true, false, false]],
  ['adds up small scrolls in one direction', [60, 57, 54], [true, true, false]],
  ['comes back within six pixels of the end', [60, 93, 94], [true, true, false]],
  ['comes back at the top', [60, 6], [true, false]],
  ['treats an overscrolled page as scrolled to its end', [60, 130, 100], [true, false, false]],
  ['and so at its top', [-30, 0], [false, false]],
])('the strip %s', (_, tops, away) => {
  expect(awayAfter(tops)).toEqual(away);
});

test('beside a form’s button the strip is shown only at the end of the page', () => {
  const beside = { besideSubmitBar: true };
  expect(awayAfter([0, 60, 40, 93, 94, 60], beside)).toEqual([true, true, true, true, false, true]);
});

test('on a page that is already scrolled the strip stays until the next scroll', () => {
  expect(awayAfter([60, 62, 70], { from: 60 })).toEqual([false, false, true]);
});

test('on a page that cannot be scrolled the strip stays, but not beside a form’s button', () => {
  for (const besideSubmitBar of [false, true]) {
    const scroll = { top: 0, end: 0, besideSubmitBar };
    expect(afterScroll({ away: false, last: 0 }, scroll).away).toBe(besideSubmitBar);
  }
});

test('the forms with a button at their end are known by their paths', () => {
  expect(hasSubmitBar('/send')).toBe(true);
  expect(hasSubmitBar('/local-send')).toBe(true);
  expect(hasSubmitBar('/assets')).toBe(false);
});
