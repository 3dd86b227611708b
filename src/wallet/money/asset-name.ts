const assetNames: Readonly<Record<string, string>> = {
  XP: 'XP Network',
  USDC: 'USD Coin',
  CBDC: 'Digital Won',
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BusanCoin: 'Busan local currency',
};

/** The name of an asset code; an unknown code is returned unchanged. */
export function assetName(assetType: string): string {
  return assetNames[assetType] ?? assetType;
}
