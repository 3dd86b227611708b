import type { Language } from '#i18n/language.ts';

/**
 * The display options of stories: one list for the toolbar, for Chromatic's modes and for the tests. Sizes are
 * in px. A phone needs both a width and a height, or the tests fall back to a desktop page.
 */
export const phones = {
  phone: { name: 'Phone', width: 390, height: 844 },
  small: { name: 'Small phone', width: 320, height: 640 },
  large: { name: 'Large phone', width: 430, height: 932 },
  wide: { name: 'Wide screen', width: 1200, height: 900 },
} as const;
/** The name of a phone size. */
export type PhoneName = keyof typeof phones;

/** The phone on which stories are shown by default. */
export const defaultPhone: PhoneName = 'phone';

/** The tag of a story for the default phone only: no check plays the story on another phone. */
export const defaultPhoneOnly = 'default-phone-only';

/** The choices of a toolbar menu. The first one is the default. */
type Choices<Value> = readonly [Choice<Value>, ...Choice<Value>[]];

interface Choice<Value> {
  /** The value in the address. Numeric choices are numbers: Storybook parses `textSize:200` as a number. */
  value: Value;
  title: string;
}

/** The theme of a story. */
export type StoryTheme = 'light' | 'dark' | 'system';

/**
 * The languages of a story: those of the specification, which has local sends and withdrawals in Korean, or a single
 * language.
 */
export type StoryLanguage = 'documented' | Language;

/** The display options of a story, by their names in the address (decision 127). */
export interface Display {
  theme: StoryTheme;
  language: StoryLanguage;
  /** In per cent of the browser's own text size. */
  textSize: 100 | 150 | 200;
  /** As on the device, or as on a device that prefers reduced motion. */
  motion: 'normal' | 'reduced';
  /** The network between the story and its mocks. */
  network: 'fast' | 'slow' | 'offline';
  /** A screen by itself, or between the header and the navigation of the wallet. */
  frame: 'alone' | 'shell';
}

/** The choices of each toolbar menu. */
export const displayChoices: { readonly [Name in keyof Display]: Choices<Display[Name]> } = {
  theme: [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'system', title: 'System' },
  ],
  language: [
    { value: 'documented', title: 'As specified' },
    { value: 'en', title: 'English' },
    { value: 'ko', title: '한국어' },
  ],
  textSize: [
    { value: 100, title: '100%' },
    { value: 150, title: '150%' },
    { value: 200, title: '200%' },
  ],
  motion: [
    { value: 'normal', title: 'Motion' },
    { value: 'reduced', title: 'Less motion' },
  ],
  network: [
    { value: 'fast', title: 'Fast' },
    { value: 'slow', title: 'Slow' },
    { value: 'offline', title: 'Offline' },
  ],
  frame: [
    { value: 'alone', title: 'Alone' },
    { value: 'shell', title: 'In shell' },
  ],
};

function chosen<Value>(choices: Choices<Value>, value: unknown): Value {
  return choices.find((choice) => choice.value === value)?.value ?? choices[0].value;
}

/** The chosen options in Storybook's globals. An unknown value in an address falls back to the default. */
export function displayOf(globals: Readonly<Record<string, unknown>>): Display {
  return {
    theme: chosen(displayChoices.theme, globals['theme']),
    language: chosen(displayChoices.language, globals['language']),
    textSize: chosen(displayChoices.textSize, globals['textSize']),
    motion: chosen(displayChoices.motion, globals['motion']),
    network: chosen(displayChoices.network, globals['network']),
    frame: chosen(displayChoices.frame, globals['frame']),
  };
}

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

/** The modes in which Chromatic takes screenshots of every story. */
export const chromaticModes = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    (['small', 'phone'] as const).map((phone) => [
      `${theme} ${phones[phone].width}`,
      { theme, viewport: phone },
    ]),
  ),
);
