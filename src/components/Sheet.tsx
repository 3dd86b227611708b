import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { IconButton } from './IconButton.tsx';

export interface SheetProps {
  title: string;
  lang?: string;
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel that rises over the screen while it is mounted. It is the platform's own modal dialog, which brings the focus
 * trap, Escape and the inert background without the injected style that the Content-Security-Policy refuses.
 */
export function Sheet({ title, lang, closeLabel = 'Close', onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the element leaves the page: a dialog that closes gives the focus back, one that is removed does not.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      lang={lang}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
      className="fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[85dvh] w-full max-w-[430px] animate-rise overflow-y-auto rounded-t-card bg-raised pb-[env(safe-area-inset-bottom)] text-ink sm:bottom-6 sm:rounded-card backdrop:bg-scrim"
    >
      <div className="p-5">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-title font-bold">
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
