import type { SecretKey } from '../accounts/secret-key.ts';
import type { MessageChannel } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { createDelivery } from './delivery.ts';
import { sandboxSender, type MessageSender } from './message.ts';

/** The real senders of messages. E-mail and SMS use the sandbox without one; push notifications are then off. */
export type MessageSenders = Partial<Record<MessageChannel, MessageSender | undefined>>;

/** The delivery of all messages. */
export interface Messages {
  /** True if the messages of at least one channel are shown on the sandbox's page instead of being sent. */
  hasSandbox: boolean;
  /** Sends due messages in the background. Called after a commit that has queued a message. */
  wake(): void;
  /** Starts the sweeps, which also retry. */
  start(): void;
  /** Cancels the sweeps and waits for attempts in progress. */
  stop(): Promise<void>;
}

/** Delivers the messages of each channel independently, so that a slow service delays only its own messages. */
export function createMessages(
  tools: { database: Database; environment: Environment; key: SecretKey },
  { email = sandboxSender, sms = sandboxSender, push }: MessageSenders,
): Messages {
  const deliveries = [
    createDelivery({ ...tools, channel: 'email', sender: email }),
    createDelivery({ ...tools, channel: 'sms', sender: sms }),
    ...(push === undefined ? [] : [createDelivery({ ...tools, channel: 'push', sender: push })]),
  ];
  return {
    hasSandbox: [email, sms].includes(sandboxSender),
    wake() {
      for (const delivery of deliveries) delivery.wake();
    },
    start() {
      for (const delivery of deliveries) delivery.start();
    },
    async stop() {
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
    },
  };
}
