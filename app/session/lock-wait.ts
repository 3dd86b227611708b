import type { Clock } from '#wallet/clock.ts';

/** Maximum time for which the lock waits, in milliseconds. */
export const longestLockWait = 12 * 60 * 60_000;

/** The part of a `Document` that shows whether the page is visible and what covers it. */
export type WaitingPage = Pick<
  Document,
  'visibilityState' | 'querySelector' | 'addEventListener' | 'removeEventListener'
>;

/** The idle lock waits while the screen of a vendor is open and visible (decision 168). */
export interface LockWait {
  /**
   * Starts to wait. `limit` returns the time in milliseconds for which the page may be hidden. Returns a function that
   * stops the wait.
   */
  begin: (page: WaitingPage, limit: () => number) => () => void;
  /** True if the lock waits now. An open sheet or panel covers the screen, so the lock does not wait for it. */
  isWaiting: () => boolean;
  /** True if a press belongs to the screen for which the lock waits, and so is no use of the rest of the wallet. */
  covers: (target: EventTarget | null) => boolean;
}

const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target;

/** Creates the wait of a session: pass it to `sessionScoped`. */
export function createLockWait(clock: Clock): LockWait {
  let open: { page: WaitingPage; since: number; limit: () => number } | undefined;
  let hiddenSince: number | undefined;
  const now = () => clock.now().getTime();

  function isWaiting(): boolean {
    if (open === undefined) return false;
    const waited = now() - open.since;
    const hidden = hiddenSince === undefined ? 0 : now() - hiddenSince;
    const isOver = waited < 0 || waited >= longestLockWait || hidden >= open.limit();
    return !isOver && open.page.querySelector('dialog[open]') === null;
  }

  return {
    begin(page, limit) {
      const started = { page, since: now(), limit };
      open = started;
      hiddenSince = page.visibilityState === 'hidden' ? now() : undefined;
      const onVisibility = () => {
        if (page.visibilityState === 'hidden') {
          hiddenSince ??= now();
          return;
        }
        // A wait that has ended while the page was hidden does not start again.
        if (hiddenSince !== undefined && now() - hiddenSince >= limit()) open = undefined;
        hiddenSince = undefined;
      };
      page.addEventListener('visibilitychange', onVisibility);
      return () => {
        page.removeEventListener('visibilitychange', onVisibility);
        if (open === started) open = undefined;
      };
    },
    isWaiting,
    covers: (target) =>
      isWaiting() && isElement(target) && target.closest('[data-screen]') !== null,
  };
}
