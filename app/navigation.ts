import { navigate as push } from 'wouter/use-browser-location';

import { withBase } from '#wallet/paths.ts';

/** Goes to a route, written with or without the base path, and to its top. */
export function navigate(to: string): void {
  push(withBase(to));
  scrollTo(0, 0);
}
