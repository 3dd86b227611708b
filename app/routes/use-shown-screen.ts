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

/** A routed screen, and the address that it is the screen of. */
export interface ShownScreen {
  /** Without the base and without slashes at its end. */
  path: string;
  search: string;
  /** Chosen once: while it is fetched, each drawing needs the same one. */
  Screen: ComponentType<RouteProps>;
  /** How often the person has tried again to show it. */
  tries: number;
}

const screenAt = (path: string, search: string, tries = 0): ShownScreen => ({
  path,
  search,
  Screen: routeOf(path).component(),
  tries,
});

/**
 * The screen that is shown, which stays until that of another address is there and drawn. Going back shows a screen at
 * once, as React does in a `popstate` event: the browser then restores how far it was scrolled.
 */
export function useShownScreen(): {
  /** The path of the address, whether or not its screen is shown yet. */
  path: string;
  shown: ShownScreen;
  /** Whether the screen of the address is not shown yet. */
  opening: boolean;
  /** Fetches and draws the shown screen again. */
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
