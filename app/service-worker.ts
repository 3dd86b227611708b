import { basePath } from '#wallet/paths.ts';

import { loadAnewOnNavigation } from './navigation.ts';

/** Whether a newer version of the wallet waits for the person to agree. */
export interface WalletUpdate {
  isReady: () => boolean;
  /** Calls back when one is ready. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Takes the newer version into use, in this tab at once. */
  apply: () => void;
}

/**
 * Registers the worker that makes the wallet open offline. A version runs whole or not at all: a newer one is fetched
 * beside it and waits. A page that nobody has touched yet takes it into use and loads anew; one in use offers it, since
 * it may hold a form half filled in. Where another tab has taken it into use, this one loads anew when it next
 * navigates: until then it needs nothing that it has not fetched.
 */
export function registerServiceWorker(serviceWorker: ServiceWorkerContainer): WalletUpdate {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;
  let applying = false;
  let touched = false;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (touched = true), { once: true, capture: true, passive: true });
  }
  // The first worker that a browser gets takes over a page of its own version.
  let replaces = serviceWorker.controller !== null;

  function apply() {
    applying = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none, unlike a window's
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  }

  function onWaiting(worker: ServiceWorker | null) {
    if (worker === null || !replaces) return;
    waiting = worker;
    if (touched) for (const listener of listeners) listener();
    else apply();
  }

  async function register() {
    const registration = await serviceWorker.register(`${basePath}/sw.js`, {
      scope: `${basePath}/`,
    });
    const follow = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') onWaiting(registration.waiting);
      });
    registration.addEventListener('updatefound', () => follow(registration.installing));
    // One may have been found before there was anybody to hear of it.
    follow(registration.installing);
    onWaiting(registration.waiting);
    // By itself a browser asks late, and an installed wallet may stay open for weeks: it asks whenever it comes to the
    // front. Offline there is no answer, and no harm.
    const ask = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    if (replaces) ask();
  }

  serviceWorker.addEventListener('controllerchange', () => {
    if (applying) location.reload();
    else if (replaces) loadAnewOnNavigation();
    replaces = true;
  });
  register().catch((error: unknown) =>
    console.warn('The wallet will not open offline: no service worker', error),
  );

  return {
    isReady: () => waiting !== null && !applying,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply,
  };
}
