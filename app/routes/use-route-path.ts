import { useLocation } from 'wouter';

import { withoutTrailingSlash } from '#wallet/paths.ts';

/** The path of the shown route, without the base and without slashes at its end. */
export function useRoutePath(): string {
  const [path] = useLocation();
  return withoutTrailingSlash(path);
}
