import * as z from 'zod/mini';

import type { Clock } from '../environment.ts';
import { askService, type SignedService } from '../signed-service.ts';
import { rejections } from '../database/schema.ts';
import type { Reviewer } from './reviewer.ts';

const Answer = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['pending', 'verified']) }),
  z.object({ state: z.literal('rejected'), reason: z.enum(rejections) }),
]);

/** The issuer of the credentials that the operator's reviewer makes possible. */
const serviceIssuer = 'did:ethr:superwallet:Superwallet Review';

/** A reviewer behind the operator's service, which also receives the photo (decision 214). */
export function createServiceReviewer(service: SignedService, clock: Pick<Clock, 'now'>): Reviewer {
  return {
    issuer: serviceIssuer,
    async review({ id, image, ...document }, { profileName }) {
      const answer = await askService(
        service,
        {
          reference: `document-${id}`,
          content: {
            id,
            ...document,
            profileName,
            image: Buffer.from(image).toString('base64'),
          },
        },
        { schema: Answer, clock },
      );
      return answer.state === 'rejected'
        ? { state: 'rejected', rejection: answer.reason }
        : { state: answer.state };
    },
  };
}
