import type { DecimalString } from '#wallet/money/decimal.ts';

/** Every asset of the ledger, in the order in which a wallet lists them. */
export const assetTypes = ['XP', 'USDC', 'CBDC', 'BTC', 'ETH', 'BusanCoin'] as const;
export type AssetType = (typeof assetTypes)[number];

/** An amount of each asset, in its units. */
export type Amounts = Readonly<Record<AssetType, DecimalString>>;

/** True if a code is one of the ledger's assets. */
export function isAssetType(code: string): code is AssetType {
  return (assetTypes as readonly string[]).includes(code);
}
