import { isUnderWay } from '#stories/under-way.ts';

/** Longest wait for what is on its way, in milliseconds: some stories show something that never arrives. */
const longestWait = 500;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What was set before is drawn: a frame begins before React and the browser have drawn it. */
export async function untilDrawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

const untilIdle = () =>
  new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestWait }));

/**
 * Resolves when a played story has come to rest: what the wallet reads once the page is idle, such as the bell's
 * notifications, what it reads again after an answer, and what comes in a file of its own is drawn. Else two pictures
 * of one story differ.
 */
export async function atRest(): Promise<void> {
  await untilIdle();
  await untilDrawn();
  const end = performance.now() + longestWait;
  while (isUnderWay(document) && performance.now() < end) await nextFrame();
  await untilDrawn();
}
