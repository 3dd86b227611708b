import type { ThemeEnvironment } from '#shell/theme-controller.ts';

/** A device whose preference a story decides, because the browser's own cannot be changed from inside a page. */
export interface FakeDevice {
  matchMedia: ThemeEnvironment['matchMedia'];
  /** Changes the preference, as at sunset. */
  prefer: (dark: boolean) => void;
}

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
