import { phoneNumberOf } from '#wallet/typed-text.ts';

import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';

/** Proves a phone number for a user, and removes it from the account that has proven it before. */
export async function provePhone(database: Database, userId: number, phone: string): Promise<void> {
  const phoneKey = phoneNumberOf(phone);
  if (phoneKey === undefined) throw new RangeError(`${phone} is no phone number`);
  await database.transaction(async (tx) => {
    await tx.update(users).set({ phoneKey: null }).where(eq(users.phoneKey, phoneKey));
    await tx.update(users).set({ phone, phoneKey }).where(eq(users.id, userId));
  });
}

/** Proves a user's e-mail address. */
export async function proveEmail(database: Database, userId: number): Promise<void> {
  await database.transaction((tx) =>
    tx.update(users).set({ emailProvenAt: users.createdAt }).where(eq(users.id, userId)),
  );
}
