import { createContext, useContext } from 'react';

import { withBase } from '#wallet/paths.ts';

/** The path below which the routes of the app live, such as `/superwallet`. By default they live at the root. */
export const BasePath = createContext('');

/** The address of a route that is written without the base path. */
export function useAddress(route: string): string {
  return withBase(route, useContext(BasePath));
}
