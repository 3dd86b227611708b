import { startThemeController } from '#shell/theme-controller.ts';

/** The wallet's theme, drawn from here on. */
export const theme = startThemeController({
  storage: localStorage,
  matchMedia: (query) => window.matchMedia(query),
  document,
});
