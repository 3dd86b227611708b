import { maxImageBytes } from '#wallet/forms/verify-identity.ts';

import { getUser } from '../accounts/users.ts';
import { createOnce } from '../database/create-once.ts';
import type { Database } from '../database/tx.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import type { CallRouter } from '../http/call-router.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { addCredential, credentialsOf } from '../identity/credentials.ts';
import { addDocument } from '../identity/digital-documents.ts';
import { readImage } from '../identity/document-image.ts';
import type { Environment } from '../environment.ts';

/** Four characters carry three bytes; the fields around the image have as much room as other bodies. In bytes. */
const documentBodyLimit =
  Math.ceil((maxImageBytes * 4) / 3 / defaultBodyLimit + 1) * defaultBodyLimit;

/** The signed-in person's DID, credentials, and documents to verify. */
export function addIdentityRoutes(
  calls: CallRouter,
  { database, environment }: { database: Database; environment: Environment },
): void {
  calls.signedIn('did', async ({ session }) => {
    const { didAddress, createdAt } = await database.transaction((tx) =>
      getUser(tx, session.userId),
    );
    return { didAddress: didAddress ?? '', ...(createdAt === undefined ? {} : { createdAt }) };
  });

  calls.signedIn('credentials', ({ session }) =>
    database.transaction((tx) => credentialsOf(tx, session.userId)),
  );

  calls.signedIn(
    'addCredential',
    async ({ body, session: { userId }, context }) => {
      const key = idempotencyKeyOf(context.req.raw);
      const at = environment.now();
      const { answer } = await database.transaction((tx) =>
        createOnce(tx, { key, userId, call: 'addCredential', request: body, at }, () =>
          addCredential(tx, body),
        ),
      );
      return answer;
    },
    { status: 201 },
  );

  calls.signedIn(
    'requestVerification',
    async ({ body, session: { userId }, context }) => {
      const key = idempotencyKeyOf(context.req.raw);
      const image = readImage(body.metadata.imageData);
      const at = environment.now();
      const { answer } = await database.transaction((tx) =>
        createOnce(tx, { key, userId, call: 'requestVerification', request: body, at }, () =>
          addDocument(tx, body, image, at),
        ),
      );
      return answer;
    },
    { status: 201, bodyLimit: documentBodyLimit },
  );
}
