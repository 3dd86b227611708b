import { useId } from 'react';

import { FormattedAmount } from '#widgets/FormattedAmount.tsx';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { codeLabel } from '#wallet/code-label.ts';
import { useDates } from '#components/use-dates.ts';
import {
  documentStatusColour,
  requesterEndingOf,
  type WorkDocument,
} from '#wallet/entities/document.ts';

import { endingLooks, priorityLooks, statusLooks } from './document-looks.ts';
import { Facts, type Fact } from './Facts.tsx';

export interface DocumentOverviewProps {
  document: WorkDocument;
}

/** The type, status, cost, requester and approver of a document. */
export function DocumentOverview({ document }: DocumentOverviewProps) {
  const { formatDate } = useDates();
  const titleId = useId();
  const { status, priority, createdAt } = document;
  const ending = requesterEndingOf(document);
  const statusLook = ending ? endingLooks[ending] : statusLooks[documentStatusColour(status)];
  const priorityLook = priorityLooks[priority];
  const submitted = {
    label: 'Submitted',
    value: <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  };
  const facts: Fact[] = [
    { label: 'Submitted by', value: document.submittedBy },
    { label: 'Approver', value: document.approver || 'Not known' },
    ...(document.department ? [{ label: 'Department', value: document.department }] : []),
    { label: 'Type', value: codeLabel(document.type) },
    // With a department there are five facts: the last one is alone in its row and uses the full width.
    { ...submitted, wide: document.department !== '' },
  ];
  return (
    <Card>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge wraps tone={statusLook.tone}>
            <statusLook.icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.25} />
            {ending ? endingLooks[ending].label : codeLabel(status)}
          </Badge>
          <Badge wraps tone={priorityLook.tone}>
            <priorityLook.icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.25} />
            {codeLabel(priority)} priority
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
          <span className="sr-only">Amount: </span>
          <FormattedAmount figure={document.amount} currency={document.currency} />
        </p>
        <div className="border-t border-line pt-4">
          <Facts facts={facts} />
        </div>
      </section>
    </Card>
  );
}
