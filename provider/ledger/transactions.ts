import type { Operation, TransactionStatus } from '#wallet/entities/receipt.ts';
import type { BalanceChange } from '#wallet/entities/balance-change.ts';
import { balanceChanges } from '#wallet/money/balance-changes.ts';
import { compare, isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { taxRefundMethod } from '#wallet/rules/refund-rules.ts';

import { and, desc, eq, gt, inArray, isNull, lt, lte } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Page } from '../database/page.ts';
import { Refusal } from '../refusal.ts';
import { assetTypes, isAssetType, type AssetType } from './asset-types.ts';
import { counterpartyOf, koreanCounterparty } from './counterparty.ts';
import { lockBalance, plain } from './ledger.ts';

/** A transaction in the wallet's format; `amount` in units of the asset, `createdAt` an ISO time. */
export interface TransactionRecord {
  id: number;
  userId: number;
  transactionType: 'send' | 'receive';
  assetType: string;
  amount: DecimalString;
  /** The recipient's address of a sent transfer, otherwise null. */
  toAddress: string | null;
  status: TransactionStatus;
  createdAt: string;
  /** The operation. A paid tax refund, which is stored as a deposit, has its own. */
  operation: Operation | typeof taxRefundMethod;
  /** Empty if unknown. */
  counterpartyName: string;
  counterpartyDetail: string;
  /** The name of the other side in Korean, if it has one. */
  korean?: { counterpartyName: string };
  /** The fee that the wallet paid, in units of the asset that it paid. Missing without a fee. */
  fee?: DecimalString;
  /** The changes of the user's balances, that of `assetType` first (decision 167). */
  changes: BalanceChange[];
}

/** A row of the table. */
export type TransactionRow = typeof transactions.$inferSelect;
type NewRow = typeof transactions.$inferInsert;

/** A row in the wallet's list format. */
export function toRecord(row: TransactionRow): TransactionRecord {
  const { id, userId, transactionType, assetType, toAddress, status, method } = row;
  const amount = plain(row.amount);
  const fee = plain(row.fee);
  const sent = transactionType === 'send';
  const paid = paidOf(row);
  const koreanName = koreanCounterparty(row);
  return {
    id,
    userId,
    transactionType,
    assetType,
    amount,
    toAddress,
    status,
    createdAt: row.createdAt.toISOString(),
    operation: method === taxRefundMethod ? method : row.operation,
    counterpartyName: row.counterpartyName,
    counterpartyDetail: counterpartyOf(row),
    ...(koreanName !== row.counterpartyName && { korean: { counterpartyName: koreanName } }),
    ...((sent || paid !== null) && isPositive(fee) && { fee }),
    changes: balanceChanges({ sent, assetType, amount, fee, paid, cashback: plain(row.cashback) }),
  };
}

/** The payment of an exchange, without its fee; null for any other transaction. */
function paidOf({ paidAssetType, paidAmount }: TransactionRow): BalanceChange | null {
  return paidAssetType === null
    ? null
    : { assetType: paidAssetType, amount: plain(paidAmount ?? '0') };
}

/** A page of a user's transactions, latest first, and one transaction more if another page follows. */
export async function transactionsOf(
  tx: Tx,
  userId: number,
  { before, limit }: Page,
): Promise<TransactionRecord[]> {
  const rows = await tx
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        before === undefined ? undefined : lt(transactions.id, before),
      ),
    )
    .orderBy(desc(transactions.id))
    .limit(limit + 1);
  return rows.map(toRecord);
}

/** Stores a transaction. */
export async function insertTransaction(tx: Tx, row: NewRow): Promise<TransactionRow> {
  return onlyRow(await tx.insert(transactions).values(row).returning());
}

/**
 * The ledger's code of an asset.
 * @throws {Refusal} for an unknown asset
 */
export function requireAsset(code: string): AssetType {
  if (isAssetType(code)) return code;
  throw new Refusal('asset-unknown', { assets: assetTypes.join(', ') });
}

/**
 * Locks a wallet's balance and checks that it covers an amount; both in units of the asset. `receiverId` is a user
 * whose wallet is locked too.
 * @throws {Refusal} if the balance is too low
 */
export async function requireBalance(
  tx: Tx,
  {
    userId,
    assetType,
    amount,
    receiverId,
  }: { userId: number; assetType: AssetType; amount: DecimalString; receiverId?: number },
): Promise<void> {
  const others = receiverId === undefined ? [] : [receiverId];
  const balance = await lockBalance(tx, userId, assetType, others);
  if (compare(amount, balance) > 0) throw balanceTooLow(balance, assetType);
}

/** The refusal of an amount above the balance; the balance in units of the asset. */
export function balanceTooLow(balance: string, assetType: AssetType): Refusal {
  return new Refusal('balance-too-low', { balance, assetType });
}

/** The given transactions that are pending and not locked by another process; locked until the commit. */
export function lockPending(tx: Tx, ids: readonly number[]): Promise<TransactionRow[]> {
  return tx
    .select()
    .from(transactions)
    .where(and(inArray(transactions.id, [...ids]), eq(transactions.status, 'pending')))
    .orderBy(transactions.id)
    .for('no key update', { skipLocked: true });
}

/** A filter for pending transactions; all of them by default. */
export interface PendingTransactions {
  /** Only those with a higher id. */
  after?: number;
  /** Only ids up to this one. */
  upTo?: number;
  /** Only those created at this time or earlier. */
  createdBy?: Date;
  limit: number;
}

/** Selects pending rows, but no recipients' rows, which are updated with the senders'. */
const isPending = (operations: readonly Operation[]) =>
  and(
    eq(transactions.status, 'pending'),
    isNull(transactions.sendId),
    inArray(transactions.operation, [...operations]),
  );

/** The ids of pending transactions of some operations, oldest first. */
export async function pendingTransactions(
  tx: Tx,
  operations: readonly Operation[],
  { after, upTo, createdBy, limit }: PendingTransactions,
): Promise<number[]> {
  const rows = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        isPending(operations),
        after === undefined ? undefined : gt(transactions.id, after),
        upTo === undefined ? undefined : lte(transactions.id, upTo),
        createdBy && lte(transactions.createdAt, createdBy),
      ),
    )
    .orderBy(transactions.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The highest id of a pending transaction of some operations, if any. */
export async function lastPending(
  tx: Tx,
  operations: readonly Operation[],
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(isPending(operations))
    .orderBy(desc(transactions.id))
    .limit(1);
  return row?.id;
}
