import { skipToken, useInfiniteQuery } from '@tanstack/react-query';

import { pageAfter } from '#api/client.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import type { LoadedActivities } from '#wallet/entities/history.ts';
import { loadFailure, ready, type Loadable } from '#wallet/loadable.ts';

import { useWalletServices } from '../context.ts';
import { loadableOf } from './use-loadable.ts';

interface Page {
  activities: readonly Activity[];
  /** The cursor of the next page; undefined for the last one. */
  next: string | undefined;
}

const withoutPages = ({ pages }: { pages: readonly Page[] }) =>
  pages.flatMap(({ activities }) => activities);

/** The user's activities that match a query, page by page; none for an undefined query. */
export function useActivities(
  userId: number,
  query: Readonly<Record<string, string>> | undefined,
): { activities: Loadable<LoadedActivities>; onMore: () => void } {
  const { client } = useWalletServices();
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
