import { getJestConfig } from '@storybook/test-runner';

import { chromiumLaunchOptions } from '../checks/chromium.ts';

const config = getJestConfig();

export default {
  ...config,
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: chromiumLaunchOptions(),
    },
  },
};
