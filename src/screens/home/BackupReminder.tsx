import { KeyRound } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Section } from '#components/Section.tsx';
import { paths } from '#wallet/paths.ts';

export interface BackupReminderProps {
  onNavigate: Navigate;
  /** Hides the reminder until the next session. */
  onLater: () => void;
}

/** A reminder that the keys on this device have no backup, with a link to Key Management (decision 113). */
export function BackupReminder({ onNavigate, onLater }: BackupReminderProps) {
  const { backup } = useMessages('home');
  return (
    <Section title={backup.title}>
      <Card>
        <div className="flex flex-col gap-4">
          <div className="flex items-start gap-3">
            <IconMark icon={KeyRound} tone="caution" />
            <p className="min-w-0 flex-1 text-body wrap-anywhere">{backup.text}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              tone="secondary"
              size="small"
              to={paths.keyManagement}
              onNavigate={onNavigate}
            >
              {backup.make}
            </ButtonLink>
            <Button tone="quiet" size="small" onClick={onLater}>
              {backup.later}
            </Button>
          </div>
        </div>
      </Card>
    </Section>
  );
}
