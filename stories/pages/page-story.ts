import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { isTestRun } from '../../.storybook/test-run.ts';

/**
 * The parameters and globals of a page about the stories. It stands on its own, fills the canvas, and is made for a
 * desk and a mouse, so that its targets are not measured.
 */
export const pageStory = {
  parameters: { frame: 'page', controls: { disable: true } },
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
};

/** Keeps what is chosen on a page in its address. */
export function keepInAddress(storyId: string) {
  return (updatedArgs: object) => {
    // Storybook draws a story again whose arguments change, and says that it has finished while it is still played.
    if (isTestRun()) return;
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
  };
}
