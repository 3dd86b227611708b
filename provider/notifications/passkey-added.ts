import { phoneNumberOf } from '#wallet/typed-text.ts';

import { getUser } from '../accounts/users.ts';
import type { Tx } from '../database/tx.ts';
import { messageLanguage } from '../messages/message.ts';
import { queueMessage, type MessageTools } from '../messages/queue.ts';
import { passkeyAddedSms, passkeyAddedText } from '../messages/texts.ts';
import { notify } from './notifications.ts';
import { passkeyAddedNotification } from './security-notifications.ts';

/**
 * Notifies a user of a new passkey in the wallet, by e-mail, and by SMS if they have proven a number. No setting turns
 * this off, because a passkey can unlock the wallet.
 */
export async function notifyOfPasskey(
  tx: Tx,
  { userId, deviceName, at }: { userId: number; deviceName: string; at: Date },
  tools: MessageTools,
): Promise<void> {
  const { email, phone, phoneProven, language: chosen } = await getUser(tx, userId);
  const language = messageLanguage(chosen);
  await notify(tx, { userId, topic: 'always', news: passkeyAddedNotification(deviceName), at });
  const mail = { to: email, ...passkeyAddedText(deviceName, language), language };
  await queueMessage(tx, { userId, channel: 'email', message: mail, at }, tools);
  const number = phoneProven ? phoneNumberOf(phone) : undefined;
  if (number === undefined) return;
  const sms = { to: number, ...passkeyAddedSms(deviceName, language), language };
  await queueMessage(tx, { userId, channel: 'sms', message: sms, at }, tools);
}
