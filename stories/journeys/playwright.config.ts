import { defineConfig, devices } from '@playwright/test';

import { chromiumLaunchOptions } from '../../checks/chromium.ts';

import { withoutCamera } from './fake-camera.ts';

const { args, ...browser } = chromiumLaunchOptions();

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
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
    launchOptions: { ...browser, args: [...args, withoutCamera] },
    // Without its film, which keeps the browser drawing: journeys would take nearly twice as long.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
  },
});
