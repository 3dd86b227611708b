/**
 * Whether a test plays this story: Vitest, or a check that opens the catalogue and says so in its user agent, as
 * Storybook's own test-runner does. A person who looks at the story sees nothing of what then happens besides.
 */
export function isTestRun(): boolean {
  return '__vitest_browser__' in globalThis || navigator.userAgent.includes(testRunnerAgent);
}

/** What the user agent of Storybook's test-runner contains. Storybook then also ends every animation at once. */
export const testRunnerAgent = 'StorybookTestRunner';

/** Whether the story is played for its picture, which must then show what the story claims. */
export function isPictureRun(): boolean {
  return navigator.userAgent.includes(pictureAgent);
}

/** What the user agent of a check contains that takes pictures, besides `testRunnerAgent`. */
export const pictureAgent = 'StoryPictures';
