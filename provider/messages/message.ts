import * as z from 'zod/mini';

/** A message to a user. An SMS has no subject. */
export const Message = z.object({
  /** An e-mail address, a phone number in E.164 format, or the id of a push subscription. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.enum(['en', 'ko']),
  /** The path in the wallet that a press on a push notification opens. */
  path: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;

/** A language of the provider's messages. */
export type MessageLanguage = Message['language'];

/** The language of a user's messages, from the language of their profile. */
export function messageLanguage(language: string): MessageLanguage {
  return language === 'ko' ? 'ko' : 'en';
}

/** A message in the form for a sender. */
export interface OutgoingMessage extends Message {
  /** Idempotency key: equal for all attempts to send this message. */
  reference: string;
}

/** The service has refused the message itself: a retry would be refused too. */
export class MessageRefused extends Error {}

/** Sends the messages of one channel. */
export interface MessageSender {
  name: 'sandbox' | 'smtp' | 'webhook' | 'push';
  /**
   * Resolves once the service has accepted the message.
   * @throws {MessageRefused} if a retry is useless
   * @throws {Error} if a retry may succeed
   */
  send(message: OutgoingMessage): Promise<void>;
}

/**
 * The sandbox sends nothing: its messages stay in the database, where the page at `/superwallet/sandbox` shows them
 * (decision 206).
 */
export const sandboxSender: MessageSender = { name: 'sandbox', send: () => Promise.resolve() };
