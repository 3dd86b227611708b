import { maxImageBytes } from '#wallet/rules/document-image.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser } from '../accounts/users.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import type { CallRouter } from '../http/call-router.ts';
import { credentialsOf, declareCredential, removeCredential } from '../identity/credentials.ts';
import { addDocument, removeDocument, verificationsOf } from '../identity/digital-documents.ts';
import type { Review } from '../identity/review.ts';

/** In bytes: the image in base64, four characters for three bytes, and the usual room for the other fields. */
const documentBodyLimit =
  Math.ceil((maxImageBytes * 4) / 3 / defaultBodyLimit + 1) * defaultBodyLimit;

/** The signed-in user's DID, credentials, and documents to verify. */
export function addIdentityRoutes(
  calls: CallRouter,
  { review, secretKey: key }: { review: Review; secretKey: SecretKey },
): void {
  calls.reading('did', async (tx, { session }) => {
    const { didAddress, createdAt } = await getUser(tx, session.userId);
    return { didAddress: didAddress ?? '', ...(createdAt === undefined ? {} : { createdAt }) };
  });
  calls.reading('credentials', (tx, { session }) => credentialsOf(tx, session.userId, key));
  calls.reading('verifications', (tx, { session }) => verificationsOf(tx, session.userId, key));
  calls.creating('addCredential', (tx, { body, at }) => declareCredential(tx, body, { at, key }));
  calls.creating(
    'requestVerification',
    // The id alone: the answer is kept under the idempotency key, where a number would be readable.
    async (tx, { body, at }) => ({ id: await addDocument(tx, body, { at, key }) }),
    { bodyLimit: documentBodyLimit, after: () => review.schedule() },
  );
  calls.changing('removeCredential', async (tx, { params, session: { userId } }) => {
    await removeCredential(tx, userId, params.id);
    return {};
  });
  calls.changing('removeVerification', async (tx, { params, session: { userId } }) => {
    await removeDocument(tx, userId, params.id);
    return {};
  });
}
