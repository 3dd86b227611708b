/** The user's choices; `system` follows the device. */
const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The applied theme. */
export type Theme = 'light' | 'dark';

/** The next choice in the cycle light, dark, system (core §4). */
export function nextThemeChoice(choice: ThemeChoice): ThemeChoice {
  return themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'light';
}

/** Reads a stored choice; an unknown one is `system`, the default of a first visit. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** The theme to apply for a choice, on a device that prefers dark or not. */
export function resolveTheme(choice: ThemeChoice, devicePrefersDark: boolean): Theme {
  if (choice === 'system') return devicePrefersDark ? 'dark' : 'light';
  return choice;
}

/** The browser's theme colour: a dark tone in the dark theme, indigo in the light theme (core §4). */
export const browserThemeColour: Readonly<Record<Theme, string>> = {
  light: '#342d9e',
  dark: '#0a0e19',
};
