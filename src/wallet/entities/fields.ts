import * as z from 'zod/mini';

import { decimal, isDecimal, isPositive } from '#wallet/money/decimal.ts';

/**
 * The fields of the wallet's entities, as received from the provider (core §3, local §3). Parsing is tolerant: a
 * documented field may be missing, and an undocumented field is dropped.
 */

/** An amount of money. */
export const amount = z.pipe(
  z.string().check(z.refine(isDecimal, 'must be a plain decimal number')),
  z.transform(decimal),
);

/** An amount above zero. */
export const positiveAmount = amount.check(z.refine(isPositive, 'must be above zero'));

/** The id of a stored entity. */
export const id = z.int().check(z.positive());

/** A text that may be missing or null, and is then read as empty. */
export const optionalText = (schema: z.ZodMiniString) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? ''),
  );

/** Any text; empty if it is missing or null. */
export const text = optionalText(z.string());

/** A maximum length. A longer text is not checked further, so no pattern ever runs on it. */
export const atMost = (maxLength: number) => z.maxLength(maxLength, { abort: true });

/** Maximum number of characters of a password. */
export const maximumPasswordLength = 200;

/** A password that an account may have. */
export const anyPassword = z.string().check(z.minLength(1), atMost(maximumPasswordLength));

const isoDay = /^(19\d\d|[2-9]\d{3})-\d\d-\d\d$/;

/** Whether a text is an existing day, as `2025-01-31`. */
function isDay(value: string): boolean {
  if (!isoDay.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** A calendar day from 1900 on, as `2025-01-31`. */
export const day = z.string().check(z.refine(isDay, 'must be a date like 2025-01-31'));

/** A flag that may be missing or null, and is then read as the fallback. */
export const flag = (fallback: boolean) =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? fallback),
  );

/** The parsed value of a schema, or the fallback for an unreadable value. */
export const parsedOr = <Value>(schema: z.ZodMiniType<Value>, fallback: Value) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => schema.safeParse(value).data ?? fallback),
  );
