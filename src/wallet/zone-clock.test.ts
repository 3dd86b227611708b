import { describe, expect, it, test } from 'vitest';

import { isMonth, isTimeZone, monthAfter, zoneClock } from './zone-clock.ts';

describe('the clock of a time zone', () => {
  it.each([
    ['UTC+9', '2026-02-28T15:00:00.000Z', '2026-03-01T00:00:00+09:00'],
    ['UTC-12', '2026-03-01T12:00:00.000Z', '2026-03-01T00:00:00-12:00'],
    ['Asia/Kolkata', '2026-02-28T18:30:00.000Z', '2026-03-01T00:00:00+05:30'],
    ['America/St_Johns', '2026-03-01T03:30:00.000Z', '2026-03-01T00:00:00-03:30'],
    // Summer time starts later in this month, and ends in the next case's month.
    ['Europe/Berlin', '2026-02-28T23:00:00.000Z', '2026-03-01T00:00:00+01:00'],
    ['Europe/Berlin', '2026-09-30T22:00:00.000Z', '2026-10-01T00:00:00+02:00'],
  ])('finds the start of a month in %s', (zone, start, local) => {
    const clock = zoneClock(zone);
    expect(clock.startOf(local.slice(0, 7)).toISOString()).toBe(start);
    expect(clock.isoTime(new Date(start))).toBe(local);
    expect(clock.monthOf(new Date(start))).toBe(local.slice(0, 7));
    expect(clock.monthOf(new Date(Date.parse(start) - 1))).not.toBe(local.slice(0, 7));
  });

  it('states seconds, and the offset of each time', () => {
    const { isoTime } = zoneClock('Europe/Berlin');
    expect(isoTime(new Date('2026-03-29T00:59:59.999Z'))).toBe('2026-03-29T01:59:59+01:00');
    expect(isoTime(new Date('2026-03-29T01:00:07Z'))).toBe('2026-03-29T03:00:07+02:00');
  });
});

test.each(['UTC+9', 'UTC-12', 'Asia/Seoul', 'America/Argentina/Buenos_Aires', 'Etc/GMT+9', 'UTC'])(
  '%s is a time zone',
  (text) => expect(isTimeZone(text)).toBe(true),
);

test.each(['', 'UTC+', 'UTC+100', '+09:00', 'Asia/Nowhere', "Asia/Seoul'", 'a'.repeat(5_000)])(
  '%.20s is no time zone',
  (text) => expect(isTimeZone(text)).toBe(false),
);

test('a month has a year of this century and two digits', () => {
  expect(['2026-03', '2000-01', '2099-12'].filter(isMonth)).toHaveLength(3);
  expect(['2026-13', '2026-00', '2026-3', '1999-12', '2026-03-01', ''].filter(isMonth)).toEqual([]);
});

test('the next month may be of the next year', () => {
  expect(monthAfter('2026-03')).toBe('2026-04');
  expect(monthAfter('2026-12')).toBe('2027-01');
});
