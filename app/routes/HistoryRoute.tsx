import { useState } from 'react';

import { useStore } from '#components/use-store.ts';
import { useDates } from '#components/use-dates.ts';
import { HistoryScreen } from '#screens/history/HistoryScreen.tsx';
import { activityQuery, unfilteredHistory } from '#wallet/entities/history.ts';
import { createStore } from '#wallet/store.ts';

import { useActivities } from '../services/use-activities.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** The filter lasts for the session, so that going back from a receipt shows the same list. */
const createFilter = () => createStore(unfilteredHistory);

export default function HistoryRoute({ user }: RouteProps) {
  const { clock, queries, sessionScoped, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const [filters] = useState(() => sessionScoped(createFilter));
  const filter = useStore(filters);
  const { activities, onMore } = useActivities(user.id, activityQuery(filter, now, useDates()));
  return (
    <HistoryScreen
      filter={filter}
      onFilter={filters.write}
      activities={activities}
      now={now}
      onMore={onMore}
      onRetry={() => void queries.refresh('activities')}
      onNavigate={navigate}
    />
  );
}
