import { refusalOf } from '#wallet/failure.ts';

/** The provider's waiting time in minutes, rounded up; undefined if the error states none. */
function waitMinutes(error: unknown): number | undefined {
  const seconds = refusalOf(error)?.figures['seconds'] ?? '';
  return /^\d{1,9}$/.test(seconds) ? Math.ceil(Number.parseInt(seconds, 10) / 60) : undefined;
}

/** The words for a waiting time within a sentence. */
export interface WaitMessages {
  /** For a time that the provider does not state. */
  soon: string;
  minutes: (count: number) => string;
}

/** The provider's waiting time in words. */
export function waitTime(error: unknown, t: WaitMessages): string {
  const wait = waitMinutes(error);
  return wait === undefined ? t.soon : t.minutes(wait);
}
