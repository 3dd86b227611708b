import { isLoading } from '#harness/is-loading.ts';

/** How many frames to wait for what is on its way at most: some stories show something that never arrives. */
const maxWait = 30;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What was set before is drawn: a frame begins before React and the browser have drawn it. */
export async function untilDrawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/**
 * Resolves when a played story has come to rest: what the wallet reads, also again after an answer, and what comes in a
 * file of its own is drawn. Else two pictures of one story differ.
 */
export async function waitUntilIdle(): Promise<void> {
  await untilDrawn();
  for (let frame = 0; frame < maxWait && isLoading(); frame += 1) await nextFrame();
  await untilDrawn();
}
