import type { PushSubscriptionKeys } from '#wallet/entities/push.ts';
import { basePath } from '#wallet/paths.ts';

/** The answer of a browser that was asked for push notifications. */
export type PushAnswer = PushSubscriptionKeys | 'blocked' | 'dismissed';

/** The user's choice in this browser; undefined if the browser has no push notifications. */
export function pushPermission(
  page: Window & typeof globalThis,
): NotificationPermission | undefined {
  const hasPush = 'Notification' in page && 'PushManager' in page;
  return hasPush && 'serviceWorker' in page.navigator ? page.Notification.permission : undefined;
}

/**
 * Asks the user for push notifications, and subscribes this browser for the provider's key.
 * @throws {Error} if the browser cannot reach its push service, or the wallet is not installed in it
 */
export async function subscribeBrowser(
  page: Window & typeof globalThis,
  publicKey: string,
): Promise<PushAnswer> {
  const permission = await page.Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
  const registration = await page.navigator.serviceWorker.getRegistration(`${basePath}/`);
  if (registration === undefined) throw new Error('The wallet has no service worker');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // A subscription for the key of another provider prevents a new one.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}
