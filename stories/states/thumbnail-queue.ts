/** The parts of a story's window that a thumbnail reads. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Timeout of a story in milliseconds, after which the next one starts. */
const storyTimeout = 20_000;
const interval = 100;

/** True if the frame's story has played, or cannot continue. */
export function hasPlayed(frame: HTMLIFrameElement): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as StoryWindow;
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits in the queue, renders a story, and starts the next one when the story has played. Resolves to false if the
 * story is no longer wanted and was not rendered. Stories play one at a time, because a page has only one focus.
 */
export function inTurn(
  render: () => HTMLIFrameElement | undefined,
  isWanted: () => boolean,
): Promise<boolean> {
  const turn = last.then(async () => {
    if (!isWanted()) return false;
    const before = document.activeElement;
    const until = performance.now() + storyTimeout;
    let frame = render();
    while (isWanted() && performance.now() < until && !(frame && hasPlayed(frame))) {
      // oxlint-disable-next-line no-await-in-loop -- polls one step at a time
      await new Promise((resolve) => setTimeout(resolve, interval));
      frame ??= render();
    }
    if (before instanceof HTMLElement && document.activeElement !== before) {
      before.focus({ preventScroll: true });
    }
    return frame !== undefined;
  });
  last = turn;
  return turn;
}
