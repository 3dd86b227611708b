import { describe, expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { sha256Hex } from '#wallet/document-proof.ts';
import {
  documentTypes,
  NewDigitalDocument,
  verificationLimits,
} from '#wallet/entities/digital-document.ts';
import { verificationTitle } from '#wallet/entities/verification-title.ts';
import { imageTypes } from '#wallet/rules/document-image.ts';
import {
  checkImage,
  checkVerification as check,
  imageBytes,
  maxImageSide,
  stepBefore,
  type VerificationDraft,
} from './verify-identity.ts';

const image = 'data:image/jpeg;base64,/9j/4AAQ';
const filled: VerificationDraft = {
  documentType: 'passport',
  documentNumber: ' M12345678 ',
  name: ' 김지우 ',
  imageData: image,
  issuanceDate: '',
  expirationDate: '',
};

/** The rules on the given day. */
const checkVerification = (draft: VerificationDraft, today = '2025-01-05') =>
  check(draft, (day) => day > today);

describe('checkVerification', () => {
  test('returns the documented request of a filled draft, trimmed', () => {
    expect(checkVerification(filled)).toEqual({
      accepted: {
        title: 'Passport Verification',
        documentType: 'passport',
        metadata: {
          documentNumber: 'M12345678',
          name: '김지우',
          verificationStatus: 'pending',
          imageData: image,
        },
      },
    });
  });

  test.each([
    [{ documentNumber: '' }, { documentNumber: 'missing' }],
    [{ name: '   ' }, { name: 'missing' }],
    [{ imageData: '' }, { imageData: 'missing' }],
    [
      { imageData: '', documentNumber: ' ', name: '' },
      { imageData: 'missing', documentNumber: 'missing', name: 'missing' },
    ],
  ])('with %o reports the missing field', (missing, fields) => {
    expect(checkVerification({ ...filled, ...missing })).toEqual({
      problem: 'verify-identity.fields-required',
      fields,
    });
  });

  test('returns the dates of the document', () => {
    const dates = { issuanceDate: '2025-01-05', expirationDate: '2025-01-05' };
    expect(checkVerification({ ...filled, ...dates })).toMatchObject({
      accepted: { metadata: dates },
    });
  });

  test.each([
    [{ documentNumber: 'M1234' }, { documentNumber: 'form' }],
    [{ issuanceDate: '2025-01-06' }, { issuanceDate: 'in-future' }],
    [{ issuanceDate: 'half-typed' }, { issuanceDate: 'no-date' }],
    [{ expirationDate: '3000-01-01' }, { expirationDate: 'no-date' }],
    [
      { issuanceDate: '2024-01-02', expirationDate: '2024-01-01' },
      { expirationDate: 'before-issue' },
    ],
  ])('refuses %o', (changes, fields) => {
    expect(checkVerification({ ...filled, ...changes })).toEqual({
      problem: 'verify-identity.check-details',
      fields,
    });
  });

  test.each([['name', 160]] as const)(
    'the field %s has the provider’s limit of %i characters',
    (field, limit) => {
      expect(verificationLimits[field]).toBe(limit);
      const accepts = (length: number) => {
        const checked = checkVerification({ ...filled, [field]: 'x'.repeat(length) });
        if (!('accepted' in checked)) throw new Error('A filled draft was refused');
        const body = { userId: 1, documentHash: 'placeholder', ...checked.accepted };
        return NewDigitalDocument.safeParse(body).success;
      };
      expect(accepts(limit)).toBe(true);
      expect(accepts(limit + 1)).toBe(false);
    },
  );
});

describe('verificationTitle', () => {
  test('is the document type and the word Verification', () => {
    expect(documentTypes.map(verificationTitle)).toEqual([
      'ID Verification',
      'Passport Verification',
      'License Verification',
    ]);
  });

  test('every document has a name', () => {
    expect(documentTypes.map((type) => english.identity.verify.documents[type])).toEqual([
      'ID Card',
      'Passport',
      "Driver's License",
    ]);
  });
});

describe('stepBefore', () => {
  test('is the previous step, or undefined for the first one', () => {
    expect(stepBefore('verify')).toBe('capture');
    expect(stepBefore('capture')).toBe('select');
    expect(stepBefore('select')).toBeUndefined();
  });
});

describe('checkImage', () => {
  test('uses photos scaled down to 1,600 pixels', () => expect(maxImageSide).toBe(1_600));

  const ofBytes = (count: number) => `data:image/png;base64,${btoa('x'.repeat(count))}`;

  test.each(imageTypes)('accepts %s', (type) => {
    expect(checkImage(`data:${type};base64,AAAA`)).toBeUndefined();
  });

  test.each([
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/jpeg,plain',
    'data:image/jpeg;base64,',
    'blob:http://localhost/1',
    '',
  ])('refuses %j', (dataUrl) => {
    expect(checkImage(dataUrl)).toBe('unreadable');
  });

  test.each([0, 1, 2])('counts bytes, not characters (%i below the limit)', (below) => {
    expect(checkImage(ofBytes(2_000_000 - below))).toBeUndefined();
    expect(checkImage(ofBytes(2_000_001 + below))).toBe('too-large');
  });
});

test('the bytes of an image are those of its data URL', () => {
  expect([...imageBytes('data:image/jpeg;base64,/9j/4AAQ')]).toEqual([255, 216, 255, 224, 0, 16]);
  expect(sha256Hex(imageBytes('data:image/png;base64,YWJj'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
