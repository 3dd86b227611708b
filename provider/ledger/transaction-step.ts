import type { TransactionStatus } from '#wallet/entities/receipt.ts';

import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { englishOf, type NotificationContent } from '../notifications/notification-content.ts';
import type { AssetType } from './asset-types.ts';

/** The news of one side of an ended transaction, which is in its user's bell. */
export interface ToldSide {
  userId: number;
  /** The id of the transaction on this side. */
  transactionId: number;
  news: NotificationContent;
}

/** The result of one step of a transaction. */
export interface TransactionStep {
  status: TransactionStatus;
  /** The assets whose balances have changed. */
  assetTypes: readonly AssetType[];
  /** The ids of the users in the transaction. */
  participants: readonly number[];
  /** The sides whose users have the news in their bells; none while the transaction is pending. */
  told?: readonly ToldSide[];
}

/**
 * Publishes a transaction's new status and the changed balances to its participants. The event of an ended transaction
 * has the words of the bell, so that one toast says everything (decision 219).
 */
export function publishStep(
  tx: Tx,
  { status, assetTypes, participants, told = [] }: TransactionStep,
): void {
  for (const userId of participants) {
    const side = told.find((one) => one.userId === userId);
    const news = side && {
      id: side.transactionId,
      news: {
        title: side.news.title,
        message: side.news.message,
        type: side.news.type,
        english: englishOf(side.news),
      },
    };
    publish(
      tx,
      [userId],
      { type: 'transaction_update', data: { status, ...news } },
      ...assetTypes.map((assetType) => ({
        type: 'balance_update' as const,
        data: { assetType, ...(side && { quiet: true }) },
      })),
    );
  }
}
