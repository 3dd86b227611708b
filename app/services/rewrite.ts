import type { CallInput, CallOutput } from '#api/client.ts';
import type { ReadName } from '#api/contract.ts';

import type { Queries } from './queries.ts';

/** Updates the cache now, because the refetch may fail. The call is still refetched. */
export function rewrite<Name extends ReadName>(
  { cache, query }: Pick<Queries, 'cache' | 'query'>,
  name: Name,
  input: CallInput<Name>,
  update: (known: CallOutput<Name> | undefined) => CallOutput<Name> | undefined,
): void {
  const { queryKey } = query(name, input);
  cache.setQueryData(queryKey, update);
  void cache.invalidateQueries({ queryKey, refetchType: 'none' });
}
