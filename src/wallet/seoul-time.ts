/** Seoul's offset from UTC in milliseconds. Korea has no daylight saving time. */
export const seoulOffset = 9 * 60 * 60_000;

/** The calendar day in Korea, such as `2026-03-02`. */
export function koreanDay(at: Date): string {
  return new Date(at.getTime() + seoulOffset).toISOString().slice(0, 10);
}
