import * as z from 'zod/mini';

import type { Address } from '../accounts/did.ts';
import { findUserByAddress, requireAccount } from '../accounts/users.ts';
import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL, sql } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Clock } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import type { SettlementRules } from '../ledger/settlement.ts';
import { publishStep } from '../ledger/transaction-step.ts';
import type { TransactionRow } from '../ledger/transactions.ts';
import { rowsOf } from '../operations/rows-of.ts';
import { completeSends, returnSends } from './end-sends.ts';

/** Default time for the owner of an address to claim a send, in milliseconds (decision 204). */
export const defaultClaimPeriod = 7 * 24 * 60 * 60 * 1000;

/** Maximum number of sends claimed per transaction. */
const claimBatch = 100;

/** Namespace of the advisory locks of addresses, separate from single-key locks. */
const addressLocks = 204;

/** The digits of an address or a DID, as `users_address_unique` and `transactions_waiting_address` index them. */
const digitsOf = (text: SQL) => sql`lower(right(${text}, 40))`;

const listOf = (ids: readonly number[]) =>
  sql`(select unnest(string_to_array(${ids.join(',')}, ',')::integer[]))`;

/**
 * Locks an address until the commit. Registrations, and settlements of sends to the address, take this lock first, so
 * that no send begins to wait while the account of its address is created.
 */
