import type { PushState, PushSubscriptionKeys } from '#wallet/entities/push.ts';

import type { Session } from '../accounts/sessions.ts';
import { and, desc, eq, inArray, ne } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { pushSubscriptions, sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';

/** Maximum number of subscriptions per user. A further one replaces the oldest. */
export const maxSubscriptions = 10;

/** The push settings that the routes need. */
export interface Push {
  /** In base64url. */
  publicKey: string;
  /** The names of further push services. */
  hosts: readonly string[];
}

/** Hosts of the browsers' push services. An entry with a leading dot matches all of its subdomains. */
const knownServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * True if a URL is at a push service. The client sends this URL, so a request to any other host could reach machines
 * that only the provider can reach.
 */
export function isAtPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '') return false;
  if (url.username !== '' || url.password !== '') return false;
  const { hostname } = url;
  return [...knownServices, ...hosts].some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
}

const ofSession = ({ tokenHash }: Session) => eq(sessions.tokenHash, tokenHash);

/** The provider's public key for push notifications, and whether this session's device receives them. */
export async function pushStateOf(
  tx: Tx,
  session: Session,
  push: Push | undefined,
): Promise<PushState> {
  const found = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(ofSession(session));
  return {
    publicKey: push?.publicKey ?? null,
    isSubscribed: push !== undefined && found.length > 0,
  };
}

/**
 * Subscribes the device of a session, in place of its earlier subscription.
 * @throws {Refusal} without push notifications, or for a URL that is not at a known push service
 */
export async function subscribeToPush(
  tx: Tx,
  session: Session,
  { endpoint, ...keys }: PushSubscriptionKeys,
  { push, at }: { push: Push | undefined; at: Date },
): Promise<void> {
  if (push === undefined) throw new Refusal('push-off');
  if (!isAtPushService(endpoint, push.hosts)) throw new Refusal('push-service-unknown');
  const { id: sessionId } = onlyRow(
    await tx.select({ id: sessions.id }).from(sessions).where(ofSession(session)),
  );
  const { userId } = session;
  const row = { ...keys, userId, sessionId, createdAt: at };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...row })
    // A browser has one subscription, which moves to the account that is signed in.
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)),
    );
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(maxSubscriptions);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest));
}

/** Ends the subscription of a session's device, if it has one. */
export async function unsubscribeFromPush(tx: Tx, session: Session): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      inArray(
        pushSubscriptions.sessionId,
        tx.select({ id: sessions.id }).from(sessions).where(ofSession(session)),
      ),
    );
}
