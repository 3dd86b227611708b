import { attachmentLimits } from '#wallet/entities/document.ts';
import { emailKey } from '#wallet/typed-text.ts';

import type { LookUpLimits } from '../accounts/look-up-limits.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { CallRouter } from '../http/call-router.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import { Refusal } from '../refusal.ts';
import { decideWork, takeBackRequest, workApprovalsOf, workRequestsOf } from '../work/approvals.ts';
import { readFiles } from '../work/attachments.ts';
import { attachmentContent, documentOf } from '../work/documents.ts';
import { correctRequest, requestApproval } from '../work/requests.ts';

/** In bytes: the base64 files, with four characters for three bytes, and the default limit for the other fields. */
const requestBodyLimit =
  Math.ceil((attachmentLimits.totalBytes * 4) / 3 / defaultBodyLimit + 1) * defaultBodyLimit;

/** The signed-in user's work approvals and requests, and their decisions. */
export function addWorkRoutes(
  calls: CallRouter,
  { lookUps, secretKey: key }: { lookUps: LookUpLimits; secretKey: SecretKey },
): void {
  calls.reading('workApprovals', (tx, { session }) => workApprovalsOf(tx, session.userId));
  calls.reading('workRequests', (tx, { session }) => workRequestsOf(tx, session.userId));
  calls.reading('workDocument', async (tx, { session, params }) => {
    const document = await documentOf(tx, { userId: session.userId, id: params.id, key });
    if (document === undefined) throw new Refusal('document-missing');
    return document;
  });
  calls.reading('workAttachment', async (tx, { session, params }) => {
    const content = await attachmentContent(tx, session.userId, params.id);
    if (content === undefined) throw new Refusal('file-missing');
    return new Blob([Uint8Array.from(content)]);
  });

  calls.creating(
    'requestApproval',
    async (tx, { body, at }) => {
      await lookUps.beforeWrite(tx, body.userId);
      return requestApproval(tx, body, { files: await readFiles(body.attachments), at, key });
    },
    {
      bodyLimit: requestBodyLimit,
      refused: (refusal, { userId, approverEmail }) =>
        lookUps.afterRefusedWrite({ userId, recipient: emailKey(approverEmail) }, refusal),
    },
  );

  calls.creating(
    'correctRequest',
    async (tx, { body, at }) =>
      correctRequest(tx, body, { files: await readFiles(body.attachments), at, key }),
    { bodyLimit: requestBodyLimit },
  );
  calls.changing(
    'takeBackRequest',
    (tx, { params, session: { userId }, at }) =>
      takeBackRequest(tx, { userId, approvalId: params.id, at }),
    { repeatable: true },
  );

  calls.changing(
    'approveWork',
    (tx, { params, session: { userId }, at }) =>
      decideWork(tx, { userId, approvalId: params.id, decision: 'approved', comment: '', at }),
    { repeatable: true },
  );
  calls.changing(
    'rejectWork',
    (tx, { params, session: { userId }, body: { comment = '' }, at }) =>
      decideWork(tx, { userId, approvalId: params.id, decision: 'rejected', comment, at }),
    { repeatable: true },
  );
  calls.changing(
    'reviewDocument',
    (tx, { params, session: { userId }, body: { action, comment }, at }) => {
      const decision = action === 'approve' ? 'approved' : 'rejected';
      return decideWork(tx, { userId, approvalId: params.id, decision, comment, at });
    },
    { repeatable: true },
  );
}
