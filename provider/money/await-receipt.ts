import type { Receipt } from '#wallet/entities/receipt.ts';

import { userLane } from '../accounts/lanes.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { settlementTime } from './rail-settlement.ts';
import { receiptOf } from './receipts.ts';

/** The receipt of an operation, after waiting up to `railWait` milliseconds for its rail's answer. */
export async function awaitReceipt(
  {
    database,
    environment: { clock },
    events,
    railSettlement,
    railWait,
  }: {
    database: Database;
    environment: Environment;
    events: EventHub;
    railSettlement: Settlement;
    railWait: number;
  },
  { userId, transactionId }: { userId: number; transactionId: number },
): Promise<Receipt> {
  const read = () =>
    database.transaction((tx) => receiptOf(tx, userId, transactionId), {
      lane: userLane({ userId }),
      repeatable: true,
    });
  let receipt = await read();
  if (receipt.status !== 'pending') return receipt;
  const end = clock.now().getTime() + railWait;
  await railSettlement.settle(transactionId);
  // A rail that needs longer, such as a slow bank transfer, does not hold the request up.
  const answersLater =
    receipt.expectedAt !== null && Date.parse(receipt.expectedAt) > end + settlementTime;
  if (answersLater) return read();
  for (let waits = true; waits;) {
    // Starts to wait before it reads: another process may settle the transaction between the two.
    const news = events.nextEvent(userId, end - clock.now().getTime());
    receipt = await read();
    if (receipt.status !== 'pending') break;
    waits = await news;
    receipt = await read();
  }
  return receipt;
}
