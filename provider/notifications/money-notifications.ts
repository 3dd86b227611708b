import { merchantCodeIn } from '#wallet/entities/merchant-recipient.ts';
import type { Operation } from '#wallet/entities/receipt.ts';
import { withParticle } from '#wallet/korean/with-particle.ts';
import { koreanDestination } from '#wallet/labels/korean-destination.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { formatExact, formatExactUnits, formatWon } from '#wallet/money/format-figure.ts';
import { receiptPath } from '#wallet/paths.ts';

import { eq, or } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';
import type { ToldSide } from '../ledger/transaction-step.ts';
import type { TransactionRow } from '../ledger/transactions.ts';
import type { MessageLanguage } from '../messages/message.ts';
import type { NotificationContent } from './notification-content.ts';
import { addToBells } from './notifications.ts';

/** The names of operations in the bell, and outside the wallet. */
const names: Readonly<Record<Operation, Readonly<Record<MessageLanguage, string>>>> = {
  transfer: { ko: '송금', en: 'Transfer' },
  deposit: { ko: '입금', en: 'Deposit' },
  withdrawal: { ko: '출금', en: 'Withdrawal' },
  'top-up': { ko: '충전', en: 'Top-up' },
  'local-send': { ko: '송금', en: 'Payment' },
  'local-withdrawal': { ko: '출금', en: 'Withdrawal' },
};

/** The verbs of failed operations, as in `입금하지 못했어요`. */
const failedVerbs: Readonly<Record<Operation, string>> = {
  transfer: '보내지',
  deposit: '입금하지',
  withdrawal: '출금하지',
  'top-up': '충전하지',
  'local-send': '보내지',
  'local-withdrawal': '출금하지',
};

/** An amount with its Korean particle, as the subject or as the object. */
function amountWith(particle: '이' | '을', { amount, assetType }: TransactionRow): string {
  const exact = formatExact(plain(amount));
  return withParticle(
    assetType === localCurrency ? `${exact}원` : `${exact} ${assetType}`,
    particle,
  );
}

/** The notification for one side of an ended transaction. */
function newsOf(row: TransactionRow): NotificationContent {
  const { operation, counterpartyName: name, transactionType } = row;
  const actionUrl = receiptPath(row.id);
  const { ko, en } = names[operation];
  const amount = plain(row.amount);
  const units =
    row.assetType === localCurrency ? formatWon(amount) : formatExactUnits(amount, row.assetType);
  if (row.status === 'failed') {
    const isIncoming = transactionType === 'receive';
    const verb = isIncoming && row.sendId !== null ? '받지' : failedVerbs[operation];
    const message = isIncoming
      ? `${amountWith('을', row)} ${verb} 못했어요. 빠져나간 금액은 없어요.`
      : `${amountWith('을', row)} ${verb} 못했어요. 금액은 지갑으로 돌려드렸어요.`;
    const outside = {
      english: {
        title: `${en} failed`,
        message: isIncoming
          ? `${units} did not arrive. You were not charged.`
          : `${units} could not be sent. The money is back in your wallet.`,
      },
      discreet: { en: 'A payment has failed.', ko: '거래가 완료되지 않았습니다.' },
    };
    return { title: `${ko} 실패`, message, type: 'error', actionUrl, outside };
  }
  if (row.status === 'returned') {
    const message = `받는 분이 나타나지 않아 ${amountWith('이', row)} 지갑으로 돌아왔어요.`;
    const outside = {
      english: {
        title: `${en} returned`,
        message: `The recipient did not claim ${units}. It is back in your wallet.`,
      },
      discreet: { en: 'A payment has come back.', ko: '보낸 돈이 지갑으로 돌아왔어요.' },
    };
    return { title: `${ko} 반환`, message, type: 'info', actionUrl, outside };
  }
  if (transactionType === 'receive') {
    const isNamed = row.sendId !== null && name !== '';
    const title = row.sendId === null ? `${ko} 완료` : '입금';
    const message = `${isNamed ? `${name}님이 보낸 ` : ''}${amountWith('이', row)} 지갑에 들어왔어요.`;
    const outside = {
      english: {
        title: row.sendId === null ? `${en} complete` : 'Payment received',
        message: isNamed ? `${name} sent you ${units}.` : `${units} arrived in your wallet.`,
      },
      discreet: { en: 'A payment has arrived.', ko: '지갑에 돈이 들어왔어요.' },
    };
    return { title, message, type: 'success', actionUrl, outside };
  }
  const isSend = operation === 'transfer' || operation === 'local-send';
  const isMerchant = merchantCodeIn(row.counterpartyDetail) !== undefined;
  const isNamed = isSend && name !== '';
  // A local send to a number without an account has no name.
  const recipient = name || (operation === 'local-send' ? row.counterpartyDetail : '');
  const to = isSend && recipient !== '' ? `${koreanDestination(recipient, isMerchant)} ` : '';
  const verb = isMerchant ? '결제했어요' : isSend ? '보냈어요' : '출금했어요';
  const message = `${to}${amountWith('을', row)} ${verb}.`;
  const outside = {
    english: {
      title: `${en} complete`,
      message: isSend
        ? `You sent ${units}${isNamed ? ` to ${name}` : ''}.`
        : `You withdrew ${units}.`,
    },
    discreet: { en: 'A payment is complete.', ko: '거래가 완료되었습니다.' },
  };
  return { title: `${ko} 완료`, message, type: 'success', actionUrl, outside };
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
