import { decimal } from '#wallet/money/decimal.ts';

/** Minimum amount of a local send, in won (local §9). */
export const minimumLocalSend = decimal('100');

/** The documented daily maximum, in won. The form shows it, and the provider enforces it (local §9, decision 90). */
export const dailyLocalSendMaximum = decimal('1000000');
