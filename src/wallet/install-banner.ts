/** The browser's storage keys of the install banner; the documents give no names (decision 29). */
export const installFlags = {
  visited: 'install_banner_visited',
  dismissed: 'install_banner_dismissed',
  installed: 'install_banner_installed',
} as const;

/** The tab's storage key for a counted visit. A reload does not start another visit (decision 29). */
export const visitFlag = 'install_banner_visit';

export type InstallFlag = keyof typeof installFlags;

/** Whether to offer the installation: on a later visit, unless dismissed or installed before (core §4). */
export function offersInstall(flags: Readonly<Record<InstallFlag, boolean>>): boolean {
  return flags.visited && !flags.dismissed && !flags.installed;
}
