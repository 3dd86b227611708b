import { addBlock, blocksOf, removeBlock } from '../accounts/blocks.ts';
import type { CallRouter } from '../http/call-router.ts';

/** The people whom the signed-in user has blocked. */
export function addBlockRoutes(calls: CallRouter): void {
  calls.reading('blocks', (tx, { session }) => blocksOf(tx, session.userId));
  calls.changing(
    'addBlock',
    async (tx, { body, session: { userId }, at }) => {
      await addBlock(tx, { userId, named: body, at });
      return {};
    },
    { repeatable: true },
  );
  calls.changing('removeBlock', async (tx, { params, session: { userId } }) => {
    await removeBlock(tx, userId, params.id);
    return {};
  });
}
