import type { TransactionStatus } from '#wallet/entities/receipt.ts';

import type { TransactionStep } from '../ledger/transaction-step.ts';

/** A started money operation: pending if a rail must act first, otherwise completed. */
export interface BegunOperation extends TransactionStep {
  transactionId: number;
  status: Exclude<TransactionStatus, 'failed'>;
}
