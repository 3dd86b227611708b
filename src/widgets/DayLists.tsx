import type { ReactNode } from 'react';

import { useDates } from '#components/use-dates.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { groupByDay } from '#wallet/day-groups.ts';

/** Lists of rows by calendar day, under the name of the day. Rows without a time follow without a heading. */
export function DayLists<Item>({
  items,
  timeOf,
  now,
  heading: Heading,
  children,
}: {
  /** Sorted by time. */
  items: readonly Item[];
  /** The timestamp of an item; empty without one. */
  timeOf: (item: Item) => string;
  /** The current time, which decides what was today. */
  now: Date;
  /** The level of the headings. */
  heading: 'h2' | 'h3';
  /** Renders the row of an item. */
  children: (item: Item) => ReactNode;
}) {
  const { today, yesterday } = useMessages('history').days;
  const dates = useDates();
  return groupByDay(items, timeOf, { dates, now }).map(({ date, daysOld, items: rows }) => {
    const list = <ul key={date}>{rows.map(children)}</ul>;
    if (daysOld === undefined) return list;
    const day = [today, yesterday][daysOld] ?? dates.formatDate(date);
    return (
      <section key={date} aria-label={day} className="border-t border-line first:border-t-0">
        <Heading className="pt-3 pb-1 text-small font-semibold text-ink-muted">{day}</Heading>
        {list}
      </section>
    );
  });
}
