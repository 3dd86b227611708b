import { loadTests, type TestCase } from '@ethersproject/testcases';
import { HDKey } from '@scure/bip32';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';

import { secretKeyAt, secretSeedOf } from './derivation.ts';
import { checksumAddress } from './address-checksum.ts';
import { addressOfKey } from './ethereum-address.ts';
import { readSecretPhrase, secretPhraseOf } from './recovery-phrase.ts';
import { readSecretKeys } from './secret-keys.ts';

const bytesOf = (hex: string) => hexToBytes(hex.replace(/^0x/, ''));
const hexOf = (bytes: Uint8Array) => `0x${bytesToHex(bytes)}`;

interface Account {
  address: string;
  checksumAddress: string;
  privateKey?: string;
}

const hdVectors = loadTests<TestCase.HDWallet[]>('hdnode');
const english = hdVectors.filter(({ locale }) => locale === 'en');
const wordCount = ({ mnemonic }: TestCase.HDWallet) => mnemonic.split(' ').length;

// Hundreds of derivations take longer than the default five seconds on a busy machine.
const slow = { timeout: 120_000 };

describe('the published BIP-39 vectors', slow, () => {
  test('are 1,094 in English, including Trezor’s 24; 315 in other languages are skipped', () => {
    // The wallet knows only the English list: phrases of the other seven languages are invalid.
    expect(english).toHaveLength(1_094);
    expect(hdVectors.length - english.length).toBe(315);
    expect(english.filter(({ name }) => name.startsWith('trezor-'))).toHaveLength(24);
    const counts = [12, 15, 18, 21, 24].map(
      (count) => english.filter((vector) => wordCount(vector) === count).length,
    );
    expect(counts).toEqual([227, 225, 215, 215, 212]);
  });

  test('turn entropy into their phrases', () => {
    for (const { name, entropy, mnemonic } of english) {
      expect(secretPhraseOf(bytesOf(entropy)).revealSecret(), name).toBe(mnemonic);
    }
  });

  test('are read if they have 12 or 24 words, and otherwise refused for their number', () => {
    for (const vector of english) {
      const read = readSecretPhrase(vector.mnemonic);
      const count = wordCount(vector);
      if (count === 12 || count === 24) {
        expect('accepted' in read && read.accepted.revealSecret(), vector.name).toBe(
          vector.mnemonic,
        );
      } else {
        expect(read, vector.name).toEqual({ problem: 'word-count', count });
      }
    }
  });

  test('turn phrases into their seeds', async () => {
    const seeds = await Promise.all(
      english.map(({ mnemonic, password }) => secretSeedOf(mnemonic, password)),
    );
    expect(seeds.map(hexOf)).toEqual(english.map(({ seed }) => seed));
  });
});

describe('the published HD vectors', () => {
  const all = process.env['EVERY_VECTOR'] !== undefined;
  const isRandom = ({ name }: TestCase.HDWallet) => name.startsWith('random-');
  const nodes = english.flatMap((vector, index) =>
    vector.hdnodes
      .filter((_, node) => all || !isRandom(vector) || node === index % vector.hdnodes.length)
      .map(({ path, privateKey, address }) => {
        const { name, seed } = vector;
        return { label: `${name} ${path}`, seed, path, privateKey, address };
      }),
  );

  // Deriving every node takes minutes: EVERY_VECTOR=1 checks all 6,289. Without it, the test checks one node of each
  // random vector and all nodes of the other vectors.
  test(`derive ${nodes.length} keys and addresses`, { timeout: 600_000 }, () => {
    expect(nodes.length).toBe(all ? 6_289 : 1_169);
    for (const { label, path, seed, privateKey, address } of nodes) {
      const key = secretKeyAt(bytesOf(seed), path);
      expect(hexOf(key), label).toBe(privateKey);
      expect(addressOfKey(key).toLowerCase(), label).toBe(address);
    }
  });
});

