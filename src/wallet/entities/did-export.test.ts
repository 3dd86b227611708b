import { expect, test } from 'vitest';

import type { Credential } from './credential.ts';
import { exportedDid } from './did-export.ts';

const address = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const now = new Date('2025-01-05T05:30:00.000Z');

const credential: Credential = {
  id: 4,
  credentialType: 'passport',
  issuer: 'Superwallet Sandbox Review',
  issuanceDate: '2025-01-05',
  expirationDate: null,
  credentialData: { name: 'Passport', description: '', credentialNumber: '•••••5678' },
  isRevoked: false,
  isVerified: true,
  history: [{ action: 'verified', date: '2025-01-05T05:25:00.000Z' }],
};

test('the export has a DID document of W3C DID Core and the credentials', () => {
  const did = { address, createdAt: '2024-03-01T00:00:00.000Z' };
  const { fileName, text } = exportedDid(did, [credential], now);
  expect(fileName).toBe('superwallet-did-2025-01-05.json');
  expect(JSON.parse(text)).toEqual({
    exportedAt: '2025-01-05T05:30:00.000Z',
    didDocument: { '@context': 'https://www.w3.org/ns/did/v1', id: address },
    didDocumentMetadata: { created: '2024-03-01T00:00:00.000Z' },
    credentials: [credential],
  });
});

test('the export has no creation date if the record has none', () => {
  const { text } = exportedDid({ address, createdAt: undefined }, [], now);
  expect(JSON.parse(text)).toMatchObject({ didDocumentMetadata: {}, credentials: [] });
});
