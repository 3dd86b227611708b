import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { historyPageSize, type LoadedActivities } from '#wallet/entities/history.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import type { ReceiptOrigin } from '#wallet/paths.ts';

import { ActivityRow } from './ActivityRow.tsx';
import { DayLists } from './DayLists.tsx';

/** A page of activities by day, and more on demand: rendering a thousand rows at once would stutter. */
export function ActivityList({
  activities,
  more,
  from,
  now,
  heading,
  empty,
  onMore,
  onNavigate,
}: LoadedActivities & {
  /** The screen that shows the list. */
  from: ReceiptOrigin;
  /** The current time, which decides what was today. */
  now: Date;
  /** The level of the headings of days. */
  heading: 'h2' | 'h3';
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** Reads the next page. */
  onMore: () => void;
  onNavigate: Navigate;
}) {
  const t = useMessages('history').activities;
  const [count, setCount] = useState(historyPageSize);
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const shown = formatCount(Math.min(count, activities.length));
  const hasMore = activities.length > count || more.status !== 'none';
  useEffect(() => {
    // The button disappears after the last page, so the focus moves to the text that replaces it.
    if (!hasMore && pressed.current) end.current?.focus({ preventScroll: true });
  }, [hasMore]);
  const showMore = () => {
    pressed.current = true;
    if (activities.length >= count) setCount(count + historyPageSize);
    if (activities.length <= count && more.status === 'unread') onMore();
  };
  return (
    <div className="flex flex-col gap-4">
      <Card inset="rows">
        {activities.length === 0 ? (
          empty
        ) : (
          <DayLists
            items={activities.slice(0, count)}
            timeOf={({ date }) => date}
            now={now}
            heading={heading}
          >
            {(activity) => (
              <ActivityRow
                key={activity.id}
                activity={activity}
                from={from}
                onNavigate={onNavigate}
              />
            )}
          </DayLists>
        )}
        {hasMore && more.status !== 'failed' && (
          <div className="flex flex-col items-center gap-1 border-t border-line py-3">
            {activities.length > 0 && (
              <p className="text-small text-ink-muted">
                {more.status === 'none'
                  ? t.shownOf(shown, formatCount(activities.length))
                  : t.shownSoFar(shown)}
              </p>
            )}
            <Button
              tone="quiet"
              size="small"
              width="full"
              busy={more.status === 'reading'}
              onClick={showMore}
            >
              {t.more}
            </Button>
          </div>
        )}
        {!hasMore && activities.length > historyPageSize && (
          <p
            ref={end}
            tabIndex={-1}
            className="border-t border-line py-4 text-center text-small text-ink-muted outline-none"
          >
            {t.allShown(formatCount(activities.length))}
          </p>
        )}
      </Card>
      {more.status === 'failed' && (
        <LoadErrorCard title={t.moreFailed} failure={more} onRetry={onMore} />
      )}
    </div>
  );
}
