import { CircleX, Clock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { IdentityMessages } from '#i18n/en/identity.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
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
import { verificationTitle } from '#wallet/entities/verification-title.ts';
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
  const t = useMessages('identity').requests;
  const [removing, setRemoving] = useState<Verification>();
  const open = verifications.filter(({ status }) => status !== 'verified');
  return (
    <>
      {open.length > 0 && (
        <Section title={t.title}>
          <Card inset="rows">
            <ul aria-label={t.title}>
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
          title={t.removeTitle}
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
          <RemovalText verification={removing} />
        </RemoveDialog>
      )}
    </>
  );
}

/** The title of a request in the current language. A title of its own is shown unchanged. */
function titleOf(
  { title, documentType }: Pick<Verification, 'title' | 'documentType'>,
  { titles }: IdentityMessages['requests'],
): string {
  return title === verificationTitle(documentType) ? titles[documentType] : title;
}

/** The consequences of removing a request. */
function RemovalText({ verification }: { verification: Verification }) {
  const { documentNumber, status } = verification;
  const t = useMessages('identity').requests;
  const [before, after] = textAround(status === 'pending' ? t.removePendingText : t.removeText);
  return (
    <p>
      {before}
      {titleOf(verification, t)} <MaskedNumber>{documentNumber}</MaskedNumber>
      {after}
    </p>
  );
}

function RequestRow({
  verification,
  onNavigate,
  onAskRemove,
}: {
  verification: Verification;
  onNavigate: Navigate;
  onAskRemove: () => void;
}) {
  const { documentNumber, name, status, reason, createdAt, reviewedAt } = verification;
  const t = useMessages('identity').requests;
  const title = titleOf(verification, t);
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
              {rejected ? t.rejected : t.inReview}
            </Badge>
          </div>
          <p className="font-mono text-small wrap-anywhere">
            <MaskedNumber>{documentNumber}</MaskedNumber>
          </p>
          <p className="text-small wrap-anywhere text-ink-muted">{name}</p>
          <p className="text-small wrap-anywhere text-ink-muted">
            {rejected && reviewedAt !== null
              ? t.rejectedOn(formatDateTime(reviewedAt))
              : t.requestedOn(formatDateTime(createdAt))}
          </p>
        </div>
        <div className="-mr-2.5">
          <IconButton
            icon={Trash2}
            label={t.removeNamed(title, spokenNumber(documentNumber, mask))}
            onClick={onAskRemove}
          />
        </div>
      </div>
      {rejected && (
        <>
          <InlineNotice tone="negative">{reason || t.noReason}</InlineNotice>
          <ButtonLink
            tone="secondary"
            size="small"
            to={paths.verifyIdentity}
            onNavigate={onNavigate}
          >
            {t.askAgain}
          </ButtonLink>
        </>
      )}
    </li>
  );
}
