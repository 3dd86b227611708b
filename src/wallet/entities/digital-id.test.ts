import { describe, expect, test } from 'vitest';

import {
  credentialTypeName,
  didOf,
  issuerName,
  latestFirst,
  maskNumber,
  shortDid,
} from './digital-id.ts';

const address = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('didOf', () => {
  test('is nothing without a record or an address', () => {
    expect(didOf(null)).toBeUndefined();
    expect(didOf({ didAddress: '' })).toBeUndefined();
  });

  test('has its date where the record does', () => {
    expect(didOf({ didAddress: address })).toEqual({ address, createdAt: undefined });
    expect(didOf({ didAddress: address, createdAt: '2024-03-01' })).toEqual({
      address,
      createdAt: '2024-03-01',
    });
  });
});

describe('shortDid', () => {
  test('is the first 20 and the last 8 characters', () =>
    expect(shortDid(address)).toBe('did:ethr:0x5aAeb6053...Ef1BeAed'));
  test('leaves 28 characters whole', () => expect(shortDid('x'.repeat(28))).toBe('x'.repeat(28)));
});

describe('issuerName', () => {
  test.each([
    ['did:gov:interior', 'interior'],
    ['Pusan National University', 'Pusan National University'],
    ['did:gov:', 'did:gov:'],
    ['', ''],
  ])('%j is shown as %j', (issuer, shown) => expect(issuerName(issuer)).toBe(shown));
});

describe('credentialTypeName', () => {
  test.each([
    ['national_id', 'National ID'],
    ['drivers_license', "Driver's License"],
    ['student_id', 'Student ID'],
    ['passport', 'Passport'],
    ['education', 'education'],
    ['constructor', 'constructor'],
  ])('%s is shown as %s', (type, shown) => expect(credentialTypeName(type)).toBe(shown));
});

describe('maskNumber', () => {
  test.each([
    ['26-18-004217-05', '••-••-•••••7-05'],
    ['202100042', '•••••0042'],
    ['900215-1', '••••15-1'],
    ['1234', '••34'],
    ['7', '•'],
    ['', ''],
    ['x'.repeat(98) + '42', `${'•'.repeat(12)}xx42`],
    ['한글번호가나다라', '••••가나다라'],
  ])('%j is shown as %j', (number, shown) => expect(maskNumber(number)).toBe(shown));
});

describe('latestFirst', () => {
  test('orders by id and leaves the list as it is', () => {
    const credentialWith = (id: number) => ({
      id,
      credentialType: 'education',
      issuer: '',
      issuanceDate: '',
      expirationDate: null,
      credentialData: { name: '', description: '', credentialNumber: '' },
      isRevoked: false,
    });
    const list = [1, 3, 2].map(credentialWith);
    expect(latestFirst(list).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(list.map(({ id }) => id)).toEqual([1, 3, 2]);
  });
});
