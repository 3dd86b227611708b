/** The assets that can be received, in the documents' order and words; the first is preselected (core §9). */
export const receivableAssets = [
  { assetType: 'XP', label: 'XP' },
  { assetType: 'USDC', label: 'USDC' },
  { assetType: 'CBDC', label: 'CBDC (KRW)' },
  { assetType: 'BTC', label: 'BTC' },
  { assetType: 'ETH', label: 'ETH' },
] as const;
export type ReceivableAsset = (typeof receivableAssets)[number]['assetType'];
