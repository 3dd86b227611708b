import { describe, expect, test } from 'vitest';

import { checkCredential as check, type CredentialDraft } from './add-credential.ts';
import { credentialLimits, NewCredential } from '#wallet/entities/credential.ts';

const checkCredential = (draft: CredentialDraft) => check(draft, (day) => day > '2999-01-01');

const required: CredentialDraft = {
  credentialType: 'education',
  name: ' University degree ',
  issuer: ' 부산대학교 ',
  credentialNumber: '',
  issuanceDate: '2024-02-29',
  expirationDate: '',
  description: '',
};

describe('checkCredential', () => {
  test('accepts the required fields alone, and returns a missing expiry as null', () => {
    expect(checkCredential(required)).toEqual({
      accepted: {
        credentialType: 'education',
        issuer: '부산대학교',
        issuanceDate: '2024-02-29',
        expirationDate: null,
        credentialData: { name: 'University degree', description: '', credentialNumber: '' },
        isRevoked: false,
      },
    });
  });

  test('returns the optional fields', () => {
    const checked = checkCredential({
      ...required,
      credentialNumber: ' PNU-1 ',
      expirationDate: '2030-01-01',
      description: ' With honours ',
    });
    expect(checked).toMatchObject({
      accepted: {
        expirationDate: '2030-01-01',
        credentialData: { credentialNumber: 'PNU-1', description: 'With honours' },
      },
    });
  });

  test.each([
    [{ credentialType: '' as const }, { credentialType: 'missing' }],
    [{ name: '  ' }, { name: 'missing' }],
    [{ issuer: '' }, { issuer: 'missing' }],
    [{ issuanceDate: '' }, { issuanceDate: 'missing' }],
    [
      { issuanceDate: '', name: '' },
      { name: 'missing', issuanceDate: 'missing' },
    ],
  ])('with %o reports the missing field', (missing, fields) => {
    expect(checkCredential({ ...required, ...missing })).toEqual({
      problem: 'add-credential.required',
      fields,
    });
  });

  test.each([
    [{ issuanceDate: '1899-12-31' }, { issuanceDate: 'no-date' }],
    [{ issuanceDate: '0024-02-29' }, { issuanceDate: 'no-date' }],
    [{ expirationDate: '3000-01-01' }, { expirationDate: 'no-date' }],
    [{ expirationDate: '20300-01-01' }, { expirationDate: 'no-date' }],
    [{ expirationDate: 'incomplete' }, { expirationDate: 'no-date' }],
    [
      { issuanceDate: 'incomplete', expirationDate: 'incomplete' },
      { issuanceDate: 'no-date', expirationDate: 'no-date' },
    ],
  ])('refuses a date like %o', (date, fields) => {
    expect(checkCredential({ ...required, ...date })).toEqual({
      problem: 'add-credential.date-not-valid',
      fields,
    });
  });

  test.each(['1900-01-01', '2999-12-31'])('accepts the date %s', (expirationDate) => {
    const dates = { issuanceDate: '1900-01-01', expirationDate };
    expect(checkCredential({ ...required, ...dates })).toHaveProperty('accepted');
  });

  test('reports missing fields first, then invalid dates, then their order', () => {
    const early = { ...required, expirationDate: '2024-02-28' };
    expect(checkCredential({ ...early, issuanceDate: 'incomplete', name: '' })).toHaveProperty(
      'problem',
      'add-credential.required',
    );
    expect(checkCredential({ ...early, issuanceDate: 'incomplete' })).toHaveProperty(
      'problem',
      'add-credential.date-not-valid',
    );
  });

  test('refuses an issue date in the future', () => {
    expect(check(required, (day) => day >= required.issuanceDate)).toEqual({
      problem: 'add-credential.date-not-valid',
      fields: { issuanceDate: 'in-future' },
    });
    expect(check(required, (day) => day > required.issuanceDate)).toHaveProperty('accepted');
  });

  test('refuses an expiry before the issue, and accepts the same day', () => {
    expect(checkCredential({ ...required, expirationDate: '2024-02-28' })).toEqual({
      problem: 'add-credential.expiry-before-issue',
      fields: { expirationDate: 'before-issue' },
    });
    expect(checkCredential({ ...required, expirationDate: '2024-02-29' })).toHaveProperty(
      'accepted',
    );
  });

  test.each([
    ['name', 120],
    ['issuer', 200],
    ['credentialNumber', 100],
    ['description', 1_000],
  ] as const)('the field %s has the provider’s limit of %i characters', (field, limit) => {
    expect(credentialLimits[field]).toBe(limit);
    const accepts = (length: number) => {
      const checked = checkCredential({ ...required, [field]: 'x'.repeat(length) });
      if (!('accepted' in checked)) throw new Error('A filled draft was refused');
      return NewCredential.safeParse({ userId: 1, ...checked.accepted }).success;
    };
    expect(accepts(limit)).toBe(true);
    expect(accepts(limit + 1)).toBe(false);
  });
});
