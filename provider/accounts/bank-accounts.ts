import { eq } from 'drizzle-orm';

import { bankAccounts } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

/** A bank account as the wallet gets it. */
export interface BankAccountRecord {
  id: number;
  bankName: string;
  accountNumber: string;
}

/** The bank accounts that a person can withdraw to, in the order in which they were added. */
export function bankAccountsOf(tx: Tx, userId: number): Promise<BankAccountRecord[]> {
  const { id, bankName, accountNumber } = bankAccounts;
  return tx
    .select({ id, bankName, accountNumber })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))
    .orderBy(id);
}