export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${addressLocks}, hashtext(${digitsOf(sql`${address}::text`)}))`,
  );
}

/**
 * Locks the addresses of those given sends that have the status and no receiving side, as `lockAddress` does. Returns
 * the ids of these sends.
 */
export async function lockAddressesOf(
  tx: Tx,
  ids: readonly number[],
  status: 'pending' | 'waiting',
): Promise<Set<number>> {
  const rows = await rowsOf(
    tx,
    // In a fixed order, so that two processes with the same addresses cannot deadlock.
    sql`select send.id, pg_advisory_xact_lock(${addressLocks}, send.address) from (
      select transactions.id, hashtext(${digitsOf(sql`counterparty_detail`)}) as address from transactions
      where transactions.id in ${listOf(ids)} and status = ${status}
        and not exists (select from transactions received where received.send_id = transactions.id)
      order by address offset 0
    ) send`,
    z.object({ id: z.number() }),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds the receiving side to locked sends: for the given owner, or else for the accounts that now have the addresses.
 * Returns the ids of the sends that got a receiving side.
 */
export async function addReceivers(
  tx: Tx,
  ids: readonly number[],
  { at, ownerId }: { at: Date; ownerId?: number },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const isOwner =
    ownerId === undefined
      ? sql`${digitsOf(sql`owner.did_address`)} = ${digitsOf(sql`send.counterparty_detail`)}`
      : sql`owner.id = ${ownerId}`;
  const rows = await rowsOf(
    tx,
    sql`with received as (
      insert into transactions (
        user_id, transaction_type, asset_type, amount, status, created_at, send_id, counterparty_name, counterparty_detail
      )
      select owner.id, 'receive', send.asset_type, send.amount, 'pending', ${at.toISOString()}::timestamptz, send.id,
        trim(sender.first_name || ' ' || sender.last_name), right(sender.did_address, 42)
      from transactions send
      join users sender on sender.id = send.user_id
      join users owner on ${isOwner}
      where send.id in ${listOf(ids)}
      order by send.id
      returning send_id, user_id
    )
    update transactions send set counterparty_name = trim(owner.first_name || ' ' || owner.last_name)
    from received join users owner on owner.id = received.user_id
    where send.id = received.send_id
    returning send.id`,
    z.object({ id: z.number() }),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Makes sends wait for the owners of their addresses. The period, in milliseconds, starts when a send was created. */
export async function holdForClaim(
  tx: Tx,
  sends: readonly TransactionRow[],
  claimPeriod: number,
): Promise<void> {
  if (sends.length === 0) return;
  await tx
    .update(transactions)
    .set({
      status: 'waiting',
      waitsUntil: sql`${transactions.createdAt} + ${claimPeriod} * interval '1 millisecond'`,
    })
    .where(
      inArray(
        transactions.id,
        sends.map(({ id }) => id),
      ),
    );
  for (const { userId } of sends) {
    publishStep(tx, { status: 'waiting', assetTypes: [], participants: [userId] });
  }
}

/** The claimant of the sends to an address. */
export interface Claim {
  ownerId: number;
  address: Address;
}

/**
 * Completes a batch of the sends that wait for an address, oldest first, for the account that has proven the address.
 * Sends by this account itself continue to wait; their user can take them back.
 * @throws {Refusal} if the address belongs to another account, because only that account may receive its sends
 */
export async function claimSends(
  tx: Tx,
  { ownerId, address }: Claim,
  at: Date,
): Promise<{ count: number; isDone: boolean }> {
  await lockAddress(tx, address);
  await requireAccount(tx, ownerId);
  const holder = await findUserByAddress(tx, address);
  if (holder !== undefined && holder !== ownerId) {
    throw new Refusal('address-taken');
  }
  const waiting = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 'waiting'),
        eq(digitsOf(sql`${transactions.counterpartyDetail}`), digitsOf(sql`${address}::text`)),
        ne(transactions.userId, ownerId),
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(claimBatch)
    .for('no key update');
  const ids = waiting.map(({ id }) => id);
  await addReceivers(tx, ids, { at, ownerId });
  await completeSends(tx, ids, at);
  return { count: ids.length, isDone: ids.length < claimBatch };
}

/**
 * Completes all sends that wait for an address, in transactions of bounded size. Returns their number.
 * @throws {Refusal} if the address belongs to another account
 */
export async function claimAllSends(
  database: Database,
  claim: Claim,
  { clock, lane }: { clock: Clock; lane: string },
): Promise<number> {
  let claimed = 0;
  for (let isDone = false; !isDone;) {
    const part = await database.transaction((tx) => claimSends(tx, claim, clock.now()), { lane });
    claimed += part.count;
    ({ isDone } = part);
  }
  return claimed;
}

/** Returns expired sends, or completes those whose address has an account now. */
async function endUnclaimed(tx: Tx, ids: readonly number[], at: Date): Promise<number> {
  await lockAddressesOf(tx, ids, 'waiting');
  const due = await tx
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.id, [...ids]),
        eq(transactions.status, 'waiting'),
        lte(transactions.waitsUntil, at),
      ),
    )
    .orderBy(transactions.id)
    .for('no key update', { skipLocked: true });
  const owned = await addReceivers(
    tx,
    due.map(({ id }) => id),
    { at },
  );
  await completeSends(tx, [...owned], at);
  const unclaimed = due.filter(({ id }) => !owned.has(id));
  await returnSends(tx, unclaimed, { reason: 'unclaimed', at });
  return due.length;
}

/** Finds and ends expired sends. Unexpired sends are not read. */
export function unclaimedSettlement(database: Database, clock: Clock): SettlementRules {
  const isDue = () =>
    and(eq(transactions.status, 'waiting'), lte(transactions.waitsUntil, clock.now()));
  return {
    async pending(tx, { after, upTo, limit }) {
      const rows = await tx
        .select({ id: transactions.id })
        .from(transactions)
        .where(
          and(
            isDue(),
            after === undefined ? undefined : gt(transactions.id, after),
            upTo === undefined ? undefined : lte(transactions.id, upTo),
          ),
        )
        .orderBy(transactions.id)
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async last(tx) {
      const [row] = await tx
        .select({ id: transactions.id })
        .from(transactions)
        .where(isDue())
        .orderBy(desc(transactions.id))
        .limit(1);
      return row?.id;
    },
    batch: 100,
    settle: (ids, at) => database.transaction((tx) => endUnclaimed(tx, ids, at)),
  };
}
