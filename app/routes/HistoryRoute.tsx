import { skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageAfter } from '#api/client.ts';
import { useStore } from '#components/use-store.ts';
import { useDates } from '#components/use-dates.ts';
import { HistoryScreen } from '#screens/history/HistoryScreen.tsx';
import type { Activity } from '#wallet/entities/activity.ts';
import {
  activityQuery,
  unfilteredHistory,
  type HistoryFilter,
  type LoadedActivities,
} from '#wallet/entities/history.ts';
import { loadFailure, ready, type Loadable } from '#wallet/loadable.ts';
import { createStore } from '#wallet/store.ts';

import { loadableOf } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** The filter lasts for the session, so that going back from a receipt shows the same list. */
const createFilter = () => createStore(unfilteredHistory);

interface Page {
  activities: readonly Activity[];
  /** The cursor of the next page; undefined for the last one. */
  next: string | undefined;
}

const withoutPages = ({ pages }: { pages: readonly Page[] }) =>
  pages.flatMap(({ activities }) => activities);

/** The user's activities that match a filter, page by page. */
function useActivities(userId: number, filter: HistoryFilter, now: Date) {
  const { client } = useWalletServices();
  const query = activityQuery(filter, now, useDates());
  const read = useInfiniteQuery({
    queryKey: ['activities', { userId }, query],
    queryFn:
      query === undefined
        ? skipToken
        : async ({ pageParam, signal }): Promise<Page> => {
            const activities = await client('activities', {
              params: { userId },
              filter: query,
              ...(pageParam !== undefined && { before: pageParam }),
              signal,
            });
            return { activities, next: pageAfter(activities) };
          },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: withoutPages,
  });
  return {
    activities: query === undefined ? ready(noActivities) : readActivities(read),
    onMore: () => void read.fetchNextPage(),
  };
}

const noActivities: LoadedActivities = { activities: [], more: { status: 'none' } };

function readActivities(
  read: ReturnType<typeof useInfiniteQuery<Page, Error, Activity[]>>,
): Loadable<LoadedActivities> {
  const first = loadableOf(read);
  return first.status === 'ready' ? ready({ activities: first.data, more: moreOf(read) }) : first;
}

function moreOf({
  isFetchingNextPage,
  isFetchNextPageError,
  error,
  hasNextPage,
}: ReturnType<typeof useInfiniteQuery<Page, Error, Activity[]>>): LoadedActivities['more'] {
  if (isFetchingNextPage) return { status: 'reading' };
  if (isFetchNextPageError && error) return { status: 'failed', ...loadFailure(error) };
  return { status: hasNextPage ? 'unread' : 'none' };
}

export default function HistoryRoute({ user }: RouteProps) {
  const { clock, queries, sessionScoped, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const [filters] = useState(() => sessionScoped(createFilter));
  const filter = useStore(filters);
  const { activities, onMore } = useActivities(user.id, filter, now);
  return (
    <HistoryScreen
      filter={filter}
      onFilter={filters.write}
      activities={activities}
      onMore={onMore}
      onRetry={() => void queries.refresh('activities')}
      onNavigate={navigate}
    />
  );
}
