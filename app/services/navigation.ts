import type { Navigate } from '#components/Link.tsx';
import { withBase } from '#wallet/paths.ts';

/** As much of a browser's page as navigating touches. */
export type NavigationEnvironment = Pick<
  Window,
  'addEventListener' | 'history' | 'location' | 'scrollTo' | 'scrollY'
>;

/** How the wallet goes from one route to another. */
export interface Navigation {
  /** Goes to a route, written with or without the base path, and to its top. */
  navigate: Navigate;
  /** From now on a navigation loads the page: the wallet has been updated, and the old version's parts are gone. */
  reloadOnNavigation: () => void;
}

/** Navigation in a browser's page. `push` adds an address to its history and shows the route. */
export function startNavigation(
  page: NavigationEnvironment,
  push: (address: string) => void,
): Navigation {
  let reloads = false;

  // A page that is left at its top opens at its top again. Chromium would keep its heading in place instead, and so
  // hide a banner that has come above it.
  page.addEventListener('pagehide', () => {
    page.history.scrollRestoration = page.scrollY === 0 ? 'manual' : 'auto';
  });

  return {
    navigate(to) {
      if (reloads) {
        page.location.assign(withBase(to));
        return;
      }
      page.history.scrollRestoration = 'auto';
      push(withBase(to));
      page.scrollTo(0, 0);
    },
    reloadOnNavigation() {
      reloads = true;
    },
  };
}
