import { QueryClient, queryOptions, type Query } from '@tanstack/react-query';

import type { CallInput, CallOutput, Client } from '#api/client.ts';
import type { CallName } from '#api/contract.ts';
import type { SessionStore } from '#api/session-store.ts';

/** The cached answers of the provider, in memory only (decision 184). The cache lasts as long as the session. */
export interface Queries {
  cache: QueryClient;
  /** The query of a call with its parameters. */
  query: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => ReturnType<typeof callQuery<Name>>;
  /** Refetches these calls: now if a component shows them, otherwise when one shows them next. */
  refresh: (...names: CallName[]) => Promise<void>;
  /** Refetches failed and still unanswered queries: without a network their first answer may be lost (decision 178). */
  retry: () => Promise<void>;
}

function callQuery<Name extends CallName>(client: Client, name: Name, input: CallInput<Name>) {
  return queryOptions({
    queryKey: [name, input.params ?? {}],
    queryFn: ({ signal }): Promise<CallOutput<Name>> => client(name, { ...input, signal }),
  });
}

/**
 * Creates the query cache. It never retries, refetches or expires automatically (core §7): the contract lists the
 * queries that each write invalidates (`src/api/changes.ts`). It is cleared when the session changes, so that a user
 * never sees another user's data.
 */
export function createQueries(
  client: Client,
  session: Pick<SessionStore, 'token' | 'subscribe' | 'locked'>,
): Queries {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        // Offline, a call fails with an error instead of waiting silently for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  // Not in an effect, which runs too late: the next session's screens would hold queries that the cache has dropped.
  let cachedToken = session.token;
  session.subscribe(() => {
    if (session.token === cachedToken) return;
    cachedToken = session.token;
    cache.clear();
  });
  // A locked wallet follows no events, so its cache may be stale.
  session.locked.subscribe(() => {
    if (!session.locked.read()) void cache.invalidateQueries();
  });

  const unanswered = { predicate: ({ state }: Query) => state.data === undefined };

  return {
    cache,
    query: (name, input) => callQuery(client, name, input),
    async refresh(...names) {
      await Promise.all(
        names.map(async (name) => {
          const queryKey = [name];
          const first = { queryKey, ...unanswered };
          // A first answer in flight may be older than the change, and would be cached.
          if (cache.isFetching(first) > 0) await cache.cancelQueries(first);
          await cache.invalidateQueries({ queryKey });
        }),
      );
    },
    async retry() {
      await cache.cancelQueries(unanswered);
      await cache.refetchQueries({
        predicate: ({ state }) => state.data === undefined || state.status === 'error',
      });
    },
  };
}
