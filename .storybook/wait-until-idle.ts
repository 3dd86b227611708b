import { isLoading } from '#harness/is-loading.ts';

/** Maximum number of frames to wait, because in some stories the data never arrives. */
const maxWait = 30;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until earlier updates are painted: a frame starts before React and the browser have painted them. */
export async function untilDrawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/**
 * Resolves when a played story is idle, or after `maxWait` frames. Idle means that all data, refetches and lazy-loaded
 * chunks are rendered; otherwise two screenshots of one story would differ.
 */
export async function waitUntilIdle(): Promise<void> {
  await untilDrawn();
  for (let frame = 0; frame < maxWait && isLoading(); frame += 1) await nextFrame();
  await untilDrawn();
}
