import { useMessages } from '#i18n/messages-context.ts';
import { Link, type Navigate } from '#components/Link.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useDates } from '#components/use-dates.ts';
import { requesterEndingOf, type WorkDocument } from '#wallet/entities/document.ts';
import { documentPath } from '#wallet/paths.ts';

export interface DocumentVersionsProps {
  document: WorkDocument;
  onNavigate: Navigate;
}

/** Links between the versions of a corrected request, and the end of one that was taken back (decisions 159, 160). */
export function DocumentVersions({ document, onNavigate }: DocumentVersionsProps) {
  const t = useMessages('work').versions;
  const { formatDateTime } = useDates();
  const { replaces, replacedBy, submittedBy, history, createdAt } = document;
  const ending = requesterEndingOf(document);
  const endedAt = history.find(({ action }) => action === ending)?.date;
  const versionLink = (id: number, label: string) => (
    <Link
      to={documentPath(id)}
      onNavigate={onNavigate}
      className="pressable inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
    >
      {label}
    </Link>
  );
  return (
    <>
      {replacedBy !== undefined && (
        <InlineNotice tone="caution">
          <p>{t.replaced(submittedBy)}</p>
          {versionLink(replacedBy, t.openNewest)}
        </InlineNotice>
      )}
      {ending === 'withdrawn' && endedAt !== undefined && (
        <InlineNotice>{t.takenBack(submittedBy, formatDateTime(endedAt))}</InlineNotice>
      )}
      {replaces !== undefined && (
        <InlineNotice>
          <p>{t.corrected(formatDateTime(createdAt))}</p>
          {versionLink(replaces, t.openEarlier)}
        </InlineNotice>
      )}
    </>
  );
}
