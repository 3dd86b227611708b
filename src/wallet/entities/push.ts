import * as z from 'zod/mini';

/** The provider's push notifications, and this device's part in them (decision 190). */
export const PushState = z.object({
  /** The key for which a browser subscribes, in base64url; null if the provider sends no push notifications. */
  publicKey: z.nullable(z.string()),
  /** True if the provider sends push notifications to the device of this session. */
  isSubscribed: z.boolean(),
});
export type PushState = z.infer<typeof PushState>;

/** A browser's subscription, whose keys encrypt the notifications for it. */
export const PushSubscriptionKeys = z.object({
  /** The browser's address at its push service. */
  endpoint: z.string().check(z.maxLength(1000)),
  /** A point of the curve P-256, uncompressed, in base64url. */
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  /** 16 bytes in base64url. */
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>;
