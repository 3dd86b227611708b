import type { CallInput, CallOutput } from '#api/client.ts';
import type { ReadName } from '#api/contract.ts';

import type { Queries } from './queries.ts';

/** Shows what counts from here on, whether or not it can be read right now. It is still read again. */
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
