import { SearchX } from 'lucide-react';
import { useMemo } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { BuoyDrawing } from '#components/drawings/BuoyDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Select } from '#components/Select.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { formatCount } from '#wallet/money/format-figure.ts';
import {
  activitiesOnTab,
  historyTabs,
  periods,
  typeFilters,
  type HistoryFilter,
  type LoadedActivities,
} from '#wallet/entities/history.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';
import { ActivityList } from '#widgets/ActivityList.tsx';

export interface HistoryState {
  filter: HistoryFilter;
  /** The filtered activities of the loaded pages. */
  activities: Loadable<LoadedActivities>;
  /** The current time, which decides what was today. */
  now: Date;
}

export interface HistoryActions {
  onFilter: (filter: HistoryFilter) => void;
  /** Reads the next page. */
  onMore: () => void;
  /** Refetches the failed part. */
  onRetry: () => void;
  onNavigate: Navigate;
}

/** All activities of the wallet, filtered by kind and time (core §2). */
export function HistoryScreen({
  filter,
  activities,
  now,
  onFilter,
  onMore,
  onRetry,
  onNavigate,
}: HistoryState & HistoryActions) {
  const t = useMessages('history');
  const { back } = useMessages('common');
  const change = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part });
  const shown = useMemo(
    () =>
      activities.status === 'ready'
        ? activitiesOnTab(activities.data.activities, filter.tab)
        : undefined,
    [activities, filter.tab],
  );

  const content = (
    <Loaded
      from={activities}
      skeleton={
        <Card inset="rows">
          <Loading label={t.loading}>
            <SkeletonRows count={6} />
          </Loading>
        </Card>
      }
      errorTitle={t.failed}
      onRetry={onRetry}
    >
      {({ more, activities: read }) => (
        // The key remounts the list, so that a changed filter starts at the first page.
        <ActivityList
          key={`${filter.tab} ${filter.type} ${filter.period}`}
          activities={shown ?? []}
          more={more}
          from={paths.history}
          now={now}
          heading="h2"
          empty={
            <NothingFound filter={filter} readCount={read.length} more={more} onChange={change} />
          }
          onMore={onMore}
          onNavigate={onNavigate}
        />
      )}
    </Loaded>
  );

  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.home, label: back }}
        aside={
          <ButtonLink tone="quiet" size="small" to={paths.statement} onNavigate={onNavigate}>
            {t.statementLink}
          </ButtonLink>
        }
        onNavigate={onNavigate}
      />
      <div className="flex flex-col gap-4">
        {/* Side by side if both have room for their text. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] gap-3">
          <Select
            label={t.type}
            options={typeFilters.map((value) => ({ value, label: t.types[value] }))}
            value={filter.type}
            onChange={({ target }) => {
              const type = typeFilters.find((option) => option === target.value);
              if (type) change({ type });
            }}
          />
          <Select
            label={t.period}
            options={periods.map((value) => ({ value, label: t.periods[value] }))}
            value={filter.period}
            onChange={({ target }) => {
              const period = periods.find((option) => option === target.value);
              if (period) change({ period });
            }}
          />
        </div>
        <p role="status" className="sr-only">
          {shown && t.count(shown.length)}
        </p>
        <Tabs
          label={t.tabsLabel}
          tabs={historyTabs.map((value) => ({ value, label: t.tabs[value], content }))}
          value={filter.tab}
          onValueChange={(tab) => change({ tab })}
        />
      </div>
    </Screen>
  );
}

/** The reason for the empty list, and the next step. */
function NothingFound({
  filter,
  readCount,
  more,
  onChange,
}: {
  filter: HistoryFilter;
  /** The number of loaded activities of all tabs. */
  readCount: number;
  more: LoadedActivities['more'];
  onChange: (part: Partial<HistoryFilter>) => void;
}) {
  const t = useMessages('history');
  if (more.status !== 'none') {
    return <EmptyState icon={SearchX}>{t.noneAmong(formatCount(readCount))}</EmptyState>;
  }
  const isNarrowed = filter.type !== 'all' || filter.period !== 'all';
  if (!isNarrowed && readCount === 0) {
    return <EmptyState drawing={<BuoyDrawing />}>{t.empty}</EmptyState>;
  }
  return (
    <EmptyState
      icon={SearchX}
      action={
        isNarrowed && (
          <Button
            tone="secondary"
            size="small"
            onClick={() => onChange({ type: 'all', period: 'all' })}
          >
            {t.clearFilters}
          </Button>
        )
      }
    >
      {t.noneFound}
    </EmptyState>
  );
}
