import type { Notification } from '#wallet/entities/notification.ts';

import type { MessageChannel } from '../database/schema.ts';
import type { MessageLanguage } from '../messages/message.ts';

/** The English texts of a notification, whose own texts are Korean. */
export interface EnglishTexts {
  title: string;
  message: string;
}

/** The texts of a notification outside the wallet, beside the Korean ones of the bell (decision 189). */
export interface OutsideTexts {
  /** Like the texts of the bell. The titles of both languages have no amounts, names or numbers. */
  english: EnglishTexts;
  /** Replaces the message without amounts, names and numbers, because others may read a locked screen. */
  discreet: Readonly<Record<MessageLanguage, string>>;
  /** The channels by which the same transaction queues a message of its own about this. */
  covered?: readonly MessageChannel[];
}

/** A notification in the bell. Its own texts are Korean. */
interface BellEntry {
  title: string;
  message: string;
  type: Notification['type'];
  /** The path that a press on the notification opens, without the base path. */
  actionUrl?: string;
}

/** The content of a notification. */
export type NotificationContent =
  | (BellEntry & { quiet?: false; outside: OutsideTexts })
  /** Appears only in the bell, because the user is notified in another way. */
  | (BellEntry & { quiet: true; english: EnglishTexts });

/** The English texts of a notification. */
export const englishOf = (news: NotificationContent): EnglishTexts =>
  news.quiet ? news.english : news.outside.english;
