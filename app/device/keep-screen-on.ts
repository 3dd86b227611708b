/** The parts of a page that keep its screen on. A browser may lack the wake lock. */
export interface WakeLockPage {
  navigator: { wakeLock?: Pick<WakeLock, 'request'> };
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Keeps the screen of the device on while the page is visible. The browser releases the lock of a hidden page, so it is
 * requested again. Returns a function that ends it.
 */
export function keepScreenOn(
  { navigator: { wakeLock }, document }: WakeLockPage,
  log: (problem: string, detail: unknown) => void,
): () => void {
  let held: Pick<WakeLockSentinel, 'release'> | undefined;
  let ended = false;
  const release = (sentinel: Pick<WakeLockSentinel, 'release'>) =>
    void sentinel.release().catch((error: unknown) => log('The screen stays on', error));

  async function request() {
    if (wakeLock === undefined || document.visibilityState !== 'visible') return;
    try {
      const sentinel = await wakeLock.request('screen');
      if (ended) release(sentinel);
      else held = sentinel;
    } catch (error) {
      // A device with a low battery refuses.
      log('The screen cannot be kept on', error);
    }
  }

  const onVisibility = () => void request();
  void request();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisibility);
    if (held !== undefined) release(held);
  };
}
