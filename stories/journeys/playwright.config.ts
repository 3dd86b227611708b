import { defineConfig, devices } from '@playwright/test';

import { shellLaunchOptions } from '../../checks/browser/chromium.ts';

import { withoutCamera } from './fake-camera.ts';
import { toOtherHost } from './other-host.ts';

const { args, ...browser } = shellLaunchOptions();

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testMatch: '*.journey.ts' },
    // Walks over every control or field of every screen take minutes, so they only run in `npm run test:deep`.
    { name: 'walks', testMatch: '*.walk.ts' },
  ],
  globalSetup: './database-template.ts',
  outputDir: '../../test-results',
  // Each worker runs its own provider and browser.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice the time of the slowest journey on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    locale: 'en-US',
    // The service worker would answer instead of the provider. Only the journeys about it allow it.
    serviceWorkers: 'block',
    // A press waits for the end of every movement otherwise. The journeys about motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // Hides the computer's own camera. A journey that scans adds a fake one.
    launchOptions: { ...browser, args: [...args, withoutCamera, toOtherHost] },
    // Use `--trace on` for a failed journey. Traces of all journeys take a tenth more time, and videos twice the time.
    trace: 'off',
  },
});
