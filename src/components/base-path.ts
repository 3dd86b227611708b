import { createContext, useContext } from 'react';

import { withBase } from '#wallet/paths.ts';

/** The base path of the app's routes, such as `/superwallet`; the root by default. */
export const BasePath = createContext('');

/** The address of a route that is given without the base path. */
export function useAddress(route: string): string {
  return withBase(route, useContext(BasePath));
}
