import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without windows and toolbars. It renders pages with less work, but provides no camera. */
const shellName = 'chromium-headless-shell';

const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chromium or Chrome: `CHROMIUM_PATH`, or else the first match for one of these names. */
export function findChromium(wanted: readonly string[] = names): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...otherPlaces].find((path) => existsSync(path));
}

/** The launch options that Playwright gets. */
interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

/** Launch options of checks that need the full browser. Falls back to Playwright's browser if none is installed. */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(findChromium());
}

/** Launch options of checks without a camera: the headless shell, if it is installed. */
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
 * Launch options of the story checks. Motion is reduced, because the progress of an animation differs from run to run
 * on a busy machine. Each page is drawn in one piece: partial drawing differs in single pixels, so screenshots of the
 * same state would not be equal.
 */
export function motionlessChromium(): LaunchOptions {
  const { args, ...options } = shellLaunchOptions();
  return {
    ...options,
    args: [...args, '--force-prefers-reduced-motion', '--disable-partial-raster'],
  };
}