// https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki#test-vectors, 1 to 4. The fifth has invalid extended
// keys, and the wallet does not read extended keys.
const bip32: { seed: string; chains: Record<string, string> }[] = [
  {
    seed: '000102030405060708090a0b0c0d0e0f',
    chains: {
      m: 'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
      "m/0'":
        'xprv9uHRZZhk6KAJC1avXpDAp4MDc3sQKNxDiPvvkX8Br5ngLNv1TxvUxt4cV1rGL5hj6KCesnDYUhd7oWgT11eZG7XnxHrnYeSvkzY7d2bhkJ7',
      "m/0'/1":
        'xprv9wTYmMFdV23N2TdNG573QoEsfRrWKQgWeibmLntzniatZvR9BmLnvSxqu53Kw1UmYPxLgboyZQaXwTCg8MSY3H2EU4pWcQDnRnrVA1xe8fs',
      "m/0'/1/2'":
        'xprv9z4pot5VBttmtdRTWfWQmoH1taj2axGVzFqSb8C9xaxKymcFzXBDptWmT7FwuEzG3ryjH4ktypQSAewRiNMjANTtpgP4mLTj34bhnZX7UiM',
      "m/0'/1/2'/2":
        'xprvA2JDeKCSNNZky6uBCviVfJSKyQ1mDYahRjijr5idH2WwLsEd4Hsb2Tyh8RfQMuPh7f7RtyzTtdrbdqqsunu5Mm3wDvUAKRHSC34sJ7in334',
      "m/0'/1/2'/2/1000000000":
        'xprvA41z7zogVVwxVSgdKUHDy1SKmdb533PjDz7J6N6mV6uS3ze1ai8FHa8kmHScGpWmj4WggLyQjgPie1rFSruoUihUZREPSL39UNdE3BBDu76',
    },
  },
  {
    seed: 'fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542',
    chains: {
      m: 'xprv9s21ZrQH143K31xYSDQpPDxsXRTUcvj2iNHm5NUtrGiGG5e2DtALGdso3pGz6ssrdK4PFmM8NSpSBHNqPqm55Qn3LqFtT2emdEXVYsCzC2U',
      'm/0':
        'xprv9vHkqa6EV4sPZHYqZznhT2NPtPCjKuDKGY38FBWLvgaDx45zo9WQRUT3dKYnjwih2yJD9mkrocEZXo1ex8G81dwSM1fwqWpWkeS3v86pgKt',
      "m/0/2147483647'":
        'xprv9wSp6B7kry3Vj9m1zSnLvN3xH8RdsPP1Mh7fAaR7aRLcQMKTR2vidYEeEg2mUCTAwCd6vnxVrcjfy2kRgVsFawNzmjuHc2YmYRmagcEPdU9',
      "m/0/2147483647'/1":
        'xprv9zFnWC6h2cLgpmSA46vutJzBcfJ8yaJGg8cX1e5StJh45BBciYTRXSd25UEPVuesF9yog62tGAQtHjXajPPdbRCHuWS6T8XA2ECKADdw4Ef',
      "m/0/2147483647'/1/2147483646'":
        'xprvA1RpRA33e1JQ7ifknakTFpgNXPmW2YvmhqLQYMmrj4xJXXWYpDPS3xz7iAxn8L39njGVyuoseXzU6rcxFLJ8HFsTjSyQbLYnMpCqE2VbFWc',
      "m/0/2147483647'/1/2147483646'/2":
        'xprvA2nrNbFZABcdryreWet9Ea4LvTJcGsqrMzxHx98MMrotbir7yrKCEXw7nadnHM8Dq38EGfSh6dqA9QWTyefMLEcBYJUuekgW4BYPJcr9E7j',
    },
  },
  {
    // The master key of this vector begins with zeros, which some libraries dropped.
    seed: '4b381541583be4423346c643850da4b320e46a87ae3d2a4e6da11eba819cd4acba45d239319ac14f863b8d5ab5a0d0c64d2e8a1e7d1457df2e5a3c51c73235be',
    chains: {
      m: 'xprv9s21ZrQH143K25QhxbucbDDuQ4naNntJRi4KUfWT7xo4EKsHt2QJDu7KXp1A3u7Bi1j8ph3EGsZ9Xvz9dGuVrtHHs7pXeTzjuxBrCmmhgC6',
      "m/0'":
        'xprv9uPDJpEQgRQfDcW7BkF7eTya6RPxXeJCqCJGHuCJ4GiRVLzkTXBAJMu2qaMWPrS7AANYqdq6vcBcBUdJCVVFceUvJFjaPdGZ2y9WACViL4L',
    },
  },
  {
    // The key of m/0' in this vector begins with zeros.
    seed: '3ddd5602285899a946114506157c7997e5444528f3003f6134712147db19b678',
    chains: {
      m: 'xprv9s21ZrQH143K48vGoLGRPxgo2JNkJ3J3fqkirQC2zVdk5Dgd5w14S7fRDyHH4dWNHUgkvsvNDCkvAwcSHNAQwhwgNMgZhLtQC63zxwhQmRv',
      "m/0'":
        'xprv9vB7xEWwNp9kh1wQRfCCQMnZUEG21LpbR9NPCNN1dwhiZkjjeGRnaALmPXCX7SgjFTiCTT6bXes17boXtjq3xLpcDjzEuGLQBM5ohqkao9G',
      "m/0'/1'":
        'xprv9xJocDuwtYCMNAo3Zw76WENQeAS6WGXQ55RCy7tDJ8oALr4FWkuVoHJeHVAcAqiZLE7Je3vZJHxspZdFHfnBEjHqU5hG1Jaj32dVoS6XLT1',
    },
  },
];

