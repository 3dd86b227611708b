import * as z from 'zod/mini';

import type { NewTransaction } from '#wallet/entities/new-transaction.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { compare, type DecimalString } from '#wallet/money/decimal.ts';
import { leastSend } from '#wallet/rules/send.ts';

import { readRecipient } from '../accounts/did.ts';
import { keyOfAnotherRequest, type OnceOnly } from '../database/create-once.ts';
import { sql } from '../database/drizzle.ts';
import type { Database, Tx } from '../database/tx.ts';
import { notifyAfterCommit } from '../events/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { AssetType } from '../ledger/asset-types.ts';
import type { SettlementRules } from '../ledger/settlement.ts';
import {
  balanceTooLow,
  lastPending,
  lockPending,
  pendingTransactions,
  requireAsset,
} from '../ledger/transactions.ts';
import { createWithinLimit } from './daily-limit.ts';
import { completeSends } from './end-sends.ts';
import type { FeeSource } from './operator-fees.ts';
import { documentedFees } from './sample-fees.ts';
import { requireUnits } from './whole-won.ts';
import { addReceivers, holdForClaim, lockAddressesOf } from './waiting-sends.ts';

/** A request for a send. */
export interface SendRequest {
  body: NewTransaction;
  at: Date;
  /** The idempotency key, and the hash that distinguishes a repeat from another request with this key. */
  once?: OnceOnly | undefined;
  fees: FeeSource;
}

/** A send in the wallet's format; `amount` in units of the asset, `createdAt` an ISO time. */
const CreatedSend = z.object({
  id: z.int(),
  userId: z.int(),
  transactionType: z.literal('send'),
  assetType: z.string(),
  amount: z.string(),
  toAddress: z.string(),
  status: z.literal('pending'),
  createdAt: z.string(),
});

/** The result of the database function `create_send`. */
const SendOutcome = z.object({
  rows: z.tuple([
    z.object({
      outcome: z.union([
        z.object({ answer: CreatedSend, people: z.optional(z.array(z.int())) }),
        z.object({ refusal: z.enum(['balance', 'fee']), balance: z.string() }),
        z.object({ refusal: z.enum(['key', 'own-address', 'blocked', 'fee-changed']) }),
      ]),
    }),
  ]),
});

/** True if a send counts towards a daily limit, so that it needs a transaction. */
export function countsTowardsLimit({ assetType }: Pick<NewTransaction, 'assetType'>): boolean {
  return assetType === localCurrency;
}

/**
 * Creates a send in one statement: moves the amount from the sender's wallet into transit until the send is settled,
 * and the network fee to the fees (decision 203). A repeat with the same key creates nothing and gets the first answer.
 * @throws {Refusal} for an unknown asset, a fraction of a won, an amount below the least one (decision 200), a
 *   malformed or own address, an account that has blocked the user, or a key of another request, or if the fee has
 *   changed, the balance does not cover amount and fee, or the daily limit of the local currency is exceeded
 */
export async function createSend(
  tx: Tx,
  { body, at, once, fees }: SendRequest,
): Promise<z.infer<typeof CreatedSend>> {
  const { userId, amount, toAddress } = body;
  const assetType = requireAsset(body.assetType);
  requireUnits(amount, assetType);
  const minimum = leastSend(assetType);
  if (compare(amount, minimum) < 0) throw new Refusal('send-too-small', { minimum, assetType });
  const address = readRecipient(toAddress);
  const fee = fees().send;
  // The previous version's wallet states no fee, and shows the documented one.
  const shown = body.fee ?? documentedFees.send;
  const create = async () => {
    const result = await tx.execute(
      sql`select create_send(
      ${userId}, ${once?.key ?? null}, ${once?.requestHash ?? null}, ${assetType}, ${amount}, ${toAddress}, ${address},
      ${at.toISOString()}, ${fee}, ${shown}
    ) as outcome`,
    );
    const [{ outcome }] = SendOutcome.parse(result).rows;
    if ('refusal' in outcome) throw refusalOf(outcome, assetType, fee);
    return outcome;
  };
  const outcome = countsTowardsLimit(body)
    ? await createWithinLimit(tx, { userId, name: 'localSend', at }, create)
    : await create();
  notifyAfterCommit(tx, outcome.people ?? []);
  return outcome.answer;
}

function refusalOf(
  outcome:
    | { refusal: 'balance' | 'fee'; balance: string }
    | { refusal: 'key' | 'own-address' | 'blocked' | 'fee-changed' },
  assetType: AssetType,
  fee: DecimalString,
): Refusal {
  switch (outcome.refusal) {
    case 'key':
      return keyOfAnotherRequest();
    case 'own-address':
      return new Refusal('address-own');
    case 'blocked':
      return new Refusal('person-unavailable');
    case 'fee-changed':
      return new Refusal('send-fee-changed', { fee, assetType });
    case 'balance':
      return balanceTooLow(outcome.balance, assetType);
    case 'fee':
      return new Refusal('balance-without-fee', {
        balance: outcome.balance,
        fee,
        assetType,
      });
  }
}

/**
 * Settles sends: moves each amount from transit to the recipient's wallet, and completes both sides. A send to an
 * address without an account waits for the claim period, in milliseconds (decision 204). Returns the number of settled
 * sends: some may be settled already, or may be locked by another process.
 */
export async function settleSends(
  tx: Tx,
  ids: readonly number[],
  { at, claimPeriod }: { at: Date; claimPeriod: number },
): Promise<number> {
  const ownerless = await lockAddressesOf(tx, ids, 'pending');
  const pending = await lockPending(tx, ids);
  const isOwnerless = ({ id }: { id: number }) => ownerless.has(id);
  // An account with the address may have been created since.
  const claimed = await addReceivers(
    tx,
    pending.filter(isOwnerless).map(({ id }) => id),
    { at },
  );
  const waiting = pending.filter((send) => isOwnerless(send) && !claimed.has(send.id));
  const waitingIds = new Set(waiting.map(({ id }) => id));
  await holdForClaim(tx, waiting, claimPeriod);
  await completeSends(
    tx,
    pending.map(({ id }) => id).filter((id) => !waitingIds.has(id)),
    at,
  );
  return pending.length;
}

/** Finds and settles sends. The claim period is in milliseconds. */
export function sendSettlement(database: Database, claimPeriod: number): SettlementRules {
  return {
    pending: (tx, which) => pendingTransactions(tx, ['transfer'], which),
    last: (tx) => lastPending(tx, ['transfer']),
    batch: 100,
    settle: (ids, at) => database.transaction((tx) => settleSends(tx, ids, { at, claimPeriod })),
  };
}
