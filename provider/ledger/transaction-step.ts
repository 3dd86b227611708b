import type { TransactionStatus } from '#wallet/entities/receipt.ts';

import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import type { AssetType } from './asset-types.ts';

/** The result of one step of a transaction. */
export interface TransactionStep {
  status: TransactionStatus;
  /** The assets whose balances have changed. */
  assetTypes: readonly AssetType[];
  /** The ids of the users in the transaction. */
  participants: readonly number[];
}

/** Publishes a transaction's new status and the changed balances to its participants. */
export function publishStep(tx: Tx, { status, assetTypes, participants }: TransactionStep): void {
  publish(
    tx,
    participants,
    { type: 'transaction_update', data: { status } },
    ...assetTypes.map((assetType) => ({ type: 'balance_update' as const, data: { assetType } })),
  );
}
