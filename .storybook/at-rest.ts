import { storyServices } from '#stories/story-services.ts';

/** Longest wait for what is on its way, in milliseconds: some stories show something that never arrives. */
const longestWait = 500;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isIdle = () =>
  new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestWait }));

const isUnderWay = () =>
  storyServices().queries.cache.isFetching() > 0 ||
  document.querySelector('[aria-busy="true"]') !== null;

/**
 * Resolves when a played story has come to rest: what the wallet reads once the page is idle, such as the bell's
 * notifications, what it reads again after an answer, and what comes in a file of its own is drawn. Else two pictures
 * of one story differ.
 */
export async function atRest(): Promise<void> {
  await isIdle();
  await nextFrame();
  await nextFrame();
  const end = performance.now() + longestWait;
  while (isUnderWay() && performance.now() < end) await nextFrame();
  await nextFrame();
  await nextFrame();
}
