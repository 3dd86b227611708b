import { Trash2 } from 'lucide-react';
import { useState } from 'react';

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
  const dates = useDates();
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Keys on this device">
      <Card>
        <div className="flex flex-col gap-4">
          <p className="text-body text-ink-muted">
            Your keys stay on this device after you sign out, encrypted. Remove them before someone
            else uses it.
          </p>
          <Button tone="quiet" width="full" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden className="size-5" />
            Remove keys from this device
          </Button>
        </div>
      </Card>
      {asking && (
        <PasswordSheet
          email={email}
          title="Remove keys from this device"
          label="Your password"
          submit="Remove keys"
          submitting="Removing…"
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
          <p>{backupState(lastBackup, dates)}</p>
        </PasswordSheet>
      )}
    </Section>
  );
}
