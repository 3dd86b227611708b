/**
 * True if a test plays this story: Vitest, or a check that opens the catalogue and marks its user agent, as
 * Storybook's own test-runner does. The additional checks of a test do not run for users who view the story.
 */
export function isTestRun(): boolean {
  return '__vitest_browser__' in globalThis || navigator.userAgent.includes(testRunnerAgent);
}

/** The mark in the user agent of Storybook's test-runner. Storybook then also ends every animation immediately. */
export const testRunnerAgent = 'StorybookTestRunner';

/** True if the story is played for its screenshot, which must show the claimed catalogue entries. */
export function isPictureRun(): boolean {
  return navigator.userAgent.includes(pictureAgent);
}

/** The mark, in addition to `testRunnerAgent`, in the user agent of a check that takes screenshots. */
export const pictureAgent = 'StoryPictures';
