import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without windows and toolbars. It draws pages with less work, but gives them no camera. */
const shellName = 'chromium-headless-shell';

const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chromium or Chrome: `CHROMIUM_PATH`, else the first of these names that is found. */
export function findChromium(wanted: readonly string[] = names): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...otherPlaces].find((path) => existsSync(path));
}

/** What Playwright is given to start a browser. */
interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

/** How a check starts the whole browser. Without an installed one Playwright starts its own. */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(findChromium());
}

/** How a check that needs no camera starts its browser: the shell, where it is installed. */
export function shellLaunchOptions(): LaunchOptions {
  return launchOptions(findChromium([shellName, ...names]));
}

function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      // Chromium refuses to run as root with its sandbox, and most containers run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/**
 * How the checks of stories start it: for a person who wants no motion. What a story looks at would else depend on how
 * far an animation is, and on a busy machine that differs from run to run. A page is drawn whole each time: drawn in
 * parts, the same page differs in single pixels, and pictures of the same state do not look the same.
 */
export function motionlessChromium(): LaunchOptions {
  const { args, ...options } = shellLaunchOptions();
  return {
    ...options,
    args: [...args, '--force-prefers-reduced-motion', '--disable-partial-raster'],
  };
}
