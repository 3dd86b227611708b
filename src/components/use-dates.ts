import { useContext } from 'react';

import { datesIn, type Dates } from '#wallet/dates.ts';

import { TimeZoneContext } from './time-zone.ts';

/** Dates in the user's time zone. */
export function useDates(): Dates {
  return datesIn(useContext(TimeZoneContext));
}
