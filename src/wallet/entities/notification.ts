import * as z from 'zod/mini';

import { flag, id, optionalText, readableOr } from './fields.ts';
import { notificationTypes } from './stream-message.ts';

/** A notification of the bell, as the provider keeps it (local §3, decision 102). Its texts are Korean. */
export const Notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: readableOr(z.enum(notificationTypes), 'info'),
  /** A moment in ISO 8601. */
  timestamp: z.string(),
  isRead: flag(false),
  /** Where pressing it leads, without the base path; empty where it leads nowhere. */
  actionUrl: optionalText(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** What notifications are about. Each kind can be turned off; the account's safety has switches of its own. */
export const notificationKinds = ['money', 'identity', 'work', 'travel'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Which notifications a person wants: the switches of the profile (core §9), and the kinds. */
export const NotificationSettings = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  money: z.boolean(),
  identity: z.boolean(),
  work: z.boolean(),
  travel: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The changed switches; the others stay (decision 154). */
export const NotificationChanges = z.partial(NotificationSettings);
export type NotificationChanges = z.infer<typeof NotificationChanges>;
