import { emailKey } from '#wallet/typed-text.ts';

import { and, asc, eq, gt, gte, ne } from '../database/drizzle.ts';
import { contactProofs, emailChanges } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { messageLanguage } from '../messages/message.ts';
import { queueMessage, type MessageTools } from '../messages/queue.ts';
import { emailChangedText, emailRestoredText } from '../messages/texts.ts';
import { notify } from '../notifications/notifications.ts';
import { emailRestoredNotification } from '../notifications/security-notifications.ts';
import { refuseLockedAccount } from './locked-accounts.ts';
import { codeHashOf, hasCodeHash, mailedCode, shownCode } from './mailed-code.ts';
import { endAllSessions } from './sessions.ts';
import { restoreEmail } from './users.ts';

/** Time in which a change of the sign-in e-mail can be undone, in milliseconds. */
export const undoTime = 3 * 24 * 60 * 60_000;

const purpose = 'e-mail undo codes';

/** An account's sign-in e-mail before a change. */
interface OldEmail {
  userId: number;
  email: string;
  provenAt: Date | null;
  language: string;
}

/** Sends the old address a code that undoes the change (decision 207). */
export async function allowUndo(
  tx: Tx,
  { userId, email, provenAt, language: chosen }: OldEmail,
  at: Date,
  tools: MessageTools,
): Promise<void> {
  const code = mailedCode(tools.random);
  const expiresAt = new Date(at.getTime() + undoTime);
  await tx.insert(emailChanges).values({
    userId,
    oldEmail: email,
    oldEmailKey: emailKey(email),
    oldProvenAt: provenAt,
    codeHash: codeHashOf({ userId, code, purpose }, tools.key),
    createdAt: at,
    expiresAt,
  });
  const language = messageLanguage(chosen);
  const message = { to: email, ...emailChangedText(shownCode(code), language), language };
  await queueMessage(tx, { userId, channel: 'email', message, at, expiresAt }, tools);
}

/**
 * Refuses an address that another account can still reclaim.
 * @throws {Refusal} if the address is reserved
 */
export async function refuseReserved(
  tx: Tx,
  { email, userId = 0, at }: { email: string; userId?: number; at: Date },
): Promise<void> {
  const [reserved] = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmailKey, emailKey(email)),
        ne(emailChanges.userId, userId),
        gt(emailChanges.expiresAt, at),
      ),
    )
    .limit(1);
  if (reserved === undefined) return;
  throw new Refusal('email-taken');
}

/**
 * Restores an account's old sign-in e-mail and ends all its sessions. Invalidates the undo codes of later changes,
 * which an intruder may have received. Returns true if the code was right.
 * @throws {Refusal} for a locked account
 */
export async function acceptUndoCode(
  tx: Tx,
  { email, code, at }: { email: string; code: string; at: Date },
  tools: MessageTools,
): Promise<boolean> {
  const changes = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.oldEmailKey, emailKey(email)), gt(emailChanges.expiresAt, at)))
    .orderBy(asc(emailChanges.id))
    .for('update');
  const change = changes.find(({ userId, codeHash }) =>
    hasCodeHash({ userId, code, purpose }, codeHash, tools.key),
  );
  if (change === undefined) return false;
  const { id, userId, oldEmail, oldProvenAt } = change;
  await refuseLockedAccount(tx, userId);
  await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.id, id)));
  await tx
    .delete(contactProofs)
    .where(and(eq(contactProofs.userId, userId), eq(contactProofs.kind, 'email')));
  const { language: chosen } = await restoreEmail(tx, userId, {
    email: oldEmail,
    provenAt: oldProvenAt,
  });
  await endAllSessions(tx, userId);
  await notify(tx, { userId, topic: 'always', news: emailRestoredNotification, at });
  const language = messageLanguage(chosen);
  const message = { to: oldEmail, ...emailRestoredText(language), language };
  await queueMessage(tx, { userId, channel: 'email', message, at }, tools);
  return true;
}
