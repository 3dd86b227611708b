import { and, desc, eq, lt } from 'drizzle-orm';

import type {
  Notification,
  NotificationKind,
  NotificationSettings,
} from '#wallet/entities/notification.ts';
import type { StreamMessage } from '#wallet/entities/stream-message.ts';
import { notificationCap } from '#wallet/notices/notifications.ts';

import { onlyRow } from '../database/only-row.ts';
import { accountSecurity, notifications, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';

/** The most notifications that are kept of a person. */
const mostKept = 50;

/** What a person is told. Its texts are Korean, as the bell is. */
export interface News {
  title: string;
  message: string;
  type: Notification['type'];
  /** Where it leads, without the base path. */
  actionUrl?: string;
  /** It shows in the bell only, because the person hears of it in another way. */
  quiet?: boolean;
}

/** News of a kind that a person may not want, or of the account's safety by the switch that it has. */
export type Topic =
  | NotificationKind
  | 'loginNotifications'
  | 'suspiciousActivityAlerts'
  | 'deviceManagement'
  /** What they must hear of in any case: somebody may have taken their account. */
  | 'always';

/** A message for the event stream, to publish after the commit. */
export type Told = Extract<StreamMessage, { type: 'notification' }>;

/** The kinds, which the switch for notifications in the wallet turns off together. */
const kinds: ReadonlySet<string> = new Set<NotificationKind>([
  'money',
  'identity',
  'work',
  'travel',
]);

/** Stores a notification, unless the person does not want it. Returns what to publish after the commit. */
export async function addNotification(
  tx: Tx,
  { userId, topic, news, at }: { userId: number; topic: Topic; news: News; at: Date },
): Promise<Told | undefined> {
  if (!(await isWanted(tx, userId, topic))) return undefined;
  const { quiet = false, actionUrl = '', ...words } = news;
  await tx.insert(notifications).values({ userId, ...words, actionUrl, createdAt: at });
  const [oldest] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .offset(mostKept - 1)
    .limit(1);
  if (oldest !== undefined) {
    await tx
      .delete(notifications)
      .where(and(eq(notifications.userId, userId), lt(notifications.id, oldest.id)));
  }
  return { type: 'notification', data: { ...words, quiet } };
}

async function isWanted(tx: Tx, userId: number, topic: Topic): Promise<boolean> {
  if (topic === 'always') return true;
  const row = onlyRow(
    await tx
      .select({ security: accountSecurity, push: users.pushNotifications })
      .from(accountSecurity)
      .innerJoin(users, eq(users.id, accountSecurity.userId))
      .where(eq(accountSecurity.userId, userId)),
  );
  return row.security[topic] && (row.push || !kinds.has(topic));
}

/** The latest notifications of a person, as many as the bell shows. */
export async function notificationsOf(tx: Tx, userId: number): Promise<Notification[]> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(notificationCap);
  return rows.map(({ id, title, message, type, actionUrl, isRead, createdAt }) => {
    const timestamp = createdAt.toISOString();
    return { id, title, message, type, actionUrl, isRead, timestamp };
  });
}

/** Marks a notification as read. @throws {HttpError} 404 when it is not the person's */
export async function readNotification(tx: Tx, userId: number, id: number): Promise<void> {
  const read = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  if (read.length === 0) throw new HttpError(404, 'There is no such notification among yours.');
}

/** Which notifications a person wants. */
export async function notificationSettingsOf(
  tx: Tx,
  userId: number,
): Promise<NotificationSettings> {
  return onlyRow(
    await tx
      .select({
        emailNotifications: users.emailNotifications,
        smsNotifications: users.smsNotifications,
        pushNotifications: users.pushNotifications,
        money: accountSecurity.money,
        identity: accountSecurity.identity,
        work: accountSecurity.work,
        travel: accountSecurity.travel,
      })
      .from(accountSecurity)
      .innerJoin(users, eq(users.id, accountSecurity.userId))
      .where(eq(accountSecurity.userId, userId)),
  );
}

/** Replaces which notifications a person wants. */
export async function setNotificationSettings(
  tx: Tx,
  userId: number,
  settings: NotificationSettings,
): Promise<void> {
  const { money, identity, work, travel, ...profile } = settings;
  await tx.update(users).set(profile).where(eq(users.id, userId));
  await tx
    .update(accountSecurity)
    .set({ money, identity, work, travel })
    .where(eq(accountSecurity.userId, userId));
}
