import type { CallName } from '#api/contract.ts';
import { isUncertain } from '#wallet/failure.ts';

import type { Queries } from './queries.ts';

/**
 * Makes a write without an idempotency key, after which these calls are read again: also when its answer is lost, so
 * that the screen shows what is stored. A refusal has changed nothing.
 */
export async function refreshing<Answer>(
  { refresh }: Pick<Queries, 'refresh'>,
  names: readonly CallName[],
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await write();
    void refresh(...names);
    return answer;
  } catch (error) {
    if (isUncertain(error)) void refresh(...names);
    throw error;
  }
}
