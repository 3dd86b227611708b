import type { BalanceChange } from '#wallet/entities/balance-change.ts';

import { add, decimal, isPositive, subtract, type DecimalString } from './decimal.ts';

/** The facts of a transaction that change balances; amounts in units of their asset. */
export interface ChangingTransaction {
  sent: boolean;
  assetType: string;
  amount: DecimalString;
  /** In units of the asset in which the user paid. */
  fee: DecimalString;
  /** The payment of an exchange, without the fee. */
  paid: BalanceChange | null;
  /** In units of the asset. */
  cashback: DecimalString;
}

/**
 * The changes of balances by a transaction, fees included, so that a list of them adds up to the balance (decision
 * 167). The fee of other received money is not paid from the wallet.
 */
export function balanceChanges({
  sent,
  assetType,
  amount,
  fee,
  paid,
  cashback,
}: ChangingTransaction): BalanceChange[] {
  const out = (asset: string, value: DecimalString) => ({
    assetType: asset,
    amount: subtract(decimal('0'), add(value, fee)),
  });
  if (!sent) {
    return [{ assetType, amount }, ...(paid === null ? [] : [out(paid.assetType, paid.amount)])];
  }
  return [
    out(assetType, amount),
    ...(isPositive(cashback) ? [{ assetType, amount: cashback }] : []),
  ];
}
