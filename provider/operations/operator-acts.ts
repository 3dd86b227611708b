import { canonicalJson, sha256Hex } from '#wallet/document-proof.ts';

import { asc, desc, eq, gt, sql } from '../database/drizzle.ts';
import { operatorActs } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

/** Serialises the acts, so that each hash covers the previous one. */
const lockKey = 7_310_215;

/** An act of an operator. */
export interface OperatorAct {
  at: Date;
  /** The operator's name, and the reason of the act. */
  by: string;
  why: string;
  /** The command, such as `lock`. */
  command: string;
  /** The person, merchant or asset, such as `person 7`. */
  subject: string;
  /** The changed data before the act, without secrets; null if there was none. */
  before: unknown;
  after: unknown;
}

/** A stored act. */
export type RecordedAct = typeof operatorActs.$inferSelect;

/** The subject of the acts on a person. */
export function personSubject(userId: number): string {
  return `person ${userId}`;
}

/** The hash of an act together with the hash of the previous one, which is empty for the first. */
function hashOf({ id, at, ...act }: Omit<RecordedAct, 'hash'>, previous: string): string {
  const { by, why, command, subject, before, after } = act;
  const content = { id, at: at.toISOString(), by, why, command, subject, before, after };
  return sha256Hex(canonicalJson({ ...content, previous }));
}

/** Records an act in the transaction that carries it out (decision 194). */
export async function recordAct(tx: Tx, act: OperatorAct): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey}::bigint)`);
  const [last] = await tx.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(1);
  const row = { ...act, id: (last?.id ?? 0) + 1 };
  await tx.insert(operatorActs).values({ ...row, hash: hashOf(row, last?.hash ?? '') });
}

/** All acts, or those on one subject, oldest first. */
export function actsOn(tx: Tx, subject: string | undefined): Promise<RecordedAct[]> {
  return tx
    .select()
    .from(operatorActs)
    .where(subject === undefined ? undefined : eq(operatorActs.subject, subject))
    .orderBy(asc(operatorActs.id));
}

/** Number of acts that are verified at once. */
const batchSize = 500;

/** Verifies a part of the chain after an act. Returns the first fault, and the act before the next part, if any. */
export async function verifyActs(
  tx: Tx,
  after: number,
): Promise<{ fault: string | undefined; next: number | undefined }> {
  const rows = await tx
    .select()
    .from(operatorActs)
    .where(gt(operatorActs.id, after))
    .orderBy(asc(operatorActs.id))
    .limit(batchSize);
  const [before] = await tx.select().from(operatorActs).where(eq(operatorActs.id, after));
  let previous = { id: after, hash: before?.hash ?? '' };
  for (const row of rows) {
    if (row.id !== previous.id + 1 || row.hash !== hashOf(row, previous.hash)) {
      return { fault: `act ${row.id} of operators does not match its hash`, next: undefined };
    }
    previous = row;
  }
  return { fault: undefined, next: rows.length === batchSize ? previous.id : undefined };
}
