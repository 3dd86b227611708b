import { createContext, useContext } from 'react';

import { datesIn, type Dates } from '#wallet/dates.ts';

/** The date formats for the components below; by default in the device's time zone. */
export const DatesContext = createContext(datesIn(undefined));

/** Dates in the user's time zone. */
export function useDates(): Dates {
  return useContext(DatesContext);
}
