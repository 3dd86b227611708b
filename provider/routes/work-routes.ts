import { attachmentLimits } from '#wallet/entities/document.ts';

import type { Session } from '../accounts/sessions.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
import { defaultBodyLimit } from '../http/request-body.ts';
import { personLane } from '../http/session-guard.ts';
import { HttpError } from '../http-error.ts';
import { addNotification, type News } from '../notifications/notifications.ts';
import { approvalRequestNews, decisionNews } from '../notifications/work-news.ts';
import {
  decideWork,
  workApprovalsOf,
  workRequestsOf,
  type WorkDecision,
} from '../work/approvals.ts';
import { readFiles } from '../work/attachments.ts';
import { attachmentContent, documentOf } from '../work/documents.ts';
import { requestApproval } from '../work/requests.ts';

/** In bytes: the files in base64, four characters for three bytes, and the usual room for the other fields. */
const requestBodyLimit =
  Math.ceil((attachmentLimits.totalBytes * 4) / 3 / defaultBodyLimit + 1) * defaultBodyLimit;

/** The signed-in person's work approvals and requests, and their decisions. */
export function addWorkRoutes(
  calls: CallRouter,
  {
    database,
    environment,
    events,
  }: { database: Database; environment: Environment; events: EventHub },
): void {
  calls.reading('workApprovals', (tx, { session }) => workApprovalsOf(tx, session.userId));
  calls.reading('workRequests', (tx, { session }) => workRequestsOf(tx, session.userId));
  calls.reading('workDocument', async (tx, { session, params }) => {
    const document = await documentOf(tx, session.userId, params.id);
    if (document === undefined) throw new HttpError(404, 'There is no such document of yours.');
    return document;
  });
  calls.reading('workAttachment', async (tx, { session, params }) => {
    const content = await attachmentContent(tx, session.userId, params.id);
    if (content === undefined) throw new HttpError(404, 'There is no such file of yours.');
    return new Blob([Uint8Array.from(content)]);
  });

  calls.creating(
    'requestApproval',
    async (tx, { body, at }) => {
      const requested = await requestApproval(tx, body, {
        files: await readFiles(body.attachments),
        at,
      });
      const tell = await newsTo(tx, requested.approverId, approvalRequestNews(requested), at);
      return {
        answer: { id: requested.id },
        afterCommit() {
          tell();
          tellOfChange([body.userId, requested.approverId]);
        },
      };
    },
    { bodyLimit: requestBodyLimit },
  );

  for (const [call, decision] of [
    ['approveWork', 'approved'],
    ['rejectWork', 'rejected'],
  ] as const) {
    calls.signedIn(call, ({ params, session }) =>
      decide(session, { approvalId: params.id, decision, comment: '' }),
    );
  }
  calls.signedIn('reviewDocument', ({ params, session, body: { action, comment } }) =>
    decide(session, {
      approvalId: params.id,
      decision: action === 'approve' ? 'approved' : 'rejected',
      comment,
    }),
  );

  async function decide(session: Session, decision: Omit<WorkDecision, 'userId' | 'at'>) {
    const { userId } = session;
    const { approval, tell } = await database.transaction(
      async (tx) => {
        const at = environment.clock.now();
        const decided = await decideWork(tx, { ...decision, userId, at });
        const { approval: taken, requesterId } = decided;
        if (requesterId === undefined) return { approval: taken, tell: undefined };
        const others = requesterId === null ? [] : [requesterId];
        const told = await Promise.all(
          others.map((other) => newsTo(tx, other, decisionNews(taken), at)),
        );
        return {
          approval: taken,
          tell: () => {
            for (const publish of told) publish();
            tellOfChange([userId, ...others]);
          },
        };
      },
      { lane: personLane(session), repeatable: true },
    );
    tell?.();
    return approval;
  }

  function tellOfChange(people: readonly number[]) {
    events.publish(people, { type: 'change', data: { area: 'work' } });
  }

  async function newsTo(tx: Tx, userId: number, news: News, at: Date): Promise<() => void> {
    const told = await addNotification(tx, { userId, topic: 'work', news, at });
    return () => {
      if (told !== undefined) events.publish([userId], told);
    };
  }
}
