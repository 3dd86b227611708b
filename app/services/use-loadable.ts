import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { CallInput, CallOutput } from '#api/client.ts';
import type { CallName } from '#api/contract.ts';
import { loadFailure, ready, type Loadable } from '#wallet/loadable.ts';

import { useWalletServices } from '../context.ts';

/** A query's result in the shape that screens use. A 401 without data counts as loading: the session ends soon. */
export function loadableOf<Data>(
  result: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'>,
): Loadable<NonNullable<Data>> {
  if (result.data !== undefined && result.data !== null) return ready(result.data);
  if (result.error && !result.isFetching) {
    return { status: 'failed', ...loadFailure(result.error) };
  }
  return { status: 'loading' };
}

/** Reads a call, once for all components that show it, in the shape that screens use. */
export function useLoadable<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Loadable<NonNullable<CallOutput<Name>>> {
  const { queries } = useWalletServices();
  return loadableOf(useQuery(queries.query(name, input)));
}

/** The cached answer of a call, without fetching it. */
export function useCached<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Loadable<NonNullable<CallOutput<Name>>> {
  const { queries } = useWalletServices();
  return loadableOf(useQuery({ ...queries.query(name, input), enabled: false }));
}
