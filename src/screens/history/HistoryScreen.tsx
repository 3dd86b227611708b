import { SearchX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Select } from '#components/Select.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { formatCount } from '#wallet/money/format.ts';
import { english } from '#wallet/labels/english.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import {
  filterActivities,
  historyPageSize,
  historyTabs,
  periods,
  typeFilters,
  type HistoryFilter,
  type HistoryTab,
  type Period,
  type TypeFilter,
} from '#wallet/entities/history.ts';
import { paths } from '#wallet/paths.ts';

import { ActivityRow } from './ActivityRow.tsx';

export interface HistoryState {
  activities: readonly Activity[];
  /** What today, a week and a month are counted from. */
  now: Date;
}

export interface HistoryActions {
  onNavigate: Navigate;
}

const typeLabels: Readonly<Record<TypeFilter, string>> = {
  all: 'All types',
  transaction: 'Transaction',
  credential: 'Credential',
  work: 'Work',
  travel: 'Travel',
};

const periodLabels: Readonly<Record<Period, string>> = {
  all: 'All time',
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
};

const tabLabels: Readonly<Record<HistoryTab, string>> = {
  all: 'All',
  transactions: 'Transactions',
  services: 'Services',
};

const typeOptions = typeFilters.map((value) => ({ value, label: typeLabels[value] }));
const periodOptions = periods.map((value) => ({ value, label: periodLabels[value] }));

/** Everything that happened in the wallet, filtered by kind and time (core §2). */
export function HistoryScreen({ activities, now, onNavigate }: HistoryState & HistoryActions) {
  const [filter, setFilter] = useState<HistoryFilter>({ tab: 'all', type: 'all', period: 'all' });
  const shown = useMemo(() => filterActivities(activities, filter, now), [activities, filter, now]);
  const change = (part: Partial<HistoryFilter>) => setFilter({ ...filter, ...part });
  const isNarrowed = filter.type !== 'all' || filter.period !== 'all';

  const content = (
    <Card inset="rows">
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          action={
            isNarrowed && (
              <Button
                tone="secondary"
                size="small"
                onClick={() => change({ type: 'all', period: 'all' })}
              >
                Clear filters
              </Button>
            )
          }
        >
          No activities found
        </EmptyState>
      ) : (
        // A changed filter begins at its first page.
        <ActivityList key={`${filter.tab} ${filter.type} ${filter.period}`} activities={shown} />
      )}
    </Card>
  );

  return (
    <Screen>
      <ScreenHeader
        title="Activity History"
        back={{ to: paths.home, label: english.back }}
        onNavigate={onNavigate}
      />
      <div className="flex flex-col gap-4">
        {/* Side by side where both have room for their words. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] gap-3">
          <Select
            label="Type"
            options={typeOptions}
            value={filter.type}
            onChange={({ target }) => {
              const type = typeFilters.find((option) => option === target.value);
              if (type) change({ type });
            }}
          />
          <Select
            label="Period"
            options={periodOptions}
            value={filter.period}
            onChange={({ target }) => {
              const period = periods.find((option) => option === target.value);
              if (period) change({ period });
            }}
          />
        </div>
        <p role="status" className="sr-only">
          {shown.length === 1 ? '1 activity' : `${shown.length} activities`}
        </p>
        <Tabs
          label="Activities"
          tabs={historyTabs.map((value) => ({ value, label: tabLabels[value], content }))}
          value={filter.tab}
          onValueChange={(tab) => change({ tab })}
        />
      </div>
    </Screen>
  );
}

/** A page of activities, and more on demand: a thousand rows at once would stutter. */
function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const [count, setCount] = useState(historyPageSize);
  const end = useRef<HTMLParagraphElement>(null);
  const left = activities.length - count;
  const showMore = () => {
    // The last press takes its own button away: the focus stays at this place.
    flushSync(() => setCount(count + historyPageSize));
    end.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul>
        {activities.slice(0, count).map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ul>
      {left > 0 && (
        <div className="flex flex-col items-center gap-1 border-t border-line py-3">
          <p className="text-small text-ink-muted">
            {count} of {formatCount(activities.length)}
          </p>
          <Button tone="quiet" size="small" width="full" onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
      {left <= 0 && activities.length > historyPageSize && (
        <p
          ref={end}
          tabIndex={-1}
          className="border-t border-line py-4 text-center text-small text-ink-muted outline-none"
        >
          All {formatCount(activities.length)} shown
        </p>
      )}
    </>
  );
}
