import { CircleX, Clock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Badge } from '#components/Badge.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Verification } from '#wallet/entities/digital-document.ts';
import { spokenNumber } from '#wallet/labels/masks.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

export interface VerificationRequestsProps {
  verifications: readonly Verification[];
  onNavigate: Navigate;
  /** Removes a request with its number and photo; rejects if that failed. */
  onRemove: (id: Verification['id']) => Promise<void>;
  /** Called when the request is removed, together with the focused button. */
  onRemoved: () => void;
  notify: Notify;
}

/** The pending and the rejected verification requests. A verified request has become a credential (decision 110). */
export function VerificationRequests({
  verifications,
  onNavigate,
  onRemove,
  onRemoved,
  notify,
}: VerificationRequestsProps) {
  const [removing, setRemoving] = useState<Verification>();
  const open = verifications.filter(({ status }) => status !== 'verified');
  return (
    <>
      {open.length > 0 && (
        <Section title="Verification requests">
          <Card inset="rows">
            <ul aria-label="Verification requests">
              {open.map((verification) => (
                <RequestRow
                  key={verification.id}
                  verification={verification}
                  onNavigate={onNavigate}
                  onAskRemove={() => setRemoving(verification)}
                />
              ))}
            </ul>
          </Card>
        </Section>
      )}
      {/* The dialog does not depend on the list: an update may drop the request before the answer arrives. */}
      {removing && (
        <RemoveDialog
          title="Remove this request?"
          onRemove={() => onRemove(removing.id)}
          onRemoved={() => {
            // Synchronously: elements behind an open dialog cannot receive the focus.
            flushSync(() => setRemoving(undefined));
            onRemoved();
            notify(notices['digital-id.request-removed']);
          }}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['digital-id.request-remove-failed']))
          }
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            {removing.title} <MaskedNumber>{removing.documentNumber}</MaskedNumber> is removed with
            its number and photo. {removing.status === 'pending' && 'It will not be reviewed. '}
            You can ask again at any time.
          </p>
        </RemoveDialog>
      )}
    </>
  );
}

function RequestRow({
  verification: { title, documentNumber, name, status, reason, createdAt, reviewedAt },
  onNavigate,
  onAskRemove,
}: {
  verification: Verification;
  onNavigate: Navigate;
  onAskRemove: () => void;
}) {
  const { mask } = useMessages('common');
  const { formatDateTime } = useDates();
  const rejected = status === 'rejected';
  return (
    <li className="flex flex-col gap-3 border-b border-line py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <IconMark icon={rejected ? CircleX : Clock} tone={rejected ? 'negative' : 'caution'} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="max-w-full min-w-0 flex-[1_1_7rem] text-body font-medium wrap-break-word">
              {title}
            </p>
            <Badge tone={rejected ? 'negative' : 'caution'}>
              {rejected ? 'Rejected' : 'In review'}
            </Badge>
          </div>
          <p className="font-mono text-small wrap-anywhere">
            <MaskedNumber>{documentNumber}</MaskedNumber>
          </p>
          <p className="text-small wrap-anywhere text-ink-muted">{name}</p>
          <p className="text-small wrap-anywhere text-ink-muted">
            {rejected && reviewedAt !== null
              ? `Rejected ${formatDateTime(reviewedAt)}`
              : `Requested ${formatDateTime(createdAt)}`}
          </p>
        </div>
        <div className="-mr-2.5">
          <IconButton
            icon={Trash2}
            label={`Remove ${title}, ${spokenNumber(documentNumber, mask)}`}
            onClick={onAskRemove}
          />
        </div>
      </div>
      {rejected && (
        <>
          <InlineNotice tone="negative">
            {reason || 'The reviewer gave no reason. Ask again with a new photo.'}
          </InlineNotice>
          <ButtonLink
            tone="secondary"
            size="small"
            to={paths.verifyIdentity}
            onNavigate={onNavigate}
          >
            Ask again
          </ButtonLink>
        </>
      )}
    </li>
  );
}
