import { createStore, type ReadableStore } from '#wallet/store.ts';

/** True if a newer version of the wallet waits for the user's consent, or for this page to load it. */
export interface WalletUpdate extends ReadableStore<boolean> {
  /** Activates the newer version, in this tab immediately. */
  apply: () => void;
}

/** Lazy-loaded: the first screen does not need it. */
const activation = () => import('./activation.ts');

/**
 * Registers the worker that makes the wallet open offline. The files of two versions are never mixed: a newer version
 * is fetched completely and waits.
 *
 * - The only open page activates the newer version and reloads, if the user has not touched the page yet.
 * - Any other page offers it, because it or another page may hold a half-filled form.
 * - When another page has activated it, this page continues to offer a reload, and reloads at its next navigation.
 *   Until then the worker keeps the chunks that this page may still load, such as the scanner (`sw.js`).
 *
 * `later` defers the registration until after the first screen, because installing a worker fetches all files.
 */
export function registerServiceWorker(
  serviceWorker: ServiceWorkerContainer,
  reloadOnNavigation: () => void,
  later: (run: () => void) => void,
): WalletUpdate {
  const { read, subscribe, write } = createStore(false);
  let waiting: ServiceWorker | null = null;
  let applying = false;
  let touched = false;
  /** Another page is open, and the user may be using it. */
  let hasOtherTabs = false;
  /** A newer version is active, and this page has the previous one. */
  let stale = false;
  // The first worker in a browser takes control of a page that already has the worker's version.
  let replaces = serviceWorker.controller !== null;

  function publish() {
    write(stale || (waiting !== null && !applying && (touched || hasOtherTabs)));
  }

  function touch() {
    touched = true;
    publish();
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, touch, { once: true, capture: true, passive: true });
  }

  function apply() {
    // A version that no longer waits is active or activating.
    if (stale || waiting?.state !== 'installed') {
      location.reload();
      return;
    }
    applying = true;
    publish();
    const worker = waiting;
    void activation()
      .then(({ requestActivation }) => requestActivation(worker))
      .catch(() => location.reload());
  }

  async function onWaiting(worker: ServiceWorker | null) {
    if (worker === null || !replaces) return;
    waiting = worker;
    publish();
    if (touched) return;
    const { countPages } = await activation();
    const isAlone = (await countPages(worker)) <= 1;
    // The user may have started, or another page may have activated it.
    if (isAlone && !touched && !stale && worker === waiting) {
      apply();
      return;
    }
    hasOtherTabs ||= !isAlone;
    publish();
  }

  function notice(worker: ServiceWorker | null) {
    onWaiting(worker).catch((error: unknown) =>
      console.warn('The pages of the wallet could not be counted', error),
    );
  }

  serviceWorker.addEventListener('controllerchange', () => {
    if (applying) {
      location.reload();
    } else if (replaces) {
      stale = true;
      reloadOnNavigation();
      publish();
    }
    replaces = true;
  });
  later(() => {
    activation()
      .then(({ registerWorker }) => registerWorker(serviceWorker, { notice, replaces }))
      .catch((error: unknown) => console.warn('The service worker could not be fetched', error));
  });

  return { read, subscribe, apply };
}
