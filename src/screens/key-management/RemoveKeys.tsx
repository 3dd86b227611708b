import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { backupState } from './account-password.ts';
import type { KeyActions } from './device-keys.ts';
import { PasswordSheet } from './PasswordSheet.tsx';

export interface RemoveKeysProps extends Pick<KeyActions, 'onRemove'> {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  lastBackup: string | null;
  notify: Notify;
}

/** Removes the keys from this device; signing out does not remove them. */
export function RemoveKeys({ email, lastBackup, onRemove, notify }: RemoveKeysProps) {
  const keys = useMessages('keys');
  const t = keys.removal;
  const dates = useDates();
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t.title}>
      <Card>
        <div className="flex flex-col gap-4">
          <p className="text-body text-ink-muted">{t.text}</p>
          <Button tone="quiet" width="full" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden className="size-5" />
            {t.remove}
          </Button>
        </div>
      </Card>
      {asking && (
        <PasswordSheet
          email={email}
          title={t.remove}
          label={keys.yourPassword}
          submit={t.submit}
          submitting={t.submitting}
          tone="destructive"
          onSubmit={async (password, signal) => {
            await onRemove(password, signal);
            // This section, including the focused button, disappears with the keys.
            notify(notices['key-management.removed']);
            document.querySelector('main')?.focus();
          }}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>{backupState(lastBackup, dates, keys)}</p>
        </PasswordSheet>
      )}
    </Section>
  );
}
