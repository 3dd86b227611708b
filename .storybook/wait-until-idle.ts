import { isLoading } from '#harness/is-loading.ts';

/** Maximum number of frames to wait, because in some stories the data never arrives. */
const maxWait = 30;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until earlier updates are painted: a frame starts before React and the browser have painted them. */
export async function untilDrawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** True while a drawing waits for idle time. */
const isDrawing = () => document.querySelector('path.drawn:not([d])') !== null;

/**
 * Resolves when a played story is idle, or after `maxWait` frames. Idle means that all data, refetches,
 * lazy-loaded chunks and drawings are rendered; otherwise two screenshots of one story would differ.
 */
export async function waitUntilIdle(): Promise<void> {
  await untilDrawn();
  for (let frame = 0; frame < maxWait && (isLoading() || isDrawing()); frame += 1) {
    await nextFrame();
  }
  await untilDrawn();
}
