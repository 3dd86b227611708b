import type { Tx } from '../database/tx.ts';
import { notify } from '../notifications/notifications.ts';
import {
  endedDeviceNotification,
  otherDevicesEndedNotification,
} from '../notifications/security-notifications.ts';
import { Refusal } from '../refusal.ts';
import { endOtherSessions, endSessionById, type Session } from './sessions.ts';

/**
 * Signs one of a user's devices out, by the id of its session, and tells them.
 * @throws {Refusal} when it is not the user's
 */
export async function endDevice(
  tx: Tx,
  { userId, id, at }: { userId: number; id: number; at: Date },
): Promise<void> {
  const ended = await endSessionById(tx, { userId, id });
  if (ended === undefined) throw new Refusal('device-missing');
  const news = endedDeviceNotification(ended.deviceName);
  await notify(tx, { userId, topic: 'deviceManagement', news, at });
}

/** Signs a user's other devices out, and tells them where there were any. */
export async function endOtherDevices(tx: Tx, session: Session, at: Date): Promise<void> {
  if ((await endOtherSessions(tx, session)) === 0) return;
  const { userId } = session;
  await notify(tx, { userId, topic: 'deviceManagement', news: otherDevicesEndedNotification, at });
}
