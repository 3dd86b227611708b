import { HDKey } from '@scure/bip32';
import { mnemonicToSeedWebcrypto } from '@scure/bip39';

/** The BIP-39 seed of a phrase; a secret. The wallet uses no passphrase. */
export function secretSeedOf(phrase: string, passphrase = ''): Promise<Uint8Array> {
  return mnemonicToSeedWebcrypto(phrase, passphrase);
}

/**
 * The private key at a BIP-32 path, as bytes that the caller overwrites after use. The intermediate keys are
 * overwritten here.
 */
export function secretKeyAt(seed: Uint8Array, path: string): Uint8Array {
  let node = HDKey.fromMasterSeed(seed);
  for (const step of path.split('/').slice(1)) {
    const child = node.derive(`m/${step}`);
    node.wipePrivateData();
    node = child;
  }
  const key = node.privateKey;
  node.wipePrivateData();
  if (key === null) throw new Error('A derived node has no private key.');
  return key;
}
