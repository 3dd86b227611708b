import type { Tx } from '../database/tx.ts';
import { notify } from '../notifications/notifications.ts';
import {
  endedDeviceNotification,
  otherDevicesEndedNotification,
} from '../notifications/security-notifications.ts';
import { Refusal } from '../refusal.ts';
import { endOtherSessions, endSessionById, type Session } from './sessions.ts';

/**
 * Signs out one of a user's devices by its session id, and notifies the user.
 * @throws {Refusal} if the session is not the user's
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

/** Signs out a user's other devices, and notifies the user if there were any. */
export async function endOtherDevices(tx: Tx, session: Session, at: Date): Promise<void> {
  if ((await endOtherSessions(tx, session)) === 0) return;
  const { userId } = session;
  await notify(tx, { userId, topic: 'deviceManagement', news: otherDevicesEndedNotification, at });
}
