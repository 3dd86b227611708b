import { useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { useDates } from '#components/use-dates.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';

interface TakeBackProps {
  /** The time at which the send is returned automatically, as an ISO timestamp. */
  waitsUntil: string | null;
  /** The amount with its unit. */
  amount: string;
  /** Cancels the send; rejects if that failed. */
  onTakeBack: () => Promise<void>;
  /** Moves the focus, because the focused button disappears. */
  onTakenBack: () => void;
  notify: Notify;
}

/** The state of a waiting send, and a button to cancel it (decision 204). Only transfers wait. */
export function TakeBack({ waitsUntil, amount, onTakeBack, onTakenBack, notify }: TakeBackProps) {
  const t = useMessages('history').receipt.takeBack;
  const { formatDateTime } = useDates();
  const [asking, setAsking] = useState(false);

  function confirmTakenBack() {
    // Synchronously: elements behind an open dialog cannot receive the focus.
    flushSync(() => setAsking(false));
    onTakenBack();
    notify(notices['receipt.taken-back']);
  }

  return (
    <>
      <InlineNotice tone="caution">
        {waitsUntil === null ? t.waits : t.waitsUntil(formatDateTime(waitsUntil))}
      </InlineNotice>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        {t.confirm}
      </Button>
      {asking && (
        <RemoveDialog
          title={t.title}
          confirmLabel={t.confirm}
          repeated="try"
          onRemove={onTakeBack}
          onRemoved={confirmTakenBack}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['receipt.take-back-failed']))
          }
          onCancel={() => setAsking(false)}
        >
          <p>{t.consequences(amount)}</p>
        </RemoveDialog>
      )}
    </>
  );
}
