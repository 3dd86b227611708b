import * as z from 'zod/mini';

import type {
  Notification,
  NotificationKind,
  NotificationChanges,
  NotificationSettings,
} from '#wallet/entities/notification.ts';
import { notificationCap } from '#wallet/notices/notifications.ts';

import { and, desc, eq, pgCore, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { accountSecurity, notifications, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { Refusal } from '../refusal.ts';
import { englishOf, type NotificationContent } from './notification-content.ts';
import { sendOutside } from './outside.ts';

/** Maximum number of stored notifications per user: of the account's security, and of all others (decision 199). */
const maxStored = 50;

/** The setting that controls a notification: its kind, or a switch for the account's security. */
export type Topic =
  | NotificationKind
  | 'loginNotifications'
  | 'suspiciousActivityAlerts'
  | 'deviceManagement'
  /** Always sent: the account may be compromised. */
  | 'always';

/** A notification before it is stored. */
export interface NewNotification {
  userId: number;
  topic: Topic;
  news: NotificationContent;
}

/** Notifies a user by the bell and event streams. Returns false if the user has turned such notifications off. */
export async function notify(
  tx: Tx,
  { at, ...notification }: NewNotification & { at: Date },
): Promise<boolean> {
  const [isWanted = false] = await addToBells(tx, [notification], at);
  const { news } = notification;
  const { title, message, type, quiet = false } = news;
  if (isWanted) {
    publish(tx, [notification.userId], {
      type: 'notification',
      data: { title, message, type, quiet, english: englishOf(news) },
    });
  }
  return isWanted;
}

const Places = z.object({ rows: z.array(z.object({ place: z.coerce.number() })) });

/**
 * Adds notifications to users' bells, and sends them outside the wallet after the commit (decision 189). Returns for
 * each notification whether its user has enabled it.
 */
export async function addToBells(
  tx: Tx,
  requested: readonly NewNotification[],
  at: Date,
): Promise<boolean[]> {
  const items = requested.map(({ userId, topic, news }) => ({
    userId,
    wish: topic === 'always' ? null : accountSecurity[topic].name,
    title: news.title,
    message: news.message,
    english: englishOf(news),
    type: news.type,
    actionUrl: news.actionUrl ?? '',
  }));
  // The second argument is the kinds that the push switch also keeps out of the bell: now none.
  const result = await tx.execute(
    sql`select add_to_bells(
      ${JSON.stringify(items)}::json, array[]::text[], ${maxStored}, ${at.toISOString()}
    ) as place`,
  );
  const added = new Set(Places.parse(result).rows.map(({ place }) => place));
  const areAdded = requested.map((_, index) => added.has(index + 1));
  sendOutside(
    tx,
    requested.filter((_, index) => areAdded[index]),
    at,
  );
  return areAdded;
}

/**
 * The notifications of a user for the bell, the latest first: the latest of the account's security, and the latest of
 * all others (decision 199).
 */
export async function notificationsOf(tx: Tx, userId: number): Promise<Notification[]> {
  const latest = (isSecurity: boolean) =>
    tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.isSecurity, isSecurity)))
      .orderBy(desc(notifications.id))
      .limit(notificationCap);
  const rows = await pgCore.unionAll(latest(true), latest(false));
  rows.sort((one, other) => other.id - one.id);
  return rows.map(notificationOf);
}

/** A stored notification as the bell shows it. */
function notificationOf({
  createdAt,
  englishTitle,
  englishMessage,
  userId: _owner,
  ...row
}: typeof notifications.$inferSelect): Notification {
  const notification = { ...row, timestamp: createdAt.toISOString() };
  if (englishTitle === null || englishMessage === null) return notification;
  return { ...notification, english: { title: englishTitle, message: englishMessage } };
}

/** Marks a notification as read. @throws {Refusal} if the user has no such notification */
export async function markNotificationRead(tx: Tx, userId: number, id: number): Promise<void> {
  const read = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  if (read.length === 0) throw new Refusal('notification-missing');
}

/** A user's notification settings. */
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
        showAmounts: accountSecurity.showAmounts,
      })
      .from(accountSecurity)
      .innerJoin(users, eq(users.id, accountSecurity.userId))
      .where(eq(accountSecurity.userId, userId)),
  );
}

/** Changes some of a user's notification settings. */
export async function setNotificationSettings(
  tx: Tx,
  userId: number,
  changes: NotificationChanges,
): Promise<void> {
  const { emailNotifications, smsNotifications, pushNotifications, ...others } = changes;
  const channels = { emailNotifications, smsNotifications, pushNotifications };
  if (hasChanges(channels)) await tx.update(users).set(channels).where(eq(users.id, userId));
  if (hasChanges(others)) {
    await tx.update(accountSecurity).set(others).where(eq(accountSecurity.userId, userId));
  }
}

/** True if an update would set at least one value. An update without values is invalid SQL. */
function hasChanges(values: object): boolean {
  return Object.values(values).some((value) => value !== undefined);
}
