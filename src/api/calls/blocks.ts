import { Block, NewBlock } from '#wallet/entities/block.ts';
import { rowsOf } from '#wallet/entities/rows.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';

/** The calls for the people whom the user has blocked (decision 248). */
export const blockCalls = {
  /** The latest first. */
  blocks: {
    method: 'GET',
    path: '/api/blocks/{userId}',
    response: rowsOf(Block),
    unauthorised: 'raise',
  },
  /** Blocks the other person of a payment or a work document. A repeated call has the same outcome. */
  addBlock: {
    method: 'PUT',
    path: '/api/blocks',
    request: NewBlock,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['blocks'],
  },
  removeBlock: {
    method: 'DELETE',
    path: '/api/blocks/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['blocks'],
    missing: 'null',
  },
} as const satisfies Record<string, Call>;
