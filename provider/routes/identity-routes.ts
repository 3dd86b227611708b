import { maxImageBytes } from '#wallet/rules/document-image.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser } from '../accounts/users.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import type { CallRouter } from '../http/call-router.ts';
import { credentialsOf, declareCredential, removeCredential } from '../identity/credentials.ts';
import { addDocument, removeDocument, verificationsOf } from '../identity/digital-documents.ts';
import type { Review } from '../identity/review.ts';

/** In bytes: the base64 image, with four characters for three bytes, and the default limit for the other fields. */
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
    // Only the id is returned, because the answer is stored under the idempotency key and must not contain the number.
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
