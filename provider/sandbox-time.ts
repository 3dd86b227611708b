/** Default of `SANDBOX_SPEED`: five minutes last half a second, an hour 6 s, and a day 2.4 minutes (decision 202). */
export const defaultSandboxSpeed = 600;

/** Highest `SANDBOX_SPEED`: a day lasts less than a tenth of a second. */
export const maxSandboxSpeed = 1_000_000;

/** Durations in milliseconds, as they are documented: before the sandbox shortens them. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The time that a sandbox takes for a documented duration; both in milliseconds (decision 202). */
export function sandboxTime(documented: number, speed: number): number {
  return Math.ceil(documented / speed);
}
