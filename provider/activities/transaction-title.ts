import type { Operation } from '#wallet/entities/receipt.ts';
import { transactionVerb } from '#wallet/labels/transaction-verb.ts';
import { taxRefundMethod } from '#wallet/rules/refund-rules.ts';

/** The facts that name a transaction. */
interface Named {
  operation: Operation;
  method: string;
  sent: boolean;
  asset: string;
  /** The asset that paid an exchange; null for other transactions. */
  paid: string | null;
}

/** The title of a transaction, the same one in the history and in statements. */
export function transactionTitle({ operation, method, sent, asset, paid }: Named): string {
  if (paid !== null) return `Exchanged ${paid} for ${asset}`;
  // A paid tax refund is stored as a deposit.
  const word = method === taxRefundMethod ? method : operation;
  return `${transactionVerb(word, sent)} ${asset}`;
}
