/** The browser's storage keys of the install banner; the documents give no names (decision 29). */
export const installFlags = {
  visited: 'install_banner_visited',
  dismissed: 'install_banner_dismissed',
  installed: 'install_banner_installed',
} as const;

/** The tab's storage key for a counted visit. A reload does not start another visit (decision 29). */
export const visitFlag = 'install_banner_visit';

export type InstallFlag = keyof typeof installFlags;

/** Time for which a dismissal hides the offer, in milliseconds: 14 days (decision 29). */
export const dismissalPeriod = 14 * 24 * 60 * 60_000;

/**
 * Whether a stored dismissal hides the offer at a time in milliseconds since 1970. The stored value is the ISO 8601
 * time of the dismissal. Earlier versions stored `true`, which hides nothing.
 */
export function isDismissed(stored: string | null, now: number): boolean {
  const age = now - Date.parse(stored ?? '');
  return age >= 0 && age < dismissalPeriod;
}
