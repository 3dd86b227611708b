import type { ThemeEnvironment } from '#shell/theme-controller.ts';

/** A device whose colour preference is set by the story, because a page cannot change the browser's own. */
export interface FakeDevice {
  matchMedia: ThemeEnvironment['matchMedia'];
  /** Changes the preference. */
  prefer: (dark: boolean) => void;
}

/** A device that prefers the dark theme or the light one. */
export function fakeDevice(dark: boolean): FakeDevice {
  const preference = new EventTarget();
  let matches = dark;
  return {
    matchMedia: () => ({
      get matches() {
        return matches;
      },
      addEventListener: preference.addEventListener.bind(preference),
      removeEventListener: preference.removeEventListener.bind(preference),
    }),
    prefer(next) {
      matches = next;
      preference.dispatchEvent(new Event('change'));
    },
  };
}
