import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

import { defaultPhone, defaultPhoneOnly, phones } from '../../.storybook/display-options.ts';
import { assertFitsInKorean, assertFitsSmallPhone } from '../../.storybook/small-phone.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The story's id, which the addon sets. */
    storyId?: string;
    /** The ids of the catalogue entries that the story declares. */
    entries?: readonly string[];
  }
  interface TestContext {
    /** The story under test, set by the addon. */
    story?: {
      parameters: { catalogue?: readonly string[]; frame?: string };
      globals: { a11y?: { manual?: boolean }; viewport?: { value?: string } };
      tags: readonly string[];
    };
  }
}

// Stored in the task, because the reporter runs outside the browser and has no access to parameters.
afterEach(({ task, story }) => {
  task.meta.entries = story?.parameters.catalogue ?? [];
});

// Repeats the layout checks on a small phone. The size need not be restored: Storybook sets it before each story.
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  const { globals, parameters, tags } = story;
  const isPhone = globals.viewport?.value === defaultPhone && parameters.frame !== 'page';
  if (!isPhone || tags.includes(defaultPhoneOnly)) return;
  const { width, height } = phones.small;
  await page.viewport(width, height);
  await assertFitsSmallPhone(globals);
  await assertFitsInKorean(100);
  await page.viewport(phones.phone.width, phones.phone.height);
  await assertFitsInKorean(200);
});

// If a check after a story fails, Storybook does not remove the style that pauses animations, and the next stories
// would wait forever for their animations to end.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
});
