import { Credential, NewCredential } from '#wallet/entities/credential.ts';
import { DidRecord } from '#wallet/entities/did-record.ts';
import { NewDigitalDocument, Verification } from '#wallet/entities/digital-document.ts';
import { rowsOf } from '#wallet/entities/rows.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for credentials and digital documents. */
export const identityCalls = {
  did: {
    method: 'GET',
    path: '/api/did/{userId}',
    response: DidRecord,
    unauthorised: 'raise',
    missing: 'null',
  },
  credentials: {
    method: 'GET',
    path: '/api/credentials/{userId}',
    response: rowsOf(Credential),
    unauthorised: 'raise',
  },
  addCredential: {
    method: 'POST',
    path: '/api/credentials',
    request: NewCredential,
    response: Credential,
    unauthorised: 'raise',
    outdates: readGroups.newIdentity,
    creates: 'credential',
  },
  /** Removes a credential and the document that it was made from. */
  removeCredential: {
    method: 'DELETE',
    path: '/api/credentials/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.identity,
    missing: 'null',
  },
  /** The requests to verify an identity document, the latest first (decision 110). */
  verifications: {
    method: 'GET',
    path: '/api/digital-documents/{userId}',
    response: rowsOf(Verification),
    unauthorised: 'raise',
  },
  requestVerification: {
    method: 'POST',
    path: '/api/digital-documents',
    request: NewDigitalDocument,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.newIdentity,
    creates: 'verification request',
    upload: true,
  },
  /** Removes a request with its number and image. A verified request is removed with its credential. */
  removeVerification: {
    method: 'DELETE',
    path: '/api/digital-documents/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.identity,
    missing: 'null',
  },
} as const satisfies Record<string, Call>;
