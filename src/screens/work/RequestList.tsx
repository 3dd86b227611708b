import { FileText } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { SlipDrawing } from '#components/drawings/SlipDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { useDates } from '#components/use-dates.ts';
import { approvalState, type WorkApproval } from '#wallet/entities/work-approval.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { documentPath } from '#wallet/paths.ts';

import { stateTones } from './approval-looks.tsx';

export interface RequestListProps {
  /** In the provider's order, the latest first. */
  requests: Loadable<readonly WorkApproval[]>;
  onNavigate: Navigate;
  onRetry: () => void;
}

/** The approvals that the user has requested, and their outcomes (decision 107). */
export function RequestList({ requests, onNavigate, onRetry }: RequestListProps) {
  const t = useMessages('work').requests;
  return (
    <Section title={t.title}>
      <Loaded
        from={requests}
        skeleton={
          <Card inset="rows">
            <Loading label={t.loading}>
              <SkeletonRows count={3} />
            </Loading>
          </Card>
        }
        errorTitle={t.failed}
        onRetry={onRetry}
      >
        {(data) => (
          <Card inset="rows">
            {data.length === 0 ? (
              <EmptyState drawing={<SlipDrawing />}>{t.empty}</EmptyState>
            ) : (
              <ul>
                {data.map((request) => (
                  <RequestRow key={request.id} request={request} onNavigate={onNavigate} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Loaded>
    </Section>
  );
}

function RequestRow({ request, onNavigate }: { request: WorkApproval; onNavigate: Navigate }) {
  const { requests: t, states, correctedOn } = useMessages('work');
  const { formatDate } = useDates();
  const { documentId, title, approver, amount, currency, decidedAt, reason, correctedAt } = request;
  const state = approvalState(request);
  return (
    <StatusRow
      mark={<IconMark icon={FileText} tone="brand" />}
      title={title}
      end={
        <>
          <span className="text-body font-semibold wrap-anywhere">{amount}</span>{' '}
          <span className="text-small wrap-anywhere text-ink-muted">{currency}</span>
        </>
      }
      detail={
        <>
          {approver && <span className="block">{t.to(approver)}</span>}
          {correctedAt && <span className="block">{correctedOn(formatDate(correctedAt))}</span>}
          {state === 'rejected' && reason && <span className="block">{t.reason(reason)}</span>}
        </>
      }
      when={
        state === 'pending'
          ? t.waiting
          : decidedAt && <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>
      }
      status={<Badge tone={stateTones[state]}>{states[state]}</Badge>}
      link={{ to: documentPath(documentId), onNavigate }}
    />
  );
}
