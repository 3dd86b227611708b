import { useId } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { FormattedAmount } from '#widgets/FormattedAmount.tsx';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { Facts, type Fact } from '#components/Facts.tsx';
import { useDates } from '#components/use-dates.ts';
import {
  documentStatusColour,
  requesterEndingOf,
  type WorkDocument,
} from '#wallet/entities/document.ts';

import { endingLooks, labelOf, priorityLooks, statusLooks } from './document-looks.ts';

export interface DocumentOverviewProps {
  document: WorkDocument;
}

/** The type, status, cost, requester and approver of a document. */
export function DocumentOverview({ document }: DocumentOverviewProps) {
  const { document: t, kinds, amountLabel } = useMessages('work');
  const { formatDate } = useDates();
  const titleId = useId();
  const { status, priority, createdAt } = document;
  const ending = requesterEndingOf(document);
  const statusLook = ending ? endingLooks[ending] : statusLooks[documentStatusColour(status)];
  const priorityLook = priorityLooks[priority];
  const facts: Fact[] = [
    { label: t.submittedBy, value: document.submittedBy },
    { label: t.approver, value: document.approver || t.unknownApprover },
    ...(document.department ? [{ label: t.department, value: document.department }] : []),
    { label: t.type, value: labelOf(kinds, document.type) },
    { label: t.submitted, value: <time dateTime={createdAt}>{formatDate(createdAt)}</time> },
  ];
  return (
    <Card>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge wraps tone={statusLook.tone}>
            <statusLook.icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.25} />
            {ending ? t.endings[ending] : labelOf(t.statuses, status)}
          </Badge>
          <Badge wraps tone={priorityLook.tone}>
            <priorityLook.icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.25} />
            {t.priorities[priority]}
          </Badge>
        </div>
        <div className="flex flex-col gap-1">
          <h2 id={titleId} className="text-title font-semibold wrap-anywhere">
            {document.title}
          </h2>
          {document.description && (
            <p className="text-body wrap-anywhere text-ink-muted">{document.description}</p>
          )}
        </div>
        <p>
          <span className="sr-only">{amountLabel}</span>
          <FormattedAmount figure={document.amount} currency={document.currency} />
        </p>
        <div className="border-t border-line pt-4">
          <Facts facts={facts} />
        </div>
      </section>
    </Card>
  );
}
