import * as z from 'zod/mini';

import { readableOr } from './fields.ts';

/** The kinds of a notification. */
export const notificationTypes = ['success', 'error', 'warning', 'info'] as const;

/** The areas whose data changes by what somebody else does. */
export const changingAreas = ['work', 'identity'] as const;
export type ChangingArea = (typeof changingAreas)[number];

/** A message of the event stream (core §7). What it says of a kind that the wallet does not know still arrives. */
export const StreamMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('transaction_update'),
    data: z.object({ status: readableOr(z.string(), '') }),
  }),
  z.object({ type: z.literal('balance_update'), data: z.object({ assetType: z.string() }) }),
  z.object({
    type: z.literal('notification'),
    data: z.object({
      title: z.string(),
      message: z.string(),
      type: readableOr(z.enum(notificationTypes), 'info'),
      /** It is for the bell only: the person hears of it in another way. */
      quiet: z.optional(z.boolean()),
    }),
  }),
  /** What an area shows is out of date. Nothing is told: a notification does that, where the person wants one. */
  z.object({ type: z.literal('change'), data: z.object({ area: z.enum(changingAreas) }) }),
  z.object({ type: z.literal('heartbeat') }),
  /** The provider cannot say all that happened since the reader's position, so it must read everything again. */
  z.object({ type: z.literal('reset') }),
]);
export type StreamMessage = z.infer<typeof StreamMessage>;
