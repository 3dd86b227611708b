import { maxImageBytes } from '#wallet/rules/document-image.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser } from '../accounts/users.ts';
import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import type { CallRouter } from '../http/call-router.ts';
import { addCredential, credentialsOf, removeCredential } from '../identity/credentials.ts';
import { addDocument, removeDocument, verificationsOf } from '../identity/digital-documents.ts';
import type { Review } from '../identity/review.ts';
import { credentialNews, verificationNews } from '../notifications/identity-news.ts';
import { notify, type News } from '../notifications/notifications.ts';

/** In bytes: the image in base64, four characters for three bytes, and the usual room for the other fields. */
const documentBodyLimit =
  Math.ceil((maxImageBytes * 4) / 3 / defaultBodyLimit + 1) * defaultBodyLimit;

/** The signed-in person's DID, credentials, and documents to verify. */
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
  calls.creating('addCredential', async (tx, { body, at }) => {
    const answer = await addCredential(tx, body, { at, key });
    await tell(tx, body.userId, credentialNews(body), at);
    return answer;
  });
  calls.creating(
    'requestVerification',
    async (tx, { body, at }) => {
      // The id alone: the answer is kept under the idempotency key, where a number would be readable.
      const answer = { id: await addDocument(tx, body, { at, key }) };
      await tell(tx, body.userId, verificationNews, at);
      return answer;
    },
    { bodyLimit: documentBodyLimit, after: () => review.schedule() },
  );
  calls.changing('removeCredential', async (tx, { params, session: { userId } }) => {
    await removeCredential(tx, userId, params.id);
    publish(tx, [userId], { type: 'change', data: { area: 'identity' } });
    return {};
  });
  calls.changing('removeVerification', async (tx, { params, session: { userId } }) => {
    await removeDocument(tx, userId, params.id);
    publish(tx, [userId], { type: 'change', data: { area: 'identity' } });
    return {};
  });

  async function tell(tx: Tx, userId: number, news: News, at: Date) {
    publish(tx, [userId], { type: 'change', data: { area: 'identity' } });
    await notify(tx, { userId, topic: 'identity', news, at });
  }
}
