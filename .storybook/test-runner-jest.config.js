import { getJestConfig } from '@storybook/test-runner';

import { motionlessChromium } from '../checks/browser/chromium.ts';

const config = getJestConfig();

export default {
  ...config,
  maxWorkers: 2,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: motionlessChromium(),
    },
  },
};
