import { maxImageBytes } from '#wallet/forms/verify-identity.ts';

import { getUser } from '../accounts/users.ts';
import type { Tx } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import type { CallRouter } from '../http/call-router.ts';
import { addCredential, credentialsOf } from '../identity/credentials.ts';
import { addDocument } from '../identity/digital-documents.ts';
import { credentialNews, verificationNews } from '../notifications/identity-news.ts';
import { addNotification, type News } from '../notifications/notifications.ts';

/** In bytes: the image in base64, four characters for three bytes, and the usual room for the other fields. */
const documentBodyLimit =
  Math.ceil((maxImageBytes * 4) / 3 / defaultBodyLimit + 1) * defaultBodyLimit;

/** The signed-in person's DID, credentials, and documents to verify. */
export function addIdentityRoutes(calls: CallRouter, { events }: { events: EventHub }): void {
  calls.reading('did', async (tx, { session }) => {
    const { didAddress, createdAt } = await getUser(tx, session.userId);
    return { didAddress: didAddress ?? '', ...(createdAt === undefined ? {} : { createdAt }) };
  });
  calls.reading('credentials', (tx, { session }) => credentialsOf(tx, session.userId));
  calls.creating('addCredential', async (tx, { body, at }) => {
    const answer = await addCredential(tx, body, at);
    return { answer, afterCommit: await tell(tx, body.userId, credentialNews(body), at) };
  });
  calls.creating(
    'requestVerification',
    async (tx, { body, at }) => {
      const answer = await addDocument(tx, body, at);
      return { answer, afterCommit: await tell(tx, body.userId, verificationNews, at) };
    },
    { bodyLimit: documentBodyLimit },
  );

  async function tell(tx: Tx, userId: number, news: News, at: Date) {
    const told = await addNotification(tx, { userId, topic: 'identity', news, at });
    return () => {
      if (told !== undefined) events.publish([userId], told);
    };
  }
}
