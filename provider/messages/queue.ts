import type { SecretKey } from '../accounts/secret-key.ts';
import { messages, type MessageChannel } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Message } from './message.ts';

/** Validity of a message without a code, in milliseconds. */
const defaultValidity = 3 * 24 * 60 * 60_000;

const referenceSize = 16;

/** Dependencies for storing messages. */
export interface MessageTools {
  key: SecretKey;
  random: (size: number) => Uint8Array;
}

/** Encryption context of a message's content. */
export function contentPlace(reference: string): string {
  return `message ${reference}`;
}

/** A message before it is stored. */
export interface NewMessage {
  userId: number;
  channel: MessageChannel;
  message: Message;
  at: Date;
  /** Time when the message becomes useless, such as the expiry of its code; by default three days after `at`. */
  expiresAt?: Date;
  /** True for a notification, which counts towards the user's daily limit. */
  isNotification?: boolean;
}

/** Stores a message, which is sent after the transaction's commit. Its content is encrypted: it may contain a code. */
export function queueMessage(tx: Tx, message: NewMessage, tools: MessageTools): Promise<void> {
  return queueMessages(tx, [message], tools);
}

/** Stores messages in one statement, like `queueMessage`. */
export async function queueMessages(
  tx: Tx,
  queued: readonly NewMessage[],
  { key, random }: MessageTools,
): Promise<void> {
  if (queued.length === 0) return;
  await tx.insert(messages).values(
    queued.map(({ userId, channel, message, at, expiresAt, isNotification }) => {
      const reference = Buffer.from(random(referenceSize)).toString('hex');
      return {
        userId,
        channel,
        reference,
        content: key.encrypt(Buffer.from(JSON.stringify(message)), contentPlace(reference)),
        createdAt: at,
        dueAt: at,
        expiresAt: expiresAt ?? new Date(at.getTime() + defaultValidity),
        isNotification,
      };
    }),
  );
}

/** The content of a stored message. */
export function readContent(content: Uint8Array, reference: string, key: SecretKey): Message {
  return Message.parse(JSON.parse(key.decrypt(content, contentPlace(reference)).toString()));
}
