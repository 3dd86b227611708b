import type { NewTaxRefund } from '#wallet/entities/tax-refund.ts';
import { add, compare, decimal, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import {
  daysBetween,
  leastRefundedPurchase,
  maxOpenRefunds,
  maxReceiptDays,
  maxRefundPerDay,
  purchaseOfWon,
} from '#wallet/rules/refund-rules.ts';

import { koreanDay } from '#wallet/seoul-time.ts';

import { and, eq, gte, inArray, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { taxRefunds, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { koreanDayStart } from '../money/daily-limit.ts';
import { merchantOf } from '../money/merchants.ts';
import { rateOf, type RateSource } from '../money/rates.ts';
import { notify } from '../notifications/notifications.ts';
import { refundNotification } from '../notifications/travel-notifications.ts';
import { Refusal } from '../refusal.ts';
import type { TaxOffice } from './tax-office.ts';
import { claimingStatuses, toRecord, type TaxRefundRecord } from './tax-refunds.ts';

interface RefundCreation {
  body: NewTaxRefund;
  at: Date;
  office: TaxOffice;
  rates: RateSource;
}

/**
 * Creates a refund, submits it to the tax office, and notifies the user.
 * @throws {Refusal} if the purchase or its receipt is not eligible (decision 213)
 */
export async function createTaxRefund(
  tx: Tx,
  { body, at, office, rates }: RefundCreation,
): Promise<TaxRefundRecord> {
  const { userId, purchaseAmount, refundAmount, receiptHash } = body;
  const today = koreanDay(at);
  const receiptDate = body.receiptDate ?? today;
  const merchantName = await storeNameOf(tx, body);
  const wonPerDollar = checkWon(body, rates);
  checkPurchase({ purchaseAmount, receiptDate, today });
  await checkClaims(tx, body, at);
  const { firstAt, expectedAt } = office.schedule(at);
  const rows = await tx
    .insert(taxRefunds)
    .values({
      userId,
      merchantName,
      purchaseAmount,
      refundAmount,
      receiptHash,
      status: 'processing',
      isAutomatic: body.storeCode !== undefined,
      createdAt: at,
      receiptDate,
      receiptNumber: body.receiptNumber ?? '',
      purchaseWon: body.purchaseWon ?? null,
      wonPerDollar: wonPerDollar ?? null,
      submittedAt: at,
      dueAt: firstAt,
      expectedAt,
    })
    .returning();
  const refund = onlyRow(rows);
  await notify(tx, { userId, topic: 'travel', news: refundNotification(refund.id, refund), at });
  return toRecord(refund);
}

/**
 * The name of the shop: of a partner store, the directory's (decision 170).
 * @throws {Refusal} if the directory has no such store
 */
async function storeNameOf(tx: Tx, { storeCode, merchantName }: NewTaxRefund): Promise<string> {
  if (storeCode === undefined) return merchantName;
  const store = await merchantOf(tx, storeCode);
  if (store === undefined) throw new Refusal('store-unknown');
  return store.name;
}

/**
 * The rate of a purchase in won, in won per dollar; undefined for one in dollars.
 * @throws {Refusal} if the purchase amount is not that of the won at the current rate
 */
function checkWon(
  { purchaseWon, purchaseAmount }: NewTaxRefund,
  rates: RateSource,
): DecimalString | undefined {
  if (purchaseWon === undefined) return undefined;
  const { won } = rateOf(rates, 'USDC');
  if (compare(purchaseOfWon(purchaseWon, won), purchaseAmount) !== 0) {
    throw new Refusal('refund-rate-changed', { rate: won });
  }
  return won;
}

/** @throws {Refusal} if the purchase is too small, or its receipt too old or of a later day */
function checkPurchase({
  purchaseAmount,
  receiptDate,
  today,
}: {
  purchaseAmount: DecimalString;
  receiptDate: string;
  today: string;
}): void {
  if (compare(purchaseAmount, leastRefundedPurchase) < 0) {
    throw new Refusal('refund-too-small', { least: leastRefundedPurchase });
  }
  if (receiptDate > today) throw new Refusal('receipt-in-future');
  if (daysBetween(receiptDate, today) > maxReceiptDays) {
    throw new Refusal('receipt-too-old', { days: maxReceiptDays });
  }
}

const claiming = inArray(taxRefunds.status, [...claimingStatuses]);

/**
 * Locks the user until the transaction ends, so that simultaneous requests cannot pass the same limit.
 * @throws {Refusal} if the user has claimed the receipt, has too many open refunds, or exceeds the daily limit
 */
async function checkClaims(
  tx: Tx,
  { userId, receiptHash, refundAmount }: NewTaxRefund,
  at: Date,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const own = eq(taxRefunds.userId, userId);
  const [known] = await tx
    .select({ id: taxRefunds.id })
    .from(taxRefunds)
    .where(and(own, eq(taxRefunds.receiptHash, receiptHash), claiming))
    .limit(1);
  if (known !== undefined) throw new Refusal('receipt-claimed');
  const open = inArray(taxRefunds.status, ['processing', 'approved']);
  const [opened] = await tx
    .select({ count: sql<number>`count(*)::float8` })
    .from(taxRefunds)
    .where(and(own, open));
  if ((opened?.count ?? 0) >= maxOpenRefunds) {
    throw new Refusal('refunds-full', { most: maxOpenRefunds });
  }
  const [today] = await tx
    .select({ sum: sql<string>`coalesce(sum(${taxRefunds.refundAmount}), 0)::text` })
    .from(taxRefunds)
    .where(and(own, claiming, gte(taxRefunds.createdAt, koreanDayStart(at))));
  const left = subtract(maxRefundPerDay, decimal(today?.sum ?? '0'));
  if (compare(refundAmount, left) > 0) {
    const rest = compare(left, decimal('0')) < 0 ? decimal('0') : add(left);
    throw new Refusal('refund-limit-day', { limit: maxRefundPerDay, left: rest });
  }
}
