import { BlockPerson } from '#widgets/BlockPerson.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import type { WorkDocument } from '#wallet/entities/document.ts';

import { Facts } from './Facts.tsx';

/** The age of an account at the time of its request, in words; `days` in days. */
function ageText(days: number): string {
  if (days < 1) return 'on the day of this request';
  return days === 1 ? '1 day before this request' : `${days} days before this request`;
}

export interface RequesterInfoProps {
  document: WorkDocument;
  /** Blocks the requester; rejects if that failed. */
  onBlock: (document: WorkDocument) => Promise<void>;
}

/** The requester's account, for the approver: anyone can give an account any name (decision 144). */
export function RequesterInfo({ document, onBlock }: RequesterInfoProps) {
  const { daysOld, formatDate } = useDates();
  const { requester, createdAt, role, submittedBy } = document;
  if (requester === undefined || role !== 'approver') return null;
  const { email, accountCreatedAt, isFirstRequest } = requester;
  const days = daysOld(accountCreatedAt, new Date(createdAt));
  const isUnconfirmed = email === null;
  return (
    <Section title="Requester">
      <Card>
        <Facts
          facts={[
            { label: 'Confirmed e-mail', value: email ?? 'None', wide: true },
            {
              label: 'Account created',
              value:
                days === undefined
                  ? formatDate(accountCreatedAt)
                  : `${formatDate(accountCreatedAt)}, ${ageText(days)}`,
              wide: true,
            },
            {
              label: 'Requests to you',
              value: isFirstRequest ? 'This is the first one' : 'There were others before',
              wide: true,
            },
          ]}
        />
      </Card>
      {(isFirstRequest || isUnconfirmed) && (
        <InlineNotice tone="caution">
          {isUnconfirmed
            ? 'This account has not confirmed its e-mail address, so the name may not be theirs.'
            : 'This account has not asked you before, and anyone can give an account any name.'}{' '}
          Ask the person in another way before you approve.
        </InlineNotice>
      )}
      <BlockPerson name={submittedBy} onBlock={() => onBlock(document)} />
    </Section>
  );
}
