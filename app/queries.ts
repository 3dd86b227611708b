import { QueryClient, queryOptions, type UseQueryResult } from '@tanstack/react-query';

import type { CallInput } from '#api/client.ts';
import type { CallName } from '#api/contract.ts';
import { ready, type Loadable } from '#wallet/loadable.ts';

import { client, session } from './session/wallet-session.ts';

/**
 * The cache of everything read. As documented it never retries, refetches or goes stale by itself (core §7): whoever
 * changes something says with `refresh` what is to be read again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
      // Offline a call shall fail and say so, not wait unseen for the network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one session has read is nothing that the next may see. Not in an effect: by then the next session's screens
// would already hold queries that the cache no longer knows.
let cachedToken = session.token;
session.subscribe(() => {
  if (session.token === cachedToken) return;
  cachedToken = session.token;
  queryClient.clear();
});

/** The query of a call with its parameters. */
export function query<Name extends CallName>(name: Name, input: CallInput<Name>) {
  return queryOptions({
    queryKey: [name, input.params ?? {}],
    queryFn: ({ signal }) => client(name, { ...input, signal }),
  });
}

/** Reads these calls again wherever they are shown, and before they are shown next. */
export async function refresh(...names: CallName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/** A query's result as a screen takes it. No data on a 401 is still loading: the session is about to end. */
export function loadableOf<Data>(result: UseQueryResult<Data | null>): Loadable<Data> {
  if (result.data !== undefined && result.data !== null) return ready(result.data);
  if (result.isError && !result.isFetching) {
    return { status: 'failed', message: result.error.message };
  }
  return { status: 'loading' };
}
