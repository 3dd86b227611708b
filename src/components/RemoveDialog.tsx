import { useState, type ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Declined } from '#wallet/declined.ts';
import type { Repeated } from '#wallet/failure-message.ts';
import { useFailureMessage } from './form/use-failure-message.ts';

import { AlertDialog } from './AlertDialog.tsx';
import { InlineNotice } from './form/InlineNotice.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

export interface RemoveDialogProps {
  title: string;
  /** The consequences of the removal. */
  children: ReactNode;
  /** The label of the confirm button; by default that something is removed. */
  confirmLabel?: string;
  /** The advice to repeat the action after a failure; by default to remove it again. */
  repeated?: Repeated;
  /** Removes the data; rejects after a failure, or with `Declined` if the user did not confirm who they are. */
  onRemove: () => Promise<void>;
  onRemoved: () => void;
  onFailed?: (error: unknown) => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before saved data is removed. After a failure the dialog stays open, shows the cause, and lets
 * the user retry.
 */
export function RemoveDialog({
  title,
  children,
  confirmLabel,
  repeated = 'remove',
  onRemove,
  onRemoved,
  onFailed,
  onCancel,
}: RemoveDialogProps) {
  const failureMessage = useFailureMessage();
  const { cancel } = useMessages('common');
  const t = useMessages('forms');
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useOneAtATime();

  async function remove(signal: AbortSignal) {
    setFailure(undefined);
    try {
      await onRemove();
    } catch (error) {
      if (signal.aborted || error instanceof Declined) return;
      setFailure(failureMessage(error, repeated));
      onFailed?.(error);
      return;
    }
    if (!signal.aborted) onRemoved();
  }

  return (
    <AlertDialog
      title={title}
      confirmLabel={confirmLabel ?? t.remove}
      cancelLabel={cancel}
      busy={busy}
      onConfirm={() => void run(remove)}
      onCancel={onCancel}
    >
      {children}
      {failure && <InlineNotice tone="negative">{failure}</InlineNotice>}
    </AlertDialog>
  );
}
