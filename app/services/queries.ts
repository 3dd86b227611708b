import { QueryClient, queryOptions, type Query } from '@tanstack/react-query';

import type { CallInput, CallOutput, Client } from '#api/client.ts';
import type { CallName } from '#api/contract.ts';
import type { SessionStore } from '#api/session-store.ts';

/** What has been read from the provider, kept for as long as the session lasts. */
export interface Queries {
  cache: QueryClient;
  /** The query of a call with its parameters. */
  query: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => ReturnType<typeof callQuery<Name>>;
  /** Reads these calls again wherever they are shown, and before they are shown next. */
  refresh: (...names: CallName[]) => Promise<void>;
  /** Reads again what could not be read, and what still waits for its first answer: it may be lost with the network. */
  retry: () => Promise<void>;
}

function callQuery<Name extends CallName>(client: Client, name: Name, input: CallInput<Name>) {
  return queryOptions({
    queryKey: [name, input.params ?? {}],
    queryFn: ({ signal }): Promise<CallOutput<Name>> => client(name, { ...input, signal }),
  });
}

/**
 * The cache of everything read. It never retries, refetches or goes stale by itself (core §7): after a write, the
 * contract says what to read again (`src/api/changes.ts`). It is emptied when the session changes, so that one person
 * never sees what another one read.
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
        // Offline a call fails and says so, instead of waiting unseen for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  // Not in an effect: by then the next session's screens already hold queries that the cache no longer knows.
  let cachedToken = session.token;
  session.subscribe(() => {
    if (session.token === cachedToken) return;
    cachedToken = session.token;
    cache.clear();
  });
  // A locked wallet follows no events, so what it knows may be out of date.
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
          // A first answer that is under way may be older than the change, and would be kept.
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
