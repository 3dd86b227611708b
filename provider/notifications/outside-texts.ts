import type { MessageChannel } from '../database/schema.ts';
import type { MessageLanguage } from '../messages/message.ts';

/** The texts of a notification outside the wallet, beside the Korean ones of the bell (decision 189). */
export interface OutsideTexts {
  /** Like the texts of the bell. The titles of both languages have no amounts, names or numbers. */
  english: { title: string; message: string };
  /** Replaces the message without amounts, names and numbers, because others may read a locked screen. */
  discreet: Readonly<Record<MessageLanguage, string>>;
  /** The channels by which the same transaction queues a message of its own about this. */
  covered?: readonly MessageChannel[];
}
