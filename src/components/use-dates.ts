import { useContext } from 'react';

import { useLanguage } from '#i18n/messages-context.ts';
import { datesIn, type Dates } from '#wallet/dates.ts';

import { TimeZoneContext } from './time-zone.ts';

/** Dates in the user's time zone and language. */
export function useDates(): Dates {
  return datesIn(useContext(TimeZoneContext), useLanguage().language);
}
