import * as z from 'zod/mini';

import type {
  Notification,
  NotificationKind,
  NotificationChanges,
  NotificationSettings,
} from '#wallet/entities/notification.ts';
import { notificationCap } from '#wallet/notices/notifications.ts';

import { and, desc, eq, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { accountSecurity, notifications, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { Refusal } from '../refusal.ts';

/** The most notifications that are kept of a user. */
const maxKept = 50;

/** What a user is told. Its texts are Korean, as the bell is. */
export interface NotificationContent {
  title: string;
  message: string;
  type: Notification['type'];
  /** Where it leads, without the base path. */
  actionUrl?: string;
  /** It shows in the bell only, because the user hears of it in another way. */
  quiet?: boolean;
}

/** News of a kind that a user may not want, or of the account's safety by the switch that it has. */
export type Topic =
  | NotificationKind
  | 'loginNotifications'
  | 'suspiciousActivityAlerts'
  | 'deviceManagement'
  /** What they must hear of in any case: somebody may have taken their account. */
  | 'always';

/** The kinds, which the switch for notifications in the wallet turns off together. */
const kinds: readonly NotificationKind[] = ['money', 'identity', 'work', 'travel'];

/** A notification before it is stored. */
interface NewNotification {
  userId: number;
  topic: Topic;
  news: NotificationContent;
}

/** Tells a user by the bell and their event streams, unless they do not want it. Returns whether they do. */
export async function notify(
  tx: Tx,
  { at, ...told }: NewNotification & { at: Date },
): Promise<boolean> {
  const [isWanted = false] = await addToBells(tx, [told], at);
  const { title, message, type, quiet = false } = told.news;
  if (isWanted) {
    publish(tx, [told.userId], { type: 'notification', data: { title, message, type, quiet } });
  }
  return isWanted;
}

const Places = z.object({ rows: z.array(z.object({ place: z.coerce.number() })) });

/** Tells users by their bells alone. Returns for each notification whether its user wants it. */
export async function addToBells(
  tx: Tx,
  told: readonly NewNotification[],
  at: Date,
): Promise<boolean[]> {
  const items = told.map(({ userId, topic, news: { title, message, type, actionUrl = '' } }) => ({
    userId,
    wish: topic === 'always' ? null : accountSecurity[topic].name,
    title,
    message,
    type,
    actionUrl,
  }));
  const result = await tx.execute(
    sql`select add_to_bells(
      ${JSON.stringify(items)}::json, string_to_array(${kinds.join(',')}, ','), ${maxKept}, ${at.toISOString()}
    ) as place`,
  );
  const added = new Set(Places.parse(result).rows.map(({ place }) => place));
  return told.map((_, index) => added.has(index + 1));
}

/** The latest notifications of a user, as many as the bell shows. */
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

/** Marks a notification as read. @throws {Refusal} when it is not the user's */
export async function readNotification(tx: Tx, userId: number, id: number): Promise<void> {
  const read = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  if (read.length === 0) throw new Refusal('notification-missing');
}

/** Which notifications a user wants. */
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

/** Replaces which notifications a user wants. */
export async function setNotificationSettings(
  tx: Tx,
  userId: number,
  changes: NotificationChanges,
): Promise<void> {
  const { money, identity, work, travel, ...ways } = changes;
  const topics = { money, identity, work, travel };
  if (hasChanges(ways)) await tx.update(users).set(ways).where(eq(users.id, userId));
  if (hasChanges(topics)) {
    await tx.update(accountSecurity).set(topics).where(eq(accountSecurity.userId, userId));
  }
}

/** An update without a value is no statement. */
function hasChanges(values: object): boolean {
  return Object.values(values).some((value) => value !== undefined);
}
