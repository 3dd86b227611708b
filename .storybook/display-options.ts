/**
 * The themes, phones and text sizes in which a story can be looked at: one list for the toolbar, for Chromatic's modes
 * and for the tests. Sizes in px; both are needed, or the tests fall back to a desktop page.
 */
export const phones = {
  phone: { name: 'Phone', width: 390, height: 844 },
  small: { name: 'Small phone', width: 320, height: 640 },
  large: { name: 'Large phone', width: 430, height: 932 },
  wide: { name: 'Wide screen', width: 1200, height: 900 },
} as const;
export type PhoneName = keyof typeof phones;

export const defaultPhone: PhoneName = 'phone';

export const storyThemes = ['light', 'dark', 'system'] as const;
export type StoryTheme = (typeof storyThemes)[number];

/** Text sizes in per cent of the browser's own. Without the sign, which Storybook does not take from an address. */
export const textSizes = ['100', '150', '200'] as const;

/** Storybook's viewport option for each phone. */
export const viewportOptions = Object.fromEntries(
  Object.entries(phones).map(([key, { name, width, height }]) => [
    key,
    {
      name,
      type: 'mobile' as const,
      styles: { width: `${width}px`, height: `${height}px` },
    },
  ]),
);

/** What Chromatic photographs of every story. */
export const chromaticModes = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    (['small', 'phone'] as const).map((phone) => [
      `${theme} ${phones[phone].width}`,
      { theme, viewport: phone },
    ]),
  ),
);
