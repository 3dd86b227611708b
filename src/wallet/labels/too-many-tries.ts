import { refusalOf } from '#wallet/failure.ts';

/** The provider's waiting time in minutes, rounded up; undefined if the error states none. */
function waitMinutes(error: unknown): number | undefined {
  const seconds = refusalOf(error)?.figures['seconds'] ?? '';
  return /^\d{1,9}$/.test(seconds) ? Math.ceil(Number.parseInt(seconds, 10) / 60) : undefined;
}

/** The sentence about too many tries, with the provider's waiting time. `after` ends it, such as `, or sign out`. */
export function tooManyTries(error: unknown, { between = '', after = '' } = {}): string {
  const wait = waitMinutes(error);
  const time = wait === undefined ? 'a few minutes' : wait === 1 ? '1 minute' : `${wait} minutes`;
  return `Too many tries. ${between}Wait ${time}, then try again${after}.`;
}

/** The same sentence in Korean. */
export function koreanTooManyTries(error: unknown): string {
  const wait = waitMinutes(error);
  return `시도 횟수를 초과했어요. ${wait === undefined ? '잠시' : `${wait}분`} 뒤에 다시 시도해 주세요.`;
}
