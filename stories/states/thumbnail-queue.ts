/** As much of a story's page as a thumbnail asks about. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** How long a story may take, in milliseconds, before the next one starts. */
const patience = 20_000;
const interval = 100;

/** Whether a frame's story has played, or can go no further. */
export function hasPlayed(frame: HTMLIFrameElement): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as StoryWindow;
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for its turn, draws a story, and gives the turn on when the story has played. Resolves to whether it was drawn:
 * it is not when it is not wanted any more. One after the other: a story that plays has the focus, and there is one
 * focus on a page.
 */
export function inTurn(
  draw: () => HTMLIFrameElement | undefined,
  isWanted: () => boolean,
): Promise<boolean> {
  const turn = last.then(async () => {
    if (!isWanted()) return false;
    const before = document.activeElement;
    const until = performance.now() + patience;
    let frame = draw();
    while (isWanted() && performance.now() < until && !(frame && hasPlayed(frame))) {
      // oxlint-disable-next-line no-await-in-loop -- a look at a time
      await new Promise((resolve) => setTimeout(resolve, interval));
      frame ??= draw();
    }
    if (before instanceof HTMLElement && document.activeElement !== before) {
      before.focus({ preventScroll: true });
    }
    return frame !== undefined;
  });
  last = turn;
  return turn;
}
