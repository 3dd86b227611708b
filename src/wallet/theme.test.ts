import { describe, expect, it } from 'vitest';

import { browserThemeColour, nextThemeChoice, readThemeChoice, resolveTheme } from './theme.ts';

describe('nextThemeChoice', () => {
  it('cycles through light, dark and system', () => {
    expect(nextThemeChoice('light')).toBe('dark');
    expect(nextThemeChoice('dark')).toBe('system');
    expect(nextThemeChoice('system')).toBe('light');
  });
});

describe('readThemeChoice', () => {
  it.each(['light', 'dark', 'system'] as const)('reads %s', (choice) => {
    expect(readThemeChoice(choice)).toBe(choice);
  });
  it.each([null, '', 'Dark', 'sepia'])('reads %j as system', (stored) => {
    expect(readThemeChoice(stored)).toBe('system');
  });
});

describe('resolveTheme', () => {
  it('returns the chosen theme for any preference of the device', () => {
    for (const device of [true, false]) {
      expect(resolveTheme('light', device)).toBe('light');
      expect(resolveTheme('dark', device)).toBe('dark');
    }
  });
  it('follows the device on system', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
  });
});

describe('browserThemeColour', () => {
  it('differs between the themes', () => {
    expect(browserThemeColour.light).toMatch(/^#[0-9a-f]{6}$/);
    expect(browserThemeColour.dark).toMatch(/^#[0-9a-f]{6}$/);
    expect(browserThemeColour.dark).not.toBe(browserThemeColour.light);
  });
});
