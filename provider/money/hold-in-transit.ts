import type { DecimalString } from '#wallet/money/decimal.ts';

import type { Tx } from '../database/tx.ts';
import { post } from '../ledger/ledger.ts';
import type { AssetType } from '../ledger/asset-types.ts';
import { insertTransaction } from '../ledger/transactions.ts';
import type { BegunOperation } from './begun-operation.ts';

/** The stored row of a payout. */
type Payout = Parameters<typeof insertTransaction>[1] & { assetType: AssetType; createdAt: Date };

/**
 * Stores a payout as pending and debits the wallet: the total is in transit until the rail has paid it out, or the
 * payout has failed.
 */
export async function holdInTransit(
  tx: Tx,
  payout: Omit<Payout, 'status'>,
  total: DecimalString,
): Promise<BegunOperation> {
  const { userId, assetType, createdAt } = payout;
  const { id } = await insertTransaction(tx, { ...payout, status: 'pending' });
  const from = { kind: 'wallet', userId } as const;
  const to = { kind: 'in_transit' } as const;
  await post(tx, createdAt, {
    kind: 'send',
    transactionId: id,
    moves: [{ assetType, amount: total, from, to }],
  });
  return { transactionId: id, status: 'pending', assetTypes: [assetType], participants: [userId] };
}
