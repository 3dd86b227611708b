import webPush, { type RequestDetails } from 'web-push';

import { eq } from '../database/drizzle.ts';
import { pushSubscriptions } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import { MessageRefused, type MessageSender, type OutgoingMessage } from './message.ts';
import type { PushKeys } from './push-keys.ts';

/** The timeout of a request to a push service, in milliseconds. */
const answerTimeout = 10_000;

/** Time for which a push service stores a notification for a device without a network, in seconds. */
const storageTime = 24 * 60 * 60;

/** The operator's choices for push notifications (decision 190). */
export interface PushOptions {
  /** A `mailto:` or `https:` address, at which push services reach the operator. */
  contact: string;
  /** The names of further push services. */
  hosts: readonly string[];
  /** Sends a request to a push service; tests replace it. */
  fetch?: typeof fetch;
}

type Subscription = typeof pushSubscriptions.$inferSelect;

/**
 * Sends push notifications to the subscription whose id is the message's recipient. A subscription that its service
 * does not know is deleted.
 */
export function createPushSender(
  database: Database,
  keys: PushKeys,
  { contact, fetch: request = fetch }: PushOptions,
): MessageSender {
  const end = (id: number) =>
    database.transaction((tx) => tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)), {
      repeatable: true,
    });

  const detailsOf = (
    { endpoint, p256dh, auth }: Subscription,
    { subject, text, path = '', reference }: OutgoingMessage,
  ): RequestDetails =>
    webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      // The browser replaces an earlier notification with the same tag.
      JSON.stringify({ title: subject, body: text, path, tag: reference }),
      {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: storageTime,
        urgency: 'high',
        topic: reference,
      },
    );

  return {
    name: 'push',
    async send(message) {
      const id = Number(message.to);
      const [subscription] = await database.transaction(
        (tx) => tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)),
        { repeatable: true },
      );
      if (subscription === undefined) throw new MessageRefused('The subscription has ended');
      let details;
      try {
        details = detailsOf(subscription, message);
      } catch {
        // The keys of the subscription are unusable.
        await end(id);
        throw new MessageRefused('The keys of the subscription are malformed');
      }
      const { headers, body } = details;
      const response = await request(subscription.endpoint, {
        method: 'POST',
        headers,
        body: body === null ? null : new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(answerTimeout),
      });
      await response.body?.cancel();
      if (response.ok) return;
      if (response.status === 404 || response.status === 410) {
        await end(id);
        throw new MessageRefused('The push service does not know the subscription');
      }
      const problem = `The push service answered ${response.status}`;
      const isTemporary = response.status === 429 || response.status >= 500;
      throw isTemporary ? new Error(problem) : new MessageRefused(problem);
    },
  };
}
