import type { TransactionStatus } from '#wallet/entities/receipt.ts';

import type { TransactionStep } from '../ledger/transaction-step.ts';

/** A money operation that was begun: pending where a rail must act first, completed where the ledger has done all. */
export interface BegunOperation extends TransactionStep {
  transactionId: number;
  status: Exclude<TransactionStatus, 'failed'>;
}
