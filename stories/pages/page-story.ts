import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { isTestRun } from '../../.storybook/test-run.ts';

/**
 * The parameters and globals of a page about the stories. It fills the canvas and is made for a desktop with a mouse,
 * so its targets are not measured.
 */
export const pageStory = {
  parameters: { frame: 'page', controls: { disable: true } },
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
};

/** Stores the selection of a page in its address. */
export function keepInAddress(storyId: string) {
  return (updatedArgs: object) => {
    // In a test run, changed args would make Storybook render the story again, and report it as finished while its play
    // function still runs.
    if (isTestRun()) return;
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
  };
}
