import webPush from 'web-push';

import type { SecretKey } from '../accounts/secret-key.ts';
import { onlyRow } from '../database/only-row.ts';
import { pushKeys } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';

/** The key pair by which push services recognise this provider (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Encryption context of the private key. */
export const pushKeyPlace = 'push key';

/** The key pair of this database. It is created once, because a new one would end all subscriptions. */
export async function pushKeysOf(database: Database, key: SecretKey): Promise<PushKeys> {
  return database.transaction(async (tx) => {
    const [known] = await tx.select().from(pushKeys);
    if (known !== undefined) return readKeys(known, key);
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const encrypted = key.encrypt(Buffer.from(privateKey, 'base64url'), pushKeyPlace);
    await tx.insert(pushKeys).values({ publicKey, privateKey: encrypted }).onConflictDoNothing();
    // Another process may have inserted its key pair first.
    return readKeys(onlyRow(await tx.select().from(pushKeys)), key);
  });
}

function readKeys(row: typeof pushKeys.$inferSelect, key: SecretKey): PushKeys {
  return {
    publicKey: row.publicKey,
    privateKey: key.decrypt(row.privateKey, pushKeyPlace).toString('base64url'),
  };
}
