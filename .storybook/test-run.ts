/**
 * Whether a test plays this story: Vitest, or a check that opens the catalogue and marks its user agent, as
 * Storybook's own test-runner does. Users who view the story do not see the additional checks.
 */
export function isTestRun(): boolean {
  return '__vitest_browser__' in globalThis || navigator.userAgent.includes(testRunnerAgent);
}

/** The mark in the user agent of Storybook's test-runner. With it Storybook also ends every animation at once. */
export const testRunnerAgent = 'StorybookTestRunner';

/** Whether the story is played for its screenshot, which must then show what the story claims. */
export function isPictureRun(): boolean {
  return navigator.userAgent.includes(pictureAgent);
}

/** The mark in the user agent of a check that takes screenshots, besides `testRunnerAgent`. */
export const pictureAgent = 'StoryPictures';
