import { defineConfig, devices } from '@playwright/test';

import { shellLaunchOptions } from '../../checks/browser/chromium.ts';

import { withoutCamera } from './fake-camera.ts';
import { toOtherHost } from './other-host.ts';

const { args, ...browser } = shellLaunchOptions();

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testMatch: '*.journey.ts' },
    // Walks over every control or field of every screen, which take minutes: for `npm run test:deep`.
    { name: 'walks', testMatch: '*.walk.ts' },
  ],
  globalSetup: './database-template.ts',
  outputDir: '../../test-results',
  // Each worker runs a provider and a browser of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice what the slowest journey takes on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    locale: 'en-US',
    // The service worker would answer in the provider's place. Only the journeys about it allow it.
    serviceWorkers: 'block',
    // Independent of the computer's own camera: a journey that scans gives its phone one.
    launchOptions: { ...browser, args: [...args, withoutCamera, toOtherHost] },
    // For a failed one there is `--trace on`. Recording all takes a tenth longer, and with a film twice as long.
    trace: 'off',
  },
});
