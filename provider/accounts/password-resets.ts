import { resetCodeMinutes } from '#wallet/entities/password-reset.ts';

import { and, eq, gt } from '../database/drizzle.ts';
import { passwordResets } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { messageLanguage } from '../messages/message.ts';
import { queueMessage, type MessageTools } from '../messages/queue.ts';
import { resetCodeText } from '../messages/texts.ts';
import { resendTime } from './contact-proofs.ts';
import { codeHashOf, hasCodeHash, mailedCode, shownCode } from './mailed-code.ts';
import { findByProvenEmail } from './users.ts';

const purpose = 'password reset codes';

/** Validity of a code, in milliseconds. */
export const resetTime = resetCodeMinutes * 60_000;

/**
 * Sends a code to the proven e-mail address of an account. An address of no account gets nothing, and neither does one
 * that got a code within the last minute. All sent codes stay valid, so that another person's request takes none away.
 */
export async function mailResetCode(
  tx: Tx,
  { email, at }: { email: string; at: Date },
  tools: MessageTools,
): Promise<void> {
  const user = await findByProvenEmail(tx, email);
  if (user === undefined) return;
  const { id: userId } = user;
  const [recent] = await tx
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, userId),
        gt(passwordResets.createdAt, new Date(at.getTime() - resendTime)),
      ),
    )
    .limit(1);
  if (recent !== undefined) return;
  const code = mailedCode(tools.random);
  const expiresAt = new Date(at.getTime() + resetTime);
  await tx.insert(passwordResets).values({
    userId,
    codeHash: codeHashOf({ userId, code, purpose }, tools.key),
    createdAt: at,
    expiresAt,
  });
  const language = messageLanguage(user.language);
  const message = { to: user.email, ...resetCodeText(shownCode(code), language), language };
  await queueMessage(tx, { userId, channel: 'email', message, at, expiresAt }, tools);
}

/** The account whose proven e-mail address got this code; undefined if the code is wrong or too old. */
export async function accountOfReset(
  tx: Tx,
  { email, code, at }: { email: string; code: string; at: Date },
  key: MessageTools['key'],
): Promise<number | undefined> {
  const user = await findByProvenEmail(tx, email);
  if (user === undefined) return undefined;
  const rows = await tx
    .select({ codeHash: passwordResets.codeHash })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, user.id), gt(passwordResets.expiresAt, at)));
  const entered = { userId: user.id, code, purpose } as const;
  const isRight = rows.some(({ codeHash }) => hasCodeHash(entered, codeHash, key));
  return isRight ? user.id : undefined;
}

/** Makes all codes of an account invalid. */
export async function endResets(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
