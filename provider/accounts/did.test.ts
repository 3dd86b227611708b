import { describe, expect, it } from 'vitest';

import { addressOfBytes, readDid, readRecipient } from './did.ts';

// The examples of EIP-55.
const checksummed = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
];

describe('addresses', () => {
  it.each(checksummed)('computes the checksum of %s', (address) => {
    expect(addressOfBytes(Buffer.from(address.slice(2), 'hex'))).toBe(address);
    expect(readRecipient(address)).toBe(address);
    expect(readRecipient(address.toLowerCase())).toBe(address);
    expect(readRecipient(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
  });

  it.each(['did:ethr:', 'did:ethr:sepolia:', 'did:ethr:0x5:', 'did:ethr:rsk:testnet:'])(
    'reads the address after %s',
    (prefix) => {
      const [address = ''] = checksummed;
      expect(readRecipient(prefix + address)).toBe(address);
      expect(readDid(prefix + address.toLowerCase())).toBe(prefix + address);
    },
  );

  it.each([
    '',
    'Minseo',
    '0x',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xgaAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'did:key:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'did:ethr::0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'did:ethr:5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ])('refuses %j as malformed', (text) => {
    expect(() => readRecipient(text)).toThrow('address-malformed');
    expect(() => readDid(text)).toThrow('did-malformed');
  });

  it('refuses mixed case that does not match the checksum', () => {
    const mistyped = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
    expect(() => readRecipient(mistyped)).toThrow('address-mistyped');
    expect(() => readDid(`did:ethr:${mistyped}`)).toThrow('did-mistyped');
  });

  it('accepts a bare address as a recipient, but not as a DID', () => {
    const [address = ''] = checksummed;
    expect(readRecipient(address)).toBe(address);
    expect(() => readDid(address)).toThrow('did-malformed');
  });
});
