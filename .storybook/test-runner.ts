import { waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';

import { defaultPhone, phones } from './display-options.ts';

/** As much of the preview as the runner asks about. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { isPending(): boolean } };
}

/** Runs the built catalogue as it is shipped: every story at phone size. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    // The runner does not know the viewport global, and would draw every story on a desktop page.
    const { width, height } = phones[defaultPhone];
    await page.setViewportSize({ width, height });
  },
  async postVisit(page) {
    await waitForPageReady(page);
    // A story still running would leave its verdict to the next one. The limit is the runner's: checking the page of
    // all entries for accessibility takes 20 s, which is too near to this call's own 30 s.
    await page.waitForFunction(
      () => !(window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.isPending(),
      undefined,
      { timeout: 0 },
    );
  },
};

export default config;
