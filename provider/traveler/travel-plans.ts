import type { NewTravelPlan, TravelPlan } from '#wallet/entities/travel-plan.ts';

import { and, count, desc, eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { travelPlans } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';

/** Maximum number of plans per user. */
const maxPlans = 200;

type Row = typeof travelPlans.$inferSelect;

function toRecord({ userId: _, notes: __, createdAt: ___, ...plan }: Row): TravelPlan {
  return plan;
}

/** A user's trips, latest first. */
export async function travelPlansOf(tx: Tx, userId: number): Promise<TravelPlan[]> {
  const rows = await tx
    .select()
    .from(travelPlans)
    .where(eq(travelPlans.userId, userId))
    .orderBy(desc(travelPlans.id));
  return rows.map(toRecord);
}

/**
 * Saves a trip with the status `planning`.
 * @throws {Refusal} if the user has too many trips
 */
export async function addTravelPlan(tx: Tx, plan: NewTravelPlan, at: Date): Promise<TravelPlan> {
  const [{ saved } = { saved: 0 }] = await tx
    .select({ saved: count() })
    .from(travelPlans)
    .where(eq(travelPlans.userId, plan.userId));
  if (saved >= maxPlans) {
    throw new Refusal('trips-full', { most: maxPlans });
  }
  const rows = await tx
    .insert(travelPlans)
    .values({ ...plan, status: 'planning', createdAt: at })
    .returning();
  return toRecord(onlyRow(rows));
}

/**
 * Removes a trip.
 * @throws {Refusal} if the user has no such trip
 */
export async function removeTravelPlan(tx: Tx, userId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(travelPlans)
    .where(and(eq(travelPlans.userId, userId), eq(travelPlans.id, id)))
    .returning();
  if (removed.length === 0) throw new Refusal('trip-missing');
}
