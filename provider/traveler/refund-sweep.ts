import type { RefundRejection } from '#wallet/entities/tax-refund.ts';

import { and, asc, eq, inArray, lte } from '../database/drizzle.ts';
import { taxRefunds } from '../database/schema.ts';
import { withoutDetails } from '../database/database-unavailable.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { publish } from '../events/outbox.ts';
import { plain } from '../ledger/ledger.ts';
import { publishStep } from '../ledger/transaction-step.ts';
import { addToBells, notify } from '../notifications/notifications.ts';
import {
  approvedNotification,
  paidNotification,
  rejectedRefundNotification,
} from '../notifications/travel-notifications.ts';
import { createSweeper, type Sweeper } from '../sweeper.ts';
import { creditRefund } from './refund-credit.ts';
import type { ClaimState, TaxOffice } from './tax-office.ts';

/** The sweep interval in milliseconds: a sweep also repeats failed questions. */
const sweepInterval = 5_000;

/** Maximum number of refunds per sweep. */
const batchSize = 100;

type Row = typeof taxRefunds.$inferSelect;

/**
 * Asks the tax office about due refunds and stores its answers. Several processes may sweep: the row lock lets one of
 * them store an answer, and pay a refund once.
 */
export function createRefundSweep({
  database,
  environment,
  office,
}: {
  database: Database;
  environment: Environment;
  office: TaxOffice;
}): Sweeper {
  const { clock, log } = environment;
  const sweeper = createSweeper({
    environment,
    interval: sweepInterval,
    problem: 'The tax refunds could not be swept yet',
    async sweep() {
      const due = await database.transaction((tx) => dueRefunds(tx, clock.now()));
      for (const row of due) {
        if (sweeper.isStopped()) return;
        // A refund whose question fails must not block the others.
        await settle(row).catch((fault: unknown) =>
          log(`Tax refund ${row.id} could not be settled yet`, withoutDetails(fault)),
        );
      }
    },
  });

  async function settle(row: Row): Promise<void> {
    const answer = await office.ask({
      ...row,
      purchaseAmount: plain(row.purchaseAmount),
      refundAmount: plain(row.refundAmount),
      submittedAt: row.submittedAt ?? row.createdAt,
    });
    await database.transaction((tx) => storeAnswer(tx, row.id, { answer, at: clock.now() }));
  }

  return sweeper;
}

/** The refunds with a due question, oldest first. */
function dueRefunds(tx: Tx, at: Date): Promise<Row[]> {
  return tx
    .select()
    .from(taxRefunds)
    .where(lte(taxRefunds.dueAt, at))
    .orderBy(asc(taxRefunds.dueAt), asc(taxRefunds.id))
    .limit(batchSize);
}

async function storeAnswer(
  tx: Tx,
  id: number,
  { answer, at }: { answer: ClaimState; at: Date },
): Promise<void> {
  const [row] = await tx
    .select()
    .from(taxRefunds)
    .where(and(eq(taxRefunds.id, id), inArray(taxRefunds.status, ['processing', 'approved'])))
    .for('update', { skipLocked: true });
  // Withdrawn meanwhile, or in work by another process.
  if (row === undefined) return;
  switch (answer.state) {
    case 'processing':
      await change(tx, id, { dueAt: answer.nextAt });
      return;
    case 'approved':
      await change(tx, id, { dueAt: answer.nextAt });
      if (row.status === 'processing') await approve(tx, row, at);
      return;
    case 'rejected':
      await reject(tx, row, { reason: answer.reason, at });
      return;
    case 'paid':
      await pay(tx, row, at);
  }
}

async function approve(tx: Tx, row: Row, at: Date): Promise<void> {
  await change(tx, row.id, { status: 'approved', processedAt: at });
  publishRefunds(tx, row.userId);
  await notify(tx, { userId: row.userId, topic: 'travel', news: approvedNotification(row), at });
}

async function reject(
  tx: Tx,
  row: Row,
  { reason, at }: { reason: RefundRejection; at: Date },
): Promise<void> {
  const end = { status: 'rejected', reason, processedAt: row.processedAt ?? at } as const;
  await change(tx, row.id, { ...end, dueAt: null, expectedAt: null });
  publishRefunds(tx, row.userId);
  const news = rejectedRefundNotification(row, reason);
  await notify(tx, { userId: row.userId, topic: 'travel', news, at });
}

async function pay(tx: Tx, row: Row, at: Date): Promise<void> {
  const { userId } = row;
  const { transactionId, entryId } = await creditRefund(tx, row, at);
  const end = { status: 'paid', processedAt: row.processedAt ?? at, paidAt: at } as const;
  await change(tx, row.id, { ...end, entryId, transactionId, dueAt: null, expectedAt: null });
  publishRefunds(tx, userId);
  const news = paidNotification(row, transactionId);
  const [isTold] = await addToBells(tx, [{ userId, topic: 'travel', news }], at);
  publishStep(tx, {
    status: 'completed',
    assetTypes: ['USDC'],
    participants: [userId],
    told: isTold ? [{ userId, transactionId, news }] : [],
  });
}

async function change(tx: Tx, id: number, values: Partial<Row>): Promise<void> {
  await tx.update(taxRefunds).set(values).where(eq(taxRefunds.id, id));
}

/** Makes the user's devices refetch the refunds. */
export function publishRefunds(tx: Tx, userId: number): void {
  publish(tx, [userId], { type: 'change', data: { area: 'travel' } });
}
