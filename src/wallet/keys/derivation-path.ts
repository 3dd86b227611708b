/** The derivation path of the wallet's key: the first account of an Ethereum wallet (BIP-44), shown on the screen. */
export const derivationPath = "m/44'/60'/0'/0/0";
