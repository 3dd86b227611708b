import * as z from 'zod/mini';

/** A message to a user. An SMS has no subject. */
export const Message = z.object({
  /** An e-mail address, or a phone number in the form of E.164. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.enum(['en', 'ko']),
});
export type Message = z.infer<typeof Message>;

/** A language of the provider's messages. */
export type MessageLanguage = Message['language'];

/** The language of a user's messages, by the language of their profile. */
export function messageLanguage(language: string): MessageLanguage {
  return language === 'ko' ? 'ko' : 'en';
}

/** A message as a sender gets it. */
export interface OutgoingMessage extends Message {
  /** The same at each attempt to send this message. */
  reference: string;
}

/** The service has refused a message itself: another attempt would be refused too. */
export class MessageRefused extends Error {}

/** Sends the messages of one channel. */
export interface MessageSender {
  name: 'sandbox' | 'smtp' | 'webhook';
  /**
   * Fulfilled once the service has accepted the message.
   * @throws {MessageRefused} when another attempt is useless
   * @throws {Error} when another attempt may succeed
   */
  send(message: OutgoingMessage): Promise<void>;
}

/**
 * The sandbox sends nothing: its messages stay in the database, where the page at `/superwallet/sandbox` shows them
 * (decision 206).
 */
export const sandboxSender: MessageSender = { name: 'sandbox', send: () => Promise.resolve() };
