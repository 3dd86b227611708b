import { decimal } from '#wallet/money/decimal.ts';
import type { ExchangeRates } from '#wallet/forms/local-topup.ts';

/**
 * Won per unit, fixed (local §3). They stand for what the documents keep under `/api/exchange-rates`, which is never
 * fetched (local §7).
 */
export const sampleExchangeRates: ExchangeRates = {
  XP: decimal('1000'),
  USDC: decimal('1250'),
  CBDC: decimal('1200'),
  KRW: decimal('1'),
};
