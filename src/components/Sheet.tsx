import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { useLanguage } from '#i18n/messages-context.ts';

import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

export interface SheetProps {
  title: string;
  /** The language of the sheet, if it is not the current one. */
  lang?: string | undefined;
  closeLabel: string;
  /** `content` is as high as its content; `full` is as high as the screen, and its content has its own scroll area. */
  height?: 'content' | 'full';
  /** A control beside the title. */
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

// Accepts presses even inside a parent with `pointer-events: none`.
const sheet = cva(
  'pointer-events-auto fixed inset-x-0 top-auto bottom-0 m-0 mx-auto w-full max-w-[430px] animate-rise rounded-t-card bg-raised pb-[env(safe-area-inset-bottom)] text-ink sm:bottom-6 sm:rounded-card backdrop:animate-fade backdrop:bg-scrim',
  {
    variants: {
      height: {
        content: 'max-h-[85dvh] overflow-y-auto',
        full: 'h-[calc(100dvh-env(safe-area-inset-top)-8px)] max-h-none overflow-hidden sm:h-[calc(100dvh-3rem)]',
      },
    },
  },
);

const inside = cva('p-5', {
  variants: { height: { content: '', full: 'flex h-full flex-col' } },
});

/** A modal panel that slides up over the screen. */
export function Sheet({
  title,
  lang,
  closeLabel,
  height = 'content',
  action,
  onClose,
  children,
}: SheetProps) {
  const dialog = useModal(onClose);
  const titleId = useId();
  const { language } = useLanguage();
  return (
    <dialog
      ref={dialog}
      lang={lang ?? language}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
      className={sheet({ height })}
    >
      <div className={inside({ height })}>
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id={titleId} className="flex-1 text-title font-bold">
            {title}
          </h2>
          {action}
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
