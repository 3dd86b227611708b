import { decimal } from '#wallet/money/decimal.ts';

/**
 * Won per coin, fixed (local §1). It stands for what the documents keep under `/api/busan-coin-rates`, which is never
 * fetched (local §7).
 */
export const sampleBusanCoinRate = decimal('1');
