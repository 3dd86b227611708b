/** An offset from UTC in full hours, such as `UTC+9`. */
const fixedOffset = /^UTC([+-]\d{1,2})$/;

/** The clock of a time zone: an offset such as `UTC+9`, or a name such as `Asia/Seoul`. */
export interface ZoneClock {
  /** The local time with its offset, `2026-03-05T14:30:00+09:00`. */
  isoTime: (at: Date) => string;
  /** The local month, `2026-03`. */
  monthOf: (at: Date) => string;
  /** The start of a month, `2026-03`. */
  startOf: (month: string) => Date;
}

/** The time zone of a profile: only an offset counts (decision 217). Undefined without one. */
export function profileZone(text: string): string | undefined {
  return fixedOffset.test(text) ? text : undefined;
}

/** True for an offset, or a name that this system knows. */
export function isTimeZone(text: string): boolean {
  if (fixedOffset.test(text)) return true;
  // An offset such as `+09:00`, which some systems accept, is not a name.
  if (!/^[A-Za-z][\w/+-]{0,59}$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** @throws {RangeError} for an unknown time zone */
export function zoneClock(timeZone: string): ZoneClock {
  const offsetAt = offsetsOf(timeZone);
  const local = (at: Date) => new Date(at.getTime() + offsetAt(at) * 60_000).toISOString();
  return {
    isoTime(at) {
      const minutes = offsetAt(at);
      const part = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
      const sign = minutes < 0 ? '-' : '+';
      return `${local(at).slice(0, 19)}${sign}${part(minutes / 60)}:${part(minutes % 60)}`;
    },
    monthOf: (at) => local(at).slice(0, 7),
    startOf(month) {
      const midnight = Date.parse(`${month}-01T00:00:00Z`);
      const before = (moment: number) => midnight - offsetAt(new Date(moment)) * 60_000;
      // Twice, because the offset at that midnight may differ from the one at midnight in UTC.
      return new Date(before(before(midnight)));
    },
  };
}

/** The offsets of a time zone from UTC, in minutes. */
function offsetsOf(timeZone: string): (at: Date) => number {
  const [, hours] = fixedOffset.exec(timeZone) ?? [];
  if (hours !== undefined) return () => Number.parseInt(hours, 10) * 60;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at) => {
    const parts = new Map(
      format.formatToParts(at).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
    );
    return local / 60_000 - Math.floor(at.getTime() / 60_000);
  };
}

const monthShape = /^20\d\d-(0[1-9]|1[0-2])$/;

/** True for a month of this century, as `2026-03`. */
export function isMonth(text: string): boolean {
  return monthShape.test(text);
}

/** The month after a month; both as `2026-03`. */
export function monthAfter(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return new Date(Date.UTC(Number.parseInt(year, 10), Number.parseInt(number, 10), 1))
    .toISOString()
    .slice(0, 7);
}
