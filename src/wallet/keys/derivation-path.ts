/** Where the wallet's key is derived: the first account of an Ethereum wallet (BIP-44), shown on the screen. */
export const derivationPath = "m/44'/60'/0'/0/0";
