import { maxImageBytes } from '#wallet/forms/verify-identity.ts';

import { getUser } from '../accounts/users.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import type { CallRouter } from '../http/call-router.ts';
import { addCredential, credentialsOf } from '../identity/credentials.ts';
import { addDocument } from '../identity/digital-documents.ts';

/** In bytes: the image in base64, four characters for three bytes, and the usual room for the other fields. */
const documentBodyLimit =
  Math.ceil((maxImageBytes * 4) / 3 / defaultBodyLimit + 1) * defaultBodyLimit;

/** The signed-in person's DID, credentials, and documents to verify. */
export function addIdentityRoutes(calls: CallRouter): void {
  calls.reading('did', async (tx, { session }) => {
    const { didAddress, createdAt } = await getUser(tx, session.userId);
    return { didAddress: didAddress ?? '', ...(createdAt === undefined ? {} : { createdAt }) };
  });
  calls.reading('credentials', (tx, { session }) => credentialsOf(tx, session.userId));
  calls.creating('addCredential', async (tx, { body, at }) => ({
    answer: await addCredential(tx, body, at),
  }));
  calls.creating(
    'requestVerification',
    async (tx, { body, at }) => ({ answer: await addDocument(tx, body, at) }),
    { bodyLimit: documentBodyLimit },
  );
}
