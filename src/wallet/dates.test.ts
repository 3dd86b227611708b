import { describe, expect, test } from 'vitest';

import { datesIn } from './dates.ts';

const seoul = 'Asia/Seoul';

// The unit tests run on a device in Seoul.
const ofDevice = datesIn(undefined);

/** The afternoon of 5 January 2025 in Seoul. */
const now = new Date('2025-01-05T05:30:00.000Z');

describe('formatDateTime', () => {
  test.each([
    ['2025-01-05T05:30:00.000Z', seoul, 'Jan 5, 2025 14:30'],
    ['2025-01-05T05:30:00.000Z', 'UTC', 'Jan 5, 2025 05:30'],
    ['2025-01-05T05:30:00.000Z', 'America/New_York', 'Jan 5, 2025 00:30'],
    ['2024-12-31T15:00:00.000Z', seoul, 'Jan 1, 2025 00:00'],
    ['2025-01-05T05:30:00.000Z', 'UTC+9', 'Jan 5, 2025 14:30'],
    ['2025-01-05T05:30:00.000Z', 'UTC-12', 'Jan 4, 2025 17:30'],
    ['2025-01-05T05:30:00.000Z', 'UTC+0', 'Jan 5, 2025 05:30'],
    ['2025-06-10T09:05:59+09:00', seoul, 'Jun 10, 2025 09:05'],
  ])('%s in %s is %s', (iso, timeZone, shown) => {
    expect(datesIn(timeZone).formatDateTime(iso)).toBe(shown);
  });

  test('uses the zone of the device by default', () =>
    expect(ofDevice.formatDateTime('2025-01-05T05:30:00.000Z')).toBe('Jan 5, 2025 14:30'));

  test('returns an invalid date unchanged', () =>
    expect(ofDevice.formatDateTime('soon')).toBe('soon'));
});

describe('formatDate', () => {
  test.each([
    ['2025-01-05T05:30:00.000Z', seoul, 'Jan 5, 2025'],
    ['2024-12-31T15:00:00.000Z', seoul, 'Jan 1, 2025'],
    ['2025-01-05', 'America/Los_Angeles', 'Jan 5, 2025'],
    ['2025-01-05', 'Pacific/Kiritimati', 'Jan 5, 2025'],
  ])('%s in %s is %s', (iso, timeZone, shown) => {
    expect(datesIn(timeZone).formatDate(iso)).toBe(shown);
  });

  test('uses the zone of the device by default', () => {
    expect(ofDevice.formatDate('2024-12-31T14:59:59.999Z')).toBe('Dec 31, 2024');
    expect(ofDevice.formatDate('2024-12-31T15:00:00.000Z')).toBe('Jan 1, 2025');
    expect(ofDevice.formatDate('2025-12-05')).toBe('Dec 5, 2025');
  });

  test('returns an invalid date unchanged', () => expect(ofDevice.formatDate('')).toBe(''));
});

describe('daysOld', () => {
  test.each([
    ['2025-01-05T05:30:00.000Z', 0],
    ['2025-01-04T15:00:00.000Z', 0],
    ['2025-01-04T14:59:59.999Z', 1],
    ['2025-01-05T15:00:00.000Z', -1],
    ['2025-01-05', 0],
    ['2024-12-29', 7],
    ['2024-12-06', 30],
  ])('%s is %i days old', (iso, days) => expect(ofDevice.daysOld(iso, now)).toBe(days));

  test('counts days across a daylight saving change', () => {
    const { daysOld } = datesIn('America/New_York');
    expect(daysOld('2025-03-08T12:00:00-05:00', new Date('2025-03-10T12:00:00-04:00'))).toBe(2);
  });

  test('is undefined for an invalid date', () =>
    expect(ofDevice.daysOld('soon', now)).toBeUndefined());
});

describe('startOfDay', () => {
  test('is midnight in the zone of the device by default', () =>
    expect(ofDevice.startOfDay(now, 7)).toEqual(new Date('2024-12-28T15:00:00.000Z')));

  test.each([
    ['Asia/Seoul', '2025-01-05T05:30:00Z', 0, '2025-01-04T15:00:00.000Z'],
    ['Asia/Seoul', '2025-01-04T15:00:00Z', 0, '2025-01-04T15:00:00.000Z'],
    ['Asia/Seoul', '2025-01-05T05:30:00Z', 7, '2024-12-28T15:00:00.000Z'],
    ['Asia/Kolkata', '2025-01-05T05:30:00Z', 30, '2024-12-05T18:30:00.000Z'],
    // The clocks of New York went forward in the night to 9 March 2025, and back in the night to 2 November.
    ['America/New_York', '2025-03-10T12:00:00Z', 0, '2025-03-10T04:00:00.000Z'],
    ['America/New_York', '2025-03-10T12:00:00Z', 1, '2025-03-09T05:00:00.000Z'],
    ['America/New_York', '2025-11-03T12:00:00Z', 1, '2025-11-02T04:00:00.000Z'],
    ['America/New_York', '2025-11-03T12:00:00Z', 0, '2025-11-03T05:00:00.000Z'],
    ['UTC', '2025-01-05T05:30:00Z', 0, '2025-01-05T00:00:00.000Z'],
  ])('in %s, at %s, %i days before is %s', (timeZone, iso, days, start) => {
    expect(datesIn(timeZone).startOfDay(new Date(iso), days).toISOString()).toBe(start);
  });
});

test('a Korean date with its time includes the year', () => {
  const { formatDateTime } = datesIn(undefined, 'ko');
  expect(formatDateTime('2025-01-05T05:30:00.000Z')).toBe('2025년 1월 5일 14:30');
  expect(formatDateTime('soon')).toBe('soon');
});

describe('formatKoreanAge', () => {
  test.each([
    ['2025-01-05T05:30:00.000Z', '오늘'],
    ['2025-01-04T15:00:00.000Z', '오늘'],
    ['2025-01-06T15:00:00.000Z', '오늘'],
    ['2025-01-04T14:59:00.000Z', '어제'],
    ['2025-01-03', '2일 전'],
    ['2024-12-30', '6일 전'],
    ['2024-12-29', '1주 전'],
    ['2024-12-07', '4주 전'],
    ['2024-12-06', '1개월 전'],
    ['2024-01-07', '12개월 전'],
    ['2024-01-06', '1년 전'],
    ['soon', 'soon'],
  ])('%s is %s', (iso, words) => expect(ofDevice.formatKoreanAge(iso, now)).toBe(words));
});
