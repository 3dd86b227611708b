/** The entries of `receive`. */
export const receive = {
  'receive.rule.asset-in-address':
    'An asset in the address is selected at first; an unknown one is ignored.',
  'receive.state.default':
    'Asset, QR placeholder, download and share, address with copy, three steps.',
  'receive.constant.asset-choices': 'XP first, then USDC, CBDC (KRW), BTC and ETH.',
  'receive.content.code':
    'The code contains the address and the asset, dark on white in both themes.',
  'receive.content.network':
    'The address names its network, and a note says which assets do not arrive (proposed copy).',
  'receive.state.no-address':
    'A session without an address shows none and says what to do (proposed copy).',
  'receive.toast.copied': "'Copied Successfully' after copying the address.",
  'receive.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'receive.content.share-button': "Share opens the device's share sheet with the address.",
  'receive.state.share-unsupported': 'If sharing is not supported, the address is copied.',
  'receive.rule.share-cancelled': 'A cancelled share shows nothing and copies nothing.',
  'receive.content.download-button': 'Download saves the code with asset and address.',
} as const;
