import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { personLane } from '../http/session-guard.ts';
import type { Environment } from '../environment.ts';
import { decideWork, workApprovalsOf } from '../work/approvals.ts';

/** The signed-in person's work approvals, and their decisions. */
export function addWorkRoutes(
  calls: CallRouter,
  { database, environment }: { database: Database; environment: Environment },
): void {
  calls.reading('workApprovals', (tx, { session }) => workApprovalsOf(tx, session.userId));
  for (const [call, decision] of [
    ['approveWork', 'approved'],
    ['rejectWork', 'rejected'],
  ] as const) {
    calls.signedIn(call, ({ params, session }) =>
      database.transaction(
        (tx) =>
          decideWork(tx, {
            userId: session.userId,
            approvalId: params.id,
            decision,
            at: environment.clock.now(),
          }),
        { lane: personLane(session), repeatable: true },
      ),
    );
  }
}
