import * as z from 'zod/mini';

import { flag, id, optionalText, parsedOr } from './fields.ts';
import { EnglishTexts, notificationTypes } from './stream-message.ts';

/** A notification of the bell, as stored by the provider (local §3, decision 102). Its own texts are Korean. */
export const Notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  english: z.optional(EnglishTexts),
  type: parsedOr(z.enum(notificationTypes), 'info'),
  /** A time in ISO 8601. */
  timestamp: z.string(),
  isRead: flag(false),
  /** True for news of the account's security (decision 199). Earlier providers do not mark it. */
  isSecurity: flag(false),
  /** The route that the notification links to, without the base path; empty if it has no link. */
  actionUrl: optionalText(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** The kinds of notifications. Each can be turned off; security notifications have their own switches. */
export const notificationKinds = ['money', 'identity', 'work', 'travel'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const switches = {
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  money: z.boolean(),
  identity: z.boolean(),
  work: z.boolean(),
  travel: z.boolean(),
};

/** The user's choice of notifications: the switches of the profile (core §9), and the kinds. */
export const NotificationSettings = z.object({
  ...switches,
  /** True if messages outside the wallet may have amounts and names (decision 189). Earlier providers send none. */
  showAmounts: flag(false),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The changed switches; the others stay unchanged (decision 154). */
export const NotificationChanges = z.partial(z.object({ ...switches, showAmounts: z.boolean() }));
export type NotificationChanges = z.infer<typeof NotificationChanges>;
