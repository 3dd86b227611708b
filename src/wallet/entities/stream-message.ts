import * as z from 'zod/mini';

import { parsedOr } from './fields.ts';

/** The kinds of a notification. */
export const notificationTypes = ['success', 'error', 'warning', 'info'] as const;

/** The areas whose data other users' actions change. */
export const changingAreas = ['work', 'identity', 'travel'] as const;
export type ChangingArea = (typeof changingAreas)[number];

/** The English texts of news, whose own texts are Korean. Earlier providers send none. */
export const EnglishTexts = z.object({ title: z.string(), message: z.string() });

const News = z.object({
  title: z.string(),
  message: z.string(),
  english: z.optional(EnglishTexts),
  type: parsedOr(z.enum(notificationTypes), 'info'),
});

/** News in the provider's words. */
export type News = z.infer<typeof News>;

/** A message of the event stream (core §7). An unknown kind of notification is still delivered. */
export const StreamMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('transaction_update'),
    data: z.object({
      status: parsedOr(z.string(), ''),
      /** The receiver's transaction, and the words of the bell about its end (decision 219). */
      id: z.optional(z.int()),
      news: z.optional(News),
    }),
  }),
  z.object({
    type: z.literal('balance_update'),
    data: z.object({
      assetType: z.string(),
      /** True if the event of its transaction says everything. */
      quiet: z.optional(z.boolean()),
    }),
  }),
  z.object({
    type: z.literal('notification'),
    data: z.extend(News, {
      /** True if only the bell shows it, because the user is notified in another way. */
      quiet: z.optional(z.boolean()),
    }),
  }),
  /** The data of an area is out of date. It shows no notice: if the user wants one, a notification is sent too. */
  z.object({ type: z.literal('change'), data: z.object({ area: z.enum(changingAreas) }) }),
  z.object({ type: z.literal('heartbeat') }),
  /** The provider cannot replay everything since the client's position, so the client must refetch all data. */
  z.object({ type: z.literal('reset') }),
]);
export type StreamMessage = z.infer<typeof StreamMessage>;
