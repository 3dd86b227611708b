import type { Block, NewBlock } from '#wallet/entities/block.ts';

import { and, desc, eq, isNull, or, pgCore } from '../database/drizzle.ts';
import { blocks, transactions, users, workApprovals } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { fullNameOf } from './users.ts';

/** Maximum number of people whom a user can block, so that the list needs no pages (decision 247). */
const maxBlocks = 200;

/** The people whom a user has blocked, the latest first. */
export async function blocksOf(tx: Tx, userId: number): Promise<Block[]> {
  const rows = await tx
    .select({ id: blocks.id, name: blocks.name, since: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.userId, userId))
    .orderBy(desc(blocks.id));
  return rows.map(({ id, name, since }) => ({ id, name, since: since.toISOString() }));
}

/**
 * Blocks the other person of one of the user's payments or work documents (decision 248). A repetition changes nothing.
 * @throws {Refusal} if the user has no such payment or document with another person, or has blocked too many
 */
export async function addBlock(
  tx: Tx,
  { userId, named, at }: { userId: number; named: NewBlock; at: Date },
): Promise<void> {
  const blockedId = await otherPersonOf(tx, userId, named);
  if (blockedId === undefined) throw new Refusal('block-without-person');
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, blockedId), isNull(users.deletedAt)));
  if (person === undefined) throw new Refusal('block-without-person');
  // Serialises a user's blocks, so that concurrent ones cannot exceed the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const blocked = await tx
    .select({ blockedId: blocks.blockedId })
    .from(blocks)
    .where(eq(blocks.userId, userId));
  if (blocked.some((block) => block.blockedId === blockedId)) return;
  if (blocked.length >= maxBlocks) throw new Refusal('blocks-full', { most: maxBlocks });
  await tx.insert(blocks).values({ userId, blockedId, name: fullNameOf(person), createdAt: at });
}

/**
 * Ends a block.
 * @throws {Refusal} if the user has no such block
 */
export async function removeBlock(tx: Tx, userId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(blocks)
    .where(and(eq(blocks.userId, userId), eq(blocks.id, id)))
    .returning();
  if (removed.length === 0) throw new Refusal('block-missing');
}

/**
 * Refuses what a user wants from a person who has blocked them. The refusal gives no reason.
 * @throws {Refusal} if the person has blocked the user
 */
export async function refuseBlocked(
  tx: Tx,
  { userId, otherId }: { userId: number; otherId: number },
): Promise<void> {
  const [block] = await tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.userId, otherId), eq(blocks.blockedId, userId)));
  if (block !== undefined) throw new Refusal('person-unavailable');
}

/** The id of the other person of one of a user's payments or work documents; undefined if there is none. */
async function otherPersonOf(tx: Tx, userId: number, named: NewBlock): Promise<number | undefined> {
  return 'transactionId' in named
    ? otherSideOf(tx, userId, named.transactionId)
    : otherPartyOf(tx, userId, named.approvalId);
}

async function otherSideOf(tx: Tx, userId: number, id: number): Promise<number | undefined> {
  const other = pgCore.alias(transactions, 'other');
  const [row] = await tx
    .select({ userId: other.userId })
    .from(transactions)
    .innerJoin(other, or(eq(other.id, transactions.sendId), eq(other.sendId, transactions.id)))
    .where(and(eq(transactions.id, id), eq(transactions.userId, userId)));
  return row?.userId;
}

async function otherPartyOf(tx: Tx, userId: number, id: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ approverId: workApprovals.userId, requesterId: workApprovals.requesterId })
    .from(workApprovals)
    .where(
      and(
        eq(workApprovals.id, id),
        or(eq(workApprovals.userId, userId), eq(workApprovals.requesterId, userId)),
      ),
    );
  if (row === undefined) return undefined;
  return (row.approverId === userId ? row.requesterId : row.approverId) ?? undefined;
}
