import { describe, expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { datesIn } from '#wallet/dates.ts';

import type { Credential } from './credential.ts';
import {
  credentialTypeName,
  didOf,
  idCards,
  issuerName,
  latestFirst,
  maskNumber,
  ownName,
  shortDid,
  validityLabel,
  validityOf,
  verificationLabel,
} from './digital-id.ts';

const address = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('didOf', () => {
  test('is undefined without a record or an address', () => {
    expect(didOf(null)).toBeUndefined();
    expect(didOf({ didAddress: '' })).toBeUndefined();
  });

  test('has a date if the record does', () => {
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
  test('returns 28 characters unchanged', () =>
    expect(shortDid('x'.repeat(28))).toBe('x'.repeat(28)));
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
  ])('%s is shown as %s', (type, shown) =>
    expect(credentialTypeName(type, english.cards)).toBe(shown),
  );
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

const credentialWith = (part: Partial<Credential>): Credential => ({
  id: 1,
  credentialType: 'education',
  issuer: '',
  issuanceDate: '',
  expirationDate: null,
  credentialData: { name: '', description: '', credentialNumber: '' },
  isRevoked: false,
  isVerified: false,
  history: [],
  ...part,
});

describe('latestFirst', () => {
  test('sorts by id without changing the list', () => {
    const list = [1, 3, 2].map((id) => credentialWith({ id }));
    expect(latestFirst(list).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(list.map(({ id }) => id)).toEqual([1, 3, 2]);
  });
});

describe('idCards', () => {
  test('are the cards of the four identity types, the latest first, without revoked ones', () => {
    const list = [
      { id: 1, credentialType: 'passport' },
      { id: 2, credentialType: 'education' },
      { id: 3, credentialType: 'drivers_license' },
      { id: 4, credentialType: 'student_id', isRevoked: true },
      { id: 5, credentialType: 'student_id' },
      { id: 6, credentialType: 'national_id' },
      { id: 7, credentialType: 'toString' },
    ].map(credentialWith);
    expect(idCards(list).map(({ id }) => id)).toEqual([6, 5, 3, 1]);
  });
});

describe('ownName', () => {
  test.each([
    ['national_id', 'National ID', undefined],
    ['national_id', '', undefined],
    ['national_id', 'Resident card', 'Resident card'],
    ['education', 'Bachelor of Science', 'Bachelor of Science'],
  ])('of a %s named %j is %j', (credentialType, name, own) =>
    expect(
      ownName({
        credentialType,
        credentialData: { name, description: '', credentialNumber: '' },
      }),
    ).toBe(own),
  );
});

describe('validityOf', () => {
  const dates = datesIn('Asia/Seoul');

  test.each([
    ['2025-01-05T05:30:00Z', '2025-01-05', 'valid'],
    // Half past midnight in Seoul, on the day after.
    ['2025-01-05T15:30:00Z', '2025-01-05', 'expired'],
    ['2025-01-05T05:30:00Z', '2025-01-04', 'expired'],
    ['2025-01-05T05:30:00Z', '2034-03-01', 'valid'],
    ['2025-01-05T05:30:00Z', null, 'valid'],
    // Its issue day, in Seoul, and the day before.
    ['2023-12-31T15:30:00Z', null, 'valid'],
    ['2023-12-31T14:30:00Z', null, 'early'],
  ])('at %s of a credential that expires on %s is %s', (now, expirationDate, validity) =>
    expect(
      validityOf(
        { isRevoked: false, issuanceDate: '2024-01-01', expirationDate },
        new Date(now),
        dates,
      ),
    ).toBe(validity),
  );

  test('of a revoked credential is revoked, even after its expiry', () =>
    expect(
      validityOf(
        { isRevoked: true, issuanceDate: '', expirationDate: '2020-01-01' },
        new Date(),
        dates,
      ),
    ).toBe('revoked'));
});

describe('validityLabel', () => {
  test.each([
    [{ issuanceDate: '2024-03-01', expirationDate: '2034-03-01' }, 'Valid to Mar 1, 2034'],
    [{ issuanceDate: '2024-03-01', expirationDate: null }, 'Issued Mar 1, 2024'],
    [{ issuanceDate: '', expirationDate: null }, undefined],
  ])('of %j is %j', (days, label) =>
    expect(validityLabel(days, datesIn('UTC'), english.cards)).toBe(label),
  );
});

describe('verificationLabel', () => {
  test.each([
    [true, 'did:gov:kr:interior', 'Verified'],
    [true, 'did:ethr:superwallet:Superwallet Sandbox Review', 'Test credential'],
    [false, 'Superwallet Sandbox Review', 'Self-declared'],
  ])('of a credential with isVerified %j from %s is %s', (isVerified, issuer, label) =>
    expect(verificationLabel({ isVerified, issuer }, english.cards)).toBe(label),
  );
});
