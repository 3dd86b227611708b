import type { TransactionStatus } from '#wallet/entities/receipt.ts';

import type { AssetType } from '../ledger/asset-types.ts';

/** A money operation that was begun: pending where a rail must act first, completed where the ledger has done all. */
export interface BegunOperation {
  transactionId: number;
  status: Exclude<TransactionStatus, 'failed'>;
  /** The assets whose balances have changed. */
  assetTypes: readonly AssetType[];
  /** The ids of the people whose transaction it is. */
  participants: readonly number[];
}
