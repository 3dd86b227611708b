import { describe, expect, test } from 'vitest';

import { checkCredential, credentialLimits, type CredentialDraft } from './add-credential.ts';
import { NewCredential } from '#wallet/entities/credential.ts';

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
  test('needs the required fields only, and has no expiry as null', () => {
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

  test('carries what is optional', () => {
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
    [{ credentialType: '' as const }, ['credentialType']],
    [{ name: '  ' }, ['name']],
    [{ issuer: '' }, ['issuer']],
    [{ issuanceDate: '' }, ['issuanceDate']],
    [{ issuanceDate: '', name: '' }, ['name', 'issuanceDate']],
  ])('without %o says where', (missing, fields) => {
    expect(checkCredential({ ...required, ...missing })).toEqual({
      problem: 'add-credential.required',
      fields,
    });
  });

  test.each([
    [{ issuanceDate: '0024-02-29' }, ['issuanceDate']],
    [{ expirationDate: '20300-01-01' }, ['expirationDate']],
    [{ expirationDate: 'incomplete' }, ['expirationDate']],
  ])('refuses a date like %o', (date, fields) => {
    expect(checkCredential({ ...required, ...date })).toEqual({
      problem: 'add-credential.date-not-valid',
      fields,
    });
  });

  test('refuses an expiry before the issue, and takes the same day', () => {
    expect(checkCredential({ ...required, expirationDate: '2024-02-28' })).toEqual({
      problem: 'add-credential.expiry-before-issue',
      fields: ['expirationDate'],
    });
    expect(checkCredential({ ...required, expirationDate: '2024-02-29' })).toHaveProperty(
      'accepted',
    );
  });

  test.each(['name', 'issuer', 'credentialNumber', 'description'] as const)(
    'the field %s holds what the provider takes',
    (field) => {
      const accepts = (length: number) => {
        const checked = checkCredential({ ...required, [field]: 'x'.repeat(length) });
        if (!('accepted' in checked)) throw new Error('A filled draft was refused');
        return NewCredential.safeParse({ userId: 1, ...checked.accepted }).success;
      };
      expect(accepts(credentialLimits[field])).toBe(true);
      expect(accepts(credentialLimits[field] + 1)).toBe(false);
    },
  );
});
