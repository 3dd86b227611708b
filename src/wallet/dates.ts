/**
 * Moments and calendar days as text. Both are ISO strings. A moment, `2025-01-05T05:30:00.000Z`, is shown in the time
 * zone of the viewer; a calendar day, `2025-01-05`, is the same day everywhere.
 */

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** The viewer's time zone; by default the device's own. */
let viewerZone: string | undefined;

/** Sets the time zone of all moments, for a catalogue or a test that must not depend on its device. */
export function setTimeZone(timeZone: string | undefined): void {
  viewerZone = timeZone;
}

/** By time zone. A formatter is slow to create, and a long list shows many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What a calendar and a clock show at a moment. The month is 1 to 12. */
interface Reading {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * Reads a moment in a time zone, by default the viewer's. For UTC and the device's own zone it asks `Date`: the first
 * use of `Intl` in a page takes as long as drawing a screen.
 */
function readingOf(date: Date, timeZone = viewerZone): Reading {
  if (timeZone === undefined || timeZone === 'UTC') {
    const minutesBehind = timeZone === undefined ? date.getTimezoneOffset() : 0;
    const clock = new Date(date.getTime() - minutesBehind * 60_000);
    return {
      year: clock.getUTCFullYear(),
      month: clock.getUTCMonth() + 1,
      day: clock.getUTCDate(),
      hour: clock.getUTCHours(),
      minute: clock.getUTCMinutes(),
    };
  }
  const parts = formatterOf(timeZone).formatToParts(date);
  const numberOf = (wanted: keyof Reading) =>
    Number.parseInt(parts.find(({ type }) => type === wanted)?.value ?? '', 10);
  return {
    year: numberOf('year'),
    month: numberOf('month'),
    day: numberOf('day'),
    hour: numberOf('hour'),
    minute: numberOf('minute'),
  };
}

/** The date in words. */
function dayLabel({ year, month, day }: Reading): string {
  return `${monthNames[month - 1] ?? ''} ${day}, ${year}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time on a 24-hour clock. */
function timeLabel({ hour, minute }: Reading): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** The time zone of a text. `Date` reads a calendar day as midnight in UTC. */
function zoneOf(iso: string): string | undefined {
  return dayShape.test(iso) ? 'UTC' : viewerZone;
}

function readDate(iso: string): Date | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A moment or day as `Jan 5, 2025` (core §9). Any other text stays as it is. */
export function formatDate(iso: string): string {
  const date = readDate(iso);
  if (!date) return iso;
  return dayLabel(readingOf(date, zoneOf(iso)));
}

/** A moment as `Jan 5, 2025 14:30`, on a 24-hour clock (core §9). Any other text stays as it is. */
export function formatDateTime(iso: string): string {
  const date = readDate(iso);
  if (!date) return iso;
  const reading = readingOf(date, zoneOf(iso));
  return `${dayLabel(reading)} ${timeLabel(reading)}`;
}

/** A moment in Korean, `1월 5일 14:30`. Any other text stays as it is. */
export function formatKoreanDateTime(iso: string): string {
  const date = readDate(iso);
  if (!date) return iso;
  const reading = readingOf(date);
  return `${reading.month}월 ${reading.day}일 ${timeLabel(reading)}`;
}

/** A moment in Korean with its year, `2025년 1월 5일 14:30`. Any other text stays as it is. */
export function formatKoreanMoment(iso: string): string {
  const date = readDate(iso);
  return date ? `${readingOf(date).year}년 ${formatKoreanDateTime(iso)}` : iso;
}

const millisecondsADay = 86_400_000;

/** The number of calendar days from a moment or day to `now`: 0 on the same day, negative for a later day. */
export function daysOld(iso: string, now: Date): number | undefined {
  const date = readDate(iso);
  if (!date) return undefined;
  return dayNumber(now) - dayNumber(date, zoneOf(iso));
}

/** The calendar day of a moment, as a number of days since 1970. */
function dayNumber(date: Date, timeZone = viewerZone): number {
  const { year, month, day } = readingOf(date, timeZone);
  return Date.UTC(year, month - 1, day) / millisecondsADay;
}

/** The first moment of the viewer's calendar day that is so many days before the day of `now`. */
export function startOfDay(now: Date, daysBefore: number): Date {
  const midnight = (dayNumber(now) - daysBefore) * millisecondsADay;
  // The offset of that night, which a change of the clocks may set apart from the offset of midnight in UTC.
  const offset = zoneOffset(midnight - zoneOffset(midnight));
  return new Date(midnight - offset);
}

/** By how many milliseconds the viewer's clock is ahead of UTC at a moment, which is given in whole minutes. */
function zoneOffset(moment: number): number {
  const date = new Date(moment);
  const { hour, minute } = readingOf(date);
  const timeOfDay = (hour * 60 + minute) * 60_000;
  return dayNumber(date) * millisecondsADay + timeOfDay - moment;
}

/** The age of a moment or day in Korean: `오늘`, `어제`, `3일 전`. Any other text stays as it is. */
export function formatKoreanAge(iso: string, now: Date): string {
  const days = daysOld(iso, now);
  if (days === undefined) return iso;
  if (days <= 0) return '오늘';
  if (days === 1) return '어제';
  if (days < 7) return `${days}일 전`;
  if (days < 30) return `${Math.floor(days / 7)}주 전`;
  return days < 365 ? `${Math.floor(days / 30)}개월 전` : `${Math.floor(days / 365)}년 전`;
}
