import { desc, eq } from 'drizzle-orm';

import type { Credential, NewCredential } from '#wallet/entities/credential.ts';

import { onlyRow } from '../database/only-row.ts';
import { credentials } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

type Row = typeof credentials.$inferSelect;

/** A credential as the wallet gets it. */
export interface CredentialRecord extends Credential {
  userId: number;
}

function toRecord({
  name,
  description,
  credentialNumber,
  createdAt: _,
  ...row
}: Row): CredentialRecord {
  return { ...row, credentialData: { name, description, credentialNumber } };
}

/** A person's credentials, the latest first. */
export async function credentialsOf(tx: Tx, userId: number): Promise<CredentialRecord[]> {
  const rows = await tx
    .select()
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(desc(credentials.id));
  return rows.map(toRecord);
}

/** Adds a credential to the person named in it. */
export async function addCredential(
  tx: Tx,
  credential: NewCredential,
  at: Date,
): Promise<CredentialRecord> {
  const { credentialData, ...fields } = credential;
  const rows = await tx
    .insert(credentials)
    .values({ ...fields, ...credentialData, createdAt: at })
    .returning();
  return toRecord(onlyRow(rows));
}
