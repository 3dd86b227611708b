import { createContext, useContext } from 'react';

import { datesIn, type Dates } from '#wallet/dates.ts';

/** How dates read around a component; by default in the device's time zone. */
export const DatesContext = createContext(datesIn(undefined));

/** Dates in the time zone of the person who looks at the screen. */
export function useDates(): Dates {
  return useContext(DatesContext);
}
