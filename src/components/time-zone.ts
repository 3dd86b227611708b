import { createContext } from 'react';

/**
 * The time zone of all times below: a name such as `Asia/Seoul`, or an offset such as `UTC+9`. Undefined for the
 * device's own, the default. Apart from `use-dates.ts`, so that the first load needs no date formats.
 */
export const TimeZoneContext = createContext<string | undefined>(undefined);
