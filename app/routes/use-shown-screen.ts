import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
} from 'react';
import { useLocation, useSearch } from 'wouter';

import { withoutTrailingSlash } from '#wallet/paths.ts';

import type { RouteProps } from './route-props.ts';
import { routeOf } from './routes.ts';

/** A routed screen and its address. */
export interface ShownScreen {
  /** Without the base and without trailing slashes. */
  path: string;
  search: string;
  /** Picked once: every render must use the same lazy component. */
  Screen: ComponentType<RouteProps>;
  /** Number of retries by the user. */
  tries: number;
}

const screenAt = (path: string, search: string, tries = 0): ShownScreen => ({
  path,
  search,
  Screen: routeOf(path).component(),
  tries,
});

/**
 * The shown screen, which stays until the screen of a new address is loaded and rendered. Going back shows a screen at
 * once, as React does in a `popstate` event, so that the browser can restore the scroll position.
 */
export function useShownScreen(): {
  /** The path of the address, whether or not its screen is shown yet. */
  path: string;
  shown: ShownScreen;
  /** True if the screen of the address is not shown yet. */
  opening: boolean;
  /** Loads and renders the shown screen again. */
  retry: () => void;
} {
  const [location] = useLocation();
  const path = withoutTrailingSlash(location);
  const search = useSearch();
  const [shown, setShown] = useState(() => screenAt(path, search));
  const opening = shown.path !== path || shown.search !== search;
  const open = useEffectEvent((to: string, withSearch: string) => {
    const next = opening ? screenAt(to, withSearch) : shown;
    startTransition(() => setShown(next));
  });
  useLayoutEffect(() => open(path, search), [path, search]);
  return {
    path,
    shown,
    opening,
    retry: () => setShown(screenAt(shown.path, shown.search, shown.tries + 1)),
  };
}
