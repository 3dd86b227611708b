import type { Dates } from './dates.ts';

/** The items of one calendar day. */
export interface DayGroup<Item> {
  /** The timestamp of its first item. */
  date: string;
  /** The number of calendar days until now; undefined if the timestamp cannot be read. */
  daysOld: number | undefined;
  items: Item[];
}

/** Groups items, which are sorted by time, by calendar day in the zone of `dates`. */
export function groupByDay<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string,
  { dates, now }: { dates: Dates; now: Date },
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const item of items) {
    const date = dateOf(item);
    const daysOld = dates.daysOld(date, now);
    const last = groups.at(-1);
    if (last !== undefined && last.daysOld === daysOld) last.items.push(item);
    else groups.push({ date, daysOld, items: [item] });
  }
  return groups;
}
