import type { Fees } from '#wallet/entities/fees.ts';
import { add, decimal, type DecimalString } from '#wallet/money/decimal.ts';

/**
 * The least amounts of sends, in units of each asset: a stranger must not fill the bell and the history of others with
 * payments that cost almost nothing (decision 200).
 */
const leastAmounts: Readonly<Record<string, DecimalString>> = {
  XP: decimal('0.01'),
  USDC: decimal('0.01'),
  CBDC: decimal('0.01'),
  BTC: decimal('0.000001'),
  ETH: decimal('0.00001'),
  BusanCoin: decimal('1'),
};

/** The least amount of a send, in units of its asset; zero for an asset that the wallet does not know. */
export function leastSend(assetType: string): DecimalString {
  return leastAmounts[assetType] ?? decimal('0');
}

/** The amount that a send deducts from the wallet: the amount and the network fee, in units of the asset. */
export function sendTotal(amount: DecimalString, { send }: Pick<Fees, 'send'>): DecimalString {
  return add(amount, send);
}
