import { merchantCodeIn } from '#wallet/entities/merchant-recipient.ts';
import type { Operation } from '#wallet/entities/receipt.ts';
import { koreanDestination } from '#wallet/labels/korean-destination.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { formatExact } from '#wallet/money/format-figure.ts';
import { receiptPath } from '#wallet/paths.ts';

import { eq, or } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';
import type { ToldSide } from '../ledger/transaction-step.ts';
import type { TransactionRow } from '../ledger/transactions.ts';
import { addToBells, type NotificationContent } from './notifications.ts';

/** The names of operations in the bell. */
const names: Readonly<Record<Operation, string>> = {
  transfer: '송금',
  deposit: '입금',
  withdrawal: '출금',
  'top-up': '충전',
  'local-send': '송금',
  'local-withdrawal': '출금',
};

/** An amount with its Korean particle, as the subject or as the object. */
function amountAs(role: 'subject' | 'object', { amount, assetType }: TransactionRow): string {
  const exact = formatExact(plain(amount));
  // The codes of all other assets end with a letter whose Korean name ends in a vowel.
  return assetType === localCurrency
    ? `${exact}원${role === 'subject' ? '이' : '을'}`
    : `${exact} ${assetType}${role === 'subject' ? '가' : '를'}`;
}

/** The notification for one side of an ended transaction. */
function newsOf(row: TransactionRow): NotificationContent {
  const { operation, counterpartyName: name, transactionType } = row;
  const actionUrl = receiptPath(row.id);
  if (row.status === 'failed') {
    const message =
      transactionType === 'receive'
        ? `${amountAs('object', row)} 받지 못했습니다. 결제되지 않았습니다.`
        : `${amountAs('object', row)} 보내지 못했습니다. 돈은 지갑으로 돌아왔습니다.`;
    return { title: `${names[operation]} 실패`, message, type: 'error', actionUrl };
  }
  if (row.status === 'returned') {
    const message = `받는 분이 나타나지 않아 ${amountAs('subject', row)} 지갑으로 돌아왔습니다.`;
    return { title: `${names[operation]} 반환`, message, type: 'info', actionUrl };
  }
  if (transactionType === 'receive') {
    const from = row.sendId === null || name === '' ? '' : `${name}님이 보낸 `;
    const title = row.sendId === null ? `${names[operation]} 완료` : '새로운 거래';
    const message = `${from}${amountAs('subject', row)} 지갑에 들어왔습니다.`;
    return { title, message, type: 'success', actionUrl };
  }
  const isSend = operation === 'transfer' || operation === 'local-send';
  const isMerchant = merchantCodeIn(row.counterpartyDetail) !== undefined;
  const to = isSend && name !== '' ? `${koreanDestination(name, isMerchant)} ` : '';
  const message = `${to}${amountAs('object', row)} ${isSend ? '보냈습니다' : '출금했습니다'}.`;
  return { title: `${names[operation]} 완료`, message, type: 'success', actionUrl };
}

/**
 * Adds the users' sides of ended transactions to their bells, and returns those whose users want such news. Publishes
 * nothing: the event of the transaction has the news, and makes the wallet refetch the bell.
 */
export async function notifyOfTransactions(
  tx: Tx,
  sides: readonly TransactionRow[],
  at: Date,
): Promise<ToldSide[]> {
  const items = sides.map((row) => ({
    userId: row.userId,
    topic: 'money' as const,
    news: newsOf(row),
  }));
  const areTold = await addToBells(tx, items, at);
  return sides.flatMap((row, index) =>
    areTold[index] ? [{ userId: row.userId, transactionId: row.id, news: newsOf(row) }] : [],
  );
}

/** Notifies all users of an ended transaction; returns the sides whose users want such news. */
export async function notifyOfEnded(tx: Tx, transactionId: number, at: Date): Promise<ToldSide[]> {
  const sides = await tx
    .select()
    .from(transactions)
    .where(or(eq(transactions.id, transactionId), eq(transactions.sendId, transactionId)))
    .orderBy(transactions.userId);
  return notifyOfTransactions(tx, sides, at);
}
