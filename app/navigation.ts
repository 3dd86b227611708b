import { navigate as push } from 'wouter/use-browser-location';

import { withBase } from '#wallet/paths.ts';

let loadsAnew = false;

/** From now on a navigation loads the page: the wallet has been updated, and what is not loaded yet is gone. */
export function loadAnewOnNavigation(): void {
  loadsAnew = true;
}

/**
 * A page that is left at its top opens at its top again. Chromium would rather keep its heading in place, and so hide a
 * banner that has come above it.
 */
export function openAtTopAgain(): void {
  addEventListener('pagehide', () => {
    history.scrollRestoration = scrollY === 0 ? 'manual' : 'auto';
  });
}

/** Goes to a route, written with or without the base path, and to its top. */
export function navigate(to: string): void {
  if (loadsAnew) {
    location.assign(withBase(to));
    return;
  }
  history.scrollRestoration = 'auto';
  push(withBase(to));
  scrollTo(0, 0);
}
