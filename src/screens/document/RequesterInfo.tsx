import { useMessages } from '#i18n/messages-context.ts';
import { BlockPerson } from '#widgets/BlockPerson.tsx';
import { Card } from '#components/Card.tsx';
import { EmailAddress } from '#components/EmailAddress.tsx';
import { Facts } from '#components/Facts.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import type { WorkDocument } from '#wallet/entities/document.ts';

export interface RequesterInfoProps {
  document: WorkDocument;
  /** Blocks the requester; rejects if that failed. */
  onBlock: (document: WorkDocument) => Promise<void>;
}

/** The requester's account, for the approver: anyone can give an account any name (decision 144). */
export function RequesterInfo({ document, onBlock }: RequesterInfoProps) {
  const t = useMessages('work').requester;
  const { daysOld, formatDate } = useDates();
  const { requester, createdAt, role, submittedBy } = document;
  if (requester === undefined || role !== 'approver') return null;
  const { email, accountCreatedAt, isFirstRequest } = requester;
  const days = daysOld(accountCreatedAt, new Date(createdAt));
  const isUnconfirmed = email === null;
  const date = formatDate(accountCreatedAt);
  const created = () => {
    if (days === undefined) return date;
    return days < 1 ? t.createdSameDay(date) : t.createdBefore(date, days);
  };
  return (
    <Section title={t.title}>
      <Card>
        <Facts
          facts={[
            {
              label: t.email,
              value: email === null ? t.noEmail : <EmailAddress>{email}</EmailAddress>,
            },
            {
              label: t.accountCreated,
              value: created(),
            },
            {
              label: t.requestsToYou,
              value: isFirstRequest ? t.first : t.notFirst,
            },
          ]}
        />
      </Card>
      {(isFirstRequest || isUnconfirmed) && (
        <InlineNotice tone="caution">{isUnconfirmed ? t.unconfirmed : t.unfamiliar}</InlineNotice>
      )}
      <BlockPerson name={submittedBy} onBlock={() => onBlock(document)} />
    </Section>
  );
}