describe('the BIP-32 vectors', () => {
  const chains = bip32.flatMap((vector, index) =>
    Object.entries(vector.chains).map(([path, extended]) => ({
      number: index + 1,
      seed: vector.seed,
      path,
      extended,
    })),
  );

  test.each(chains)('derive $path of vector $number', ({ seed, path, extended }) => {
    expect(HDKey.fromMasterSeed(bytesOf(seed)).derive(path).privateExtendedKey).toBe(extended);
    expect(secretKeyAt(bytesOf(seed), path)).toEqual(HDKey.fromExtendedKey(extended).privateKey);
  });
});

describe('the EIP-55 vectors', () => {
  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('of the specification match: %s', (address) =>
    expect(checksumAddress(bytesOf(address.toLowerCase()))).toBe(address),
  );

  test('of 1,038 accounts match, and 1,031 private keys have these addresses', slow, () => {
    const accounts = loadTests<Account[]>('accounts');
    const withKey = accounts.filter(({ privateKey }) => privateKey !== undefined);
    expect([accounts.length, withKey.length]).toEqual([1_038, 1_031]);
    for (const { address, checksumAddress: expected } of accounts) {
      expect(checksumAddress(bytesOf(address))).toBe(expected);
    }
    for (const { privateKey = '', checksumAddress: expected } of withKey) {
      expect(addressOfKey(bytesOf(privateKey))).toBe(expected);
    }
  });
});

describe('a wallet', () => {
  const wallets = loadTests<TestCase.Wallet[]>('wallets').filter(({ mnemonic }) => mnemonic);

  test('of a phrase equals that of ethers: key, address, DID and path', async () => {
    expect(wallets).toHaveLength(2);
    for (const { mnemonic = '', privateKey, address } of wallets) {
      const read = await readSecretKeys(mnemonic);
      if ('problem' in read) throw new Error(read.problem);
      const { identity, secretPhrase, secretPrivateKey } = read.accepted;
      expect(identity.address.toLowerCase()).toBe(address);
      expect(identity.address).toBe(checksumAddress(bytesOf(address)));
      expect(identity.did).toBe(`did:ethr:${identity.address}`);
      expect(identity.path).toBe("m/44'/60'/0'/0/0");
      expect(secretPrivateKey.revealSecret()).toBe(privateKey);
      expect(secretPhrase.revealSecret()).toBe(mnemonic);
    }
  });

  test('has the public key of its private key', async () => {
    const read = await readSecretKeys(
      'test test test test test test test test test test test junk',
    );
    if ('problem' in read) throw new Error(read.problem);
    // The first account of Hardhat and Anvil, which is publicly known.
    expect(read.accepted.identity.address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
    expect(read.accepted.identity.publicKey).toBe(
      '0x038318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed75',
    );
  });
});
