import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { Button } from './Button.tsx';
import { useModal } from './use-modal.ts';

export interface AlertDialogProps {
  title: string;
  /** The consequences of the action, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'destructive';
  /** The confirmed action is running: it can neither be confirmed again nor cancelled. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before an irreversible action. The focus starts on the safe choice. Escape and going back
 * count as Cancel; a press outside of the dialog does nothing.
 */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'destructive',
  busy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const leave = () => {
    if (!busy) onCancel();
  };
  const dialog = useModal(leave);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Runs after `useModal` has shown the dialog, which focuses the first control inside.
  useLayoutEffect(() => cancel.current?.focus(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      className="m-auto max-h-[85dvh] w-[calc(100%-2rem)] max-w-[398px] animate-arrive overflow-y-auto rounded-card bg-raised p-5 text-ink backdrop:bg-scrim"
    >
      <div className="flex flex-col gap-2">
        <h2 id={`${id}-title`} className="text-title font-bold wrap-anywhere">
          {title}
        </h2>
        <div id={`${id}-text`} className="flex flex-col gap-2 wrap-anywhere text-ink-muted">
          {children}
        </div>
      </div>
      {/* Long text scrolls behind the buttons. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap gap-3 bg-raised p-5 *:flex-[1_1_8rem]">
        <Button ref={cancel} tone="secondary" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button tone={tone} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
