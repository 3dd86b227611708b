import { waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';

import { defaultPhone, phones } from './display-options.ts';

/** The part of the preview that the runner uses. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { isPending(): boolean } };
}

/** Runs the built catalogue as shipped: every story at phone size. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    // The runner does not know the viewport global, and would render every story on a desktop page.
    const { width, height } = phones[defaultPhone];
    await page.setViewportSize({ width, height });
  },
  async postVisit(page) {
    await waitForPageReady(page);
    // A story that still runs would report its result to the next story. Only the runner's timeout applies: the
    // accessibility check of the page with all entries takes 20 s, too close to this call's default timeout of 30 s.
    await page.waitForFunction(
      () => !(window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.isPending(),
      undefined,
      { timeout: 0 },
    );
  },
};

export default config;
