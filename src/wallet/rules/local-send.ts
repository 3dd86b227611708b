import { decimal } from '#wallet/money/decimal.ts';

/** The least that is sent, in won (local §9). */
export const minimumLocalSend = decimal('100');

/** The stated daily maximum, in won. The form tells it, and the provider enforces it (local §9, decision 90). */
export const dailyLocalSendMaximum = decimal('1000000');
