import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sampleMerchants } from '#samples/merchants.ts';
import { sendMethods } from '#wallet/entities/money-choices.ts';
import type { NewLocalSend } from '#wallet/entities/money-operation.ts';
import { typedMerchantCode } from '#wallet/entities/typed-merchant-code.ts';
import { add, decimal, type DecimalString } from '#wallet/money/decimal.ts';

import { custodialDid, openAccount, openingBalances } from '../accounts/registration.ts';
import { inArray, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { plain } from '../ledger/ledger.ts';
import { rowsOf } from '../operations/rows-of.ts';
import type { RailFailure } from '../rails/rail.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { beginLocalSend } from './local-sends.ts';
import { endRailTransaction } from './rail-settlement.ts';

/** Number of payments on each database: `CASHBACK_PAYMENTS=10000` for a long run. */
const count = Number.parseInt(process.env['CASHBACK_PAYMENTS'] ?? '600', 10);

/** Number of payments per database transaction. */
const batch = 100;

const hour = 60 * 60_000;

interface Payment extends Pick<NewLocalSend, 'method' | 'amount'> {
  recipient: string;
  /** The rail's failure of the payment, if any. */
  failure: RailFailure | undefined;
}

const friend = 'friend@test.example';
const unknownMerchant = 'merchant:busan-0099';

/** Recipients that do not exist. */
const missingRecipients = [unknownMerchant, 'merchant:', 'MERCHANT:BUSAN-0099'];

const recipients = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom('merchant:', '가맹점 ', ''), fc.constantFrom(...sampleMerchants))
      .map(([before, { code }]) => `${before}${code}`),
  },
  { weight: 2, arbitrary: fc.constant(friend) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `+82109${digits}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...missingRecipients),
  },
);

const payments = fc.record<Payment>({
  recipient: recipients,
  method: fc.constantFrom(...sendMethods),
  amount: fc
    .oneof(fc.integer({ min: 100, max: 1_000 }), fc.integer({ min: 100, max: 30_000 }))
    .map((won) => decimal(String(won))),
  failure: fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom<RailFailure>('declined', 'no-account') },
  ),
});

/**
 * True if a method can reach a recipient: an account's e-mail address is no phone number, and a number is no account.
 */
function isPayable({ recipient, method }: Payment): boolean {
  if (missingRecipients.includes(recipient)) return false;
  if (recipient === friend) return method !== 'phone';
  return typedMerchantCode(recipient) !== undefined || method !== 'account';
}

/** The cashback prescribed by the directory for a payment, in won. */
function prescribed({ recipient, amount, failure }: Payment): DecimalString {
  const merchant = sampleMerchants.find(({ code }) => typedMerchantCode(recipient) === code);
  if (merchant === undefined || failure !== undefined) return decimal('0');
  return decimal(String((BigInt(amount) * BigInt(merchant.cashbackPercent)) / 100n));
}

await describeOnEachDatabase('random local payments', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  const open = (tx: Tx, email: string, balance: string) =>
    openAccount(
      tx,
      {
        firstName: 'Test',
        lastName: email,
        email,
        passwordHash: '',
        didAddress: custodialDid(provider.environment.random),
        createdAt: provider.environment.clock.now(),
        emailProvenAt: provider.environment.clock.now(),
      },
      { password: 'x', balances: { ...openingBalances, BusanCoin: decimal(balance) } },
    );

  /** Makes and ends a payment; undefined if it is refused. */
  async function pay(tx: Tx, userId: number, payment: Payment, at: Date) {
    const { recipient, method, amount, failure } = payment;
    try {
      const begun = await beginLocalSend(tx, { body: { userId, recipient, method, amount }, at });
      const answer = failure
        ? ({ state: 'failed', failure } as const)
        : { state: 'succeeded' as const };
      if (begun.status === 'pending') await endRailTransaction(tx, begun.transactionId, answer, at);
      return begun.transactionId;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  it(`earn exactly the directory's cashback: ${count} by every method`, async () => {
    const payer = await provider.database.transaction(async (tx) => {
      await open(tx, friend, '1');
      return (await open(tx, 'payer@test.example', '1000000000')).id;
    });
    const drawn = fc.sample(payments, { numRuns: count, seed: 209 });
    const start = provider.environment.clock.now().getTime();
    let expected = decimal('0');
    for (let first = 0; first < drawn.length; first += batch) {
      const part = drawn.slice(first, first + batch);
      const made = await provider.database.transaction(async (tx) => {
        const paid: { payment: Payment; id: number }[] = [];
        for (const [index, payment] of part.entries()) {
          // Payments are an hour apart, so that the daily maximum is never reached.
          const id = await pay(tx, payer, payment, new Date(start + (first + index) * hour));
          if (id !== undefined) paid.push({ payment, id });
        }
        const rows = await tx
          .select({ id: transactions.id, cashback: transactions.cashback })
          .from(transactions)
          .where(
            inArray(
              transactions.id,
              paid.map(({ id }) => id),
            ),
          );
        const earned = new Map(rows.map(({ id, cashback }) => [id, plain(cashback)]));
        return paid.map(({ payment, id }) => ({ payment, earned: earned.get(id) }));
      });
      for (const { payment, earned } of made) {
        expect({ payment, earned }).toEqual({ payment, earned: prescribed(payment) });
        expected = add(expected, prescribed(payment));
      }
      expect(made.map(({ payment }) => payment)).toEqual(part.filter(isPayable));
    }
    const paidOut = await provider.database.transaction(async (tx) =>
      onlyRow(
        await tx
          .select({ cashback: sql<string>`sum(${transactions.cashback})::text` })
          .from(transactions),
      ),
    );
    expect(plain(paidOut.cashback)).toBe(expected);
    expect(await cashbackPosted()).toBe(expected);
    expect(await provider.ledgerFaults()).toEqual([]);
  }, 600_000);

  /** The sum of posted cashback, in won. */
  async function cashbackPosted(): Promise<DecimalString> {
    const rows = await provider.database.transaction((tx) =>
      rowsOf(
        tx,
        sql`select sum(posting.amount)::text as paid from ledger_entries entry
          join ledger_postings posting on posting.entry_id = entry.id
          where entry.kind = 'cashback' and posting.amount > 0`,
        z.object({ paid: z.string() }),
      ),
    );
    return plain(onlyRow(rows).paid);
  }
});
