import { datesIn, type Dates } from '#wallet/dates.ts';
import type { NewTravelPlan, TravelPlan, TravelPlanChanges } from '#wallet/entities/travel-plan.ts';
import { tripStatus } from '#wallet/rules/trip-status.ts';
import { profileZone } from '#wallet/zone-clock.ts';

import { and, count, desc, eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { travelPlans, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';

/** Maximum number of plans per user, so that the list needs no pages (decision 247). */
const maxPlans = 200;

type Row = typeof travelPlans.$inferSelect;

/** The dates in a profile's time zone; in UTC if it has none (decision 217). */
export function profileDates(timezone: string): Dates {
  return datesIn(profileZone(timezone) ?? 'UTC');
}

function toRecord(
  { userId: _, createdAt: __, ...plan }: Row,
  { dates, at }: { dates: Dates; at: Date },
): TravelPlan {
  return { ...plan, status: tripStatus(plan, at, dates) };
}

async function datesOf(tx: Tx, userId: number): Promise<Dates> {
  const { timezone } = onlyRow(
    await tx.select({ timezone: users.timezone }).from(users).where(eq(users.id, userId)),
  );
  return profileDates(timezone);
}

/** A user's trips with their notes, latest first, with the statuses of their days at a time (decision 169). */
export async function travelPlansOf(tx: Tx, userId: number, at: Date): Promise<TravelPlan[]> {
  const rows = await tx
    .select({ plan: travelPlans, timezone: users.timezone })
    .from(travelPlans)
    .innerJoin(users, eq(users.id, travelPlans.userId))
    .where(eq(travelPlans.userId, userId))
    .orderBy(desc(travelPlans.id));
  return rows.map(({ plan, timezone }) => toRecord(plan, { dates: profileDates(timezone), at }));
}

/**
 * Saves a trip.
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
  const dates = await datesOf(tx, plan.userId);
  const rows = await tx
    .insert(travelPlans)
    // Stored for the previous version only, which shows it: a status follows the days (decision 169).
    .values({ ...plan, status: 'planning', createdAt: at })
    .returning();
  return toRecord(onlyRow(rows), { dates, at });
}

/**
 * Changes all fields of a trip (decision 169).
 * @throws {Refusal} if the user has no such trip
 */
export async function updateTravelPlan(
  tx: Tx,
  { userId, id, changes, at }: { userId: number; id: number; changes: TravelPlanChanges; at: Date },
): Promise<TravelPlan> {
  const [row] = await tx
    .update(travelPlans)
    .set(changes)
    .where(and(eq(travelPlans.userId, userId), eq(travelPlans.id, id)))
    .returning();
  if (row === undefined) throw new Refusal('trip-missing');
  return toRecord(row, { dates: await datesOf(tx, userId), at });
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
