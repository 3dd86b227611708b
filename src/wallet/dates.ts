/**
 * Moments and calendar days as text. Both are ISO strings. A moment, `2025-01-05T05:30:00.000Z`, is shown in the time
 * zone of the viewer; a calendar day, `2025-01-05`, is the same day everywhere.
 */

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

const monthNames: Readonly<Record<string, string>> = {
  '01': 'Jan',
  '02': 'Feb',
  '03': 'Mar',
  '04': 'Apr',
  '05': 'May',
  '06': 'Jun',
  '07': 'Jul',
  '08': 'Aug',
  '09': 'Sep',
  '10': 'Oct',
  '11': 'Nov',
  '12': 'Dec',
};

/** The viewer's time zone; by default the device's own. */
let viewerZone: string | undefined;

/** Sets the time zone of all moments, for a catalogue or a test that must not depend on its device. */
export function setTimeZone(timeZone: string | undefined): void {
  viewerZone = timeZone;
}

/** By time zone. A formatter is slow to create, and a long list shows many dates. */
const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatterOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

function partsOf(date: Date, timeZone = viewerZone): (part: Part) => string {
  const parts = formatterOf(timeZone).formatToParts(date);
  return (wanted) => parts.find(({ type }) => type === wanted)?.value ?? '';
}

/** The date in words. */
function dayLabel(part: (part: Part) => string): string {
  return `${monthNames[part('month')] ?? ''} ${part('day')}, ${part('year')}`;
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
  return dayLabel(partsOf(date, zoneOf(iso)));
}

/** A moment as `Jan 5, 2025 14:30`, on a 24-hour clock (core §9). Any other text stays as it is. */
export function formatDateTime(iso: string): string {
  const date = readDate(iso);
  if (!date) return iso;
  const part = partsOf(date, zoneOf(iso));
  return `${dayLabel(part)} ${part('hour')}:${part('minute')}`;
}

/** A moment in Korean, `1월 5일 14:30`. Any other text stays as it is. */
export function formatKoreanDateTime(iso: string): string {
  const date = readDate(iso);
  if (!date) return iso;
  const part = partsOf(date);
  return `${part('month').replace(/^0/, '')}월 ${part('day')}일 ${part('hour')}:${part('minute')}`;
}

/** A moment in Korean with its year, `2025년 1월 5일 14:30`. Any other text stays as it is. */
export function formatKoreanMoment(iso: string): string {
  const date = readDate(iso);
  return date ? `${partsOf(date)('year')}년 ${formatKoreanDateTime(iso)}` : iso;
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
  const part = partsOf(date, timeZone);
  const day = `${part('year')}-${part('month')}-${part('day').padStart(2, '0')}`;
  return Date.parse(day) / millisecondsADay;
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
  const part = partsOf(date);
  const timeOfDay = Date.parse(`1970-01-01T${part('hour')}:${part('minute')}Z`);
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
