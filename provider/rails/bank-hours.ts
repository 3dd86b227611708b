import { bankMaintenance } from '#wallet/rules/rail-times.ts';
import { seoulOffset } from '#wallet/seoul-time.ts';

import { day, hour, minute } from '../sandbox-time.ts';

const timeOfDay = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map((part) => Number.parseInt(part, 10));
  return hours * hour + minutes * minute;
};

const start = timeOfDay(bankMaintenance.start);
const end = timeOfDay(bankMaintenance.end);

/** Milliseconds until the banks pay out again; 0 outside of their maintenance from 23:30 to 06:00 in Seoul. */
export function untilBankOpens(at: Date): number {
  const now = (at.getTime() + seoulOffset) % day;
  if (now >= start) return day - now + end;
  return now < end ? end - now : 0;
}
