/**
 * Timestamps and calendar days as text. Both are ISO strings. A timestamp, `2025-01-05T05:30:00.000Z`, is shown in
 * the viewer's time zone; a calendar day, `2025-01-05`, is the same day everywhere.
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

/** The language of dates. */
type DateLanguage = 'en' | 'ko';

/** Cached by time zone. A formatter is slow to create, and a long list shows many dates. */
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

/** The calendar and clock fields of a timestamp. The month is 1 to 12. */
interface Reading {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** An offset from UTC in hours, such as `UTC+9`; `UTC` is 0. */
const fixedOffset = /^UTC([+-]\d{1,2})?$/;

/**
 * Reads a timestamp in a time zone, `undefined` for the device's zone. Uses `Date` for the device's zone and for a
 * fixed offset: the first use of `Intl` in a page takes as long as rendering a screen.
 */
function readingOf(date: Date, timeZone: string | undefined): Reading {
  const [isFixed, hours = '0'] = fixedOffset.exec(timeZone ?? '') ?? [];
  if (timeZone === undefined || isFixed) {
    const minutesBehind =
      timeZone === undefined ? date.getTimezoneOffset() : -60 * Number.parseInt(hours, 10);
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
const dayLabels: Readonly<Record<DateLanguage, (reading: Reading) => string>> = {
  en: ({ year, month, day }) => `${monthNames[month - 1] ?? ''} ${day}, ${year}`,
  ko: ({ year, month, day }) => `${year}년 ${month}월 ${day}일`,
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time on a 24-hour clock. */
function timeLabel({ hour, minute }: Reading): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function readDate(iso: string): Date | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const millisecondsADay = 86_400_000;

/** Date formats for the user's time zone. */
export interface Dates {
  /** A timestamp or day as `Jan 5, 2025` (core §9) or `2025년 1월 5일`. Any other text is returned unchanged. */
  formatDate: (iso: string) => string;
  /** As `Jan 5, 2025 14:30` (core §9) or `2025년 1월 5일 14:30`. Any text but a timestamp is returned unchanged. */
  formatDateTime: (iso: string) => string;
  /** The time of a timestamp as `14:30`. Any text but a timestamp is returned unchanged. */
  formatTime: (iso: string) => string;
  /** A timestamp in Korean, `1월 5일 14:30`. Any other text is returned unchanged. */
  formatKoreanDateTime: (iso: string) => string;
  /** The age of a timestamp or day in Korean: `오늘`, `어제`, `3일 전`. Any other text is returned unchanged. */
  formatKoreanAge: (iso: string, now: Date) => string;
  /** The number of calendar days from a timestamp or day to `now`: 0 on the same day, negative for a later day. */
  daysOld: (iso: string, now: Date) => number | undefined;
  /** The start of the calendar day that is `daysBefore` days before the day of `now`. */
  startOfDay: (now: Date, daysBefore: number) => Date;
}

const knownDates: Readonly<Record<DateLanguage, Map<string | undefined, Dates>>> = {
  en: new Map(),
  ko: new Map(),
};

/** Dates in a time zone: a name, an offset such as `UTC+9`, or `undefined` for the device's own. */
export function datesIn(timeZone: string | undefined, language: DateLanguage = 'en'): Dates {
  const known = knownDates[language].get(timeZone);
  if (known) return known;
  const dates = makeDates(timeZone, language);
  knownDates[language].set(timeZone, dates);
  return dates;
}

function makeDates(timeZone: string | undefined, language: DateLanguage): Dates {
  const dayLabel = dayLabels[language];
  /** `Date` reads a calendar day as midnight in UTC. */
  const readingOfText = (iso: string, date: Date) =>
    readingOf(date, dayShape.test(iso) ? 'UTC' : timeZone);

  /** The calendar day as a number of days since 1970. */
  const dayNumber = ({ year, month, day }: Reading) =>
    Date.UTC(year, month - 1, day) / millisecondsADay;

  /** The offset of the time zone from UTC in milliseconds. `moment` is a timestamp in milliseconds, without seconds. */
  function zoneOffset(moment: number): number {
    const reading = readingOf(new Date(moment), timeZone);
    const timeOfDay = (reading.hour * 60 + reading.minute) * 60_000;
    return dayNumber(reading) * millisecondsADay + timeOfDay - moment;
  }

  /** Formats a timestamp or a day. Any other text is returned unchanged. */
  const format = (write: (reading: Reading) => string) => (iso: string) => {
    const date = readDate(iso);
    return date ? write(readingOfText(iso, date)) : iso;
  };
  const koreanDateTime = (reading: Reading) =>
    `${reading.month}월 ${reading.day}일 ${timeLabel(reading)}`;

  function daysOld(iso: string, now: Date): number | undefined {
    const date = readDate(iso);
    if (!date) return undefined;
    return dayNumber(readingOf(now, timeZone)) - dayNumber(readingOfText(iso, date));
  }

  return {
    formatDate: format(dayLabel),
    formatDateTime: format((reading) => `${dayLabel(reading)} ${timeLabel(reading)}`),
    formatTime: format(timeLabel),
    formatKoreanDateTime: format(koreanDateTime),
    formatKoreanAge: (iso, now) => {
      const days = daysOld(iso, now);
      if (days === undefined) return iso;
      if (days <= 0) return '오늘';
      if (days === 1) return '어제';
      if (days < 7) return `${days}일 전`;
      if (days < 30) return `${Math.floor(days / 7)}주 전`;
      return days < 365 ? `${Math.floor(days / 30)}개월 전` : `${Math.floor(days / 365)}년 전`;
    },
    daysOld,
    startOfDay: (now, daysBefore) => {
      const midnight = (dayNumber(readingOf(now, timeZone)) - daysBefore) * millisecondsADay;
      // Uses the offset at that midnight, which can differ from the offset at midnight in UTC after a daylight saving
      // change.
      return new Date(midnight - zoneOffset(midnight - zoneOffset(midnight)));
    },
  };
}
