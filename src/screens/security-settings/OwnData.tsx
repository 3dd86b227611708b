import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Section } from '#components/Section.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { Declined } from '#wallet/declined.ts';
import type { AccountDeletion } from '#wallet/entities/account-deletion.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';

/** Lazy-loaded, because it is rarely opened. */
const DeleteAccountSheet = lazy(async () => ({
  default: (await import('./DeleteAccountSheet.tsx')).DeleteAccountSheet,
}));

/** The data of the account, and what the user can do with all of it (decisions 191 and 192). */
export interface OwnDataActions {
  /** True if this device has keys of the account. */
  hasKeys: boolean;
  /** Downloads all data, after a check of the user's presence. Returns the name of the file. */
  onDownload: (signal: AbortSignal) => Promise<string>;
  /** Deletes the account, and the keys on this device if the user has chosen so; rejects with the provider's error. */
  onDelete: (deletion: AccountDeletion, removeKeys: boolean) => Promise<void>;
}

export interface OwnDataProps extends OwnDataActions {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  twoFactorEnabled: boolean;
  /** Logs a failure, in addition to the message. */
  log: (problem: string, detail: unknown) => void;
}

/** Downloads all data of the account, or deletes the account. */
export function OwnData({
  hasKeys,
  onDownload,
  onDelete,
  email,
  twoFactorEnabled,
  log,
}: OwnDataProps) {
  const failureMessage = useFailureMessage();
  const t = useMessages('security').ownData;
  const [outcome, setOutcome] = useState<{ fileName: string } | { failure: string }>();
  const [deleting, setDeleting] = useState(false);
  const { busy, run } = useOneAtATime();

  async function download(signal: AbortSignal) {
    setOutcome(undefined);
    try {
      const fileName = await onDownload(signal);
      if (!signal.aborted) setOutcome({ fileName });
    } catch (error) {
      if (signal.aborted || error instanceof Declined) return;
      log('The data was not downloaded', error);
      setOutcome({ failure: failureMessage(error) });
    }
  }

  return (
    <Section title={t.title}>
      <Card inset="rows">
        <div className="flex flex-col gap-4 py-4">
          <p className="text-body wrap-anywhere text-ink-muted">{t.text}</p>
          <p
            role="status"
            className="empty:hidden text-body font-medium wrap-anywhere text-positive"
          >
            {outcome !== undefined && 'fileName' in outcome && t.downloaded(outcome.fileName)}
          </p>
          {outcome !== undefined && 'failure' in outcome && (
            <InlineNotice tone="negative">{outcome.failure}</InlineNotice>
          )}
          <Button tone="secondary" width="full" busy={busy} onClick={() => void run(download)}>
            {!busy && <Download aria-hidden className="size-5" strokeWidth={1.75} />}
            {busy ? t.downloading : t.download}
          </Button>
          <Button tone="secondary" width="full" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
            {t.deleteAccount}
          </Button>
        </div>
      </Card>
      {deleting && (
        <Suspense>
          <DeleteAccountSheet
            hasKeys={hasKeys}
            onDelete={onDelete}
            email={email}
            twoFactorEnabled={twoFactorEnabled}
            log={log}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
