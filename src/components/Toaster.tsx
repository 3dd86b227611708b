import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';

import type { Language } from '#i18n/language.ts';
import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import type { Notice } from '#wallet/notices/notices.ts';
import { receiptPath } from '#wallet/paths.ts';

import { Link, type Navigate } from './Link.tsx';
import { Spoken } from './Spoken.tsx';
import type { ToastStore } from './toast-store.ts';
import { openModals } from './use-modal.ts';
import { useNoticeText } from './use-notice-text.ts';
import { useStore } from './use-store.ts';

const toast = cva(
  'pointer-events-auto flex w-full items-start gap-3 rounded-card py-3 pr-2 pl-4 shadow-float select-none data-[state=closed]:animate-leave data-[state=open]:animate-arrive data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-leave data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      tone: {
        default: 'border border-line bg-raised text-ink',
        destructive: 'bg-negative-fill text-on-brand',
      },
    },
  },
);

/** Shows the toasts in the top layer, also above a dialog that is still opening. */
function raise(viewport: HTMLElement | null) {
  // A viewport that was removed with its dialog cannot be shown; another one is mounted outside of the dialog.
  if (viewport?.isConnected) viewport.showPopover();
}

/**
 * Shows the store's toast for the store's duration, also above a dialog (decision 139). A swipe right by more than 50
 * px dismisses it; F8 focuses it (core §9).
 */
export function Toaster({ store, onNavigate }: { store: ToastStore; onNavigate: Navigate }) {
  const entry = useStore(store);
  const { announced, region } = useMessages('notices');
  const topModal = useStore(openModals).at(-1);
  const modal = entry ? topModal : undefined;
  const viewport = (
    <Toast.Viewport
      ref={raise}
      popover="manual"
      hotkey={['F8']}
      // Radix puts the key in place of `{hotkey}`.
      label={region('{hotkey}')}
      className="pointer-events-none fixed inset-x-0 top-[calc(4.25rem+env(safe-area-inset-top))] bottom-auto mx-auto flex w-[calc(100%-2rem)] max-w-[398px] flex-col overflow-visible rounded-card bg-transparent empty:outline-none sm:top-23"
    />
  );
  return (
    // A new provider for each run: Radix never restarts the timer if its last toast was closed under a resting
    // pointer.
    <Toast.Provider
      key={entry?.run}
      label={announced}
      duration={store.duration}
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={modal}
    >
      {entry && (
        <Entry
          key={entry.id}
          entry={entry}
          onNavigate={onNavigate}
          onClose={() => store.close(entry.id)}
        />
      )}
      {modal ? createPortal(viewport, modal) : viewport}
    </Toast.Provider>
  );
}

function lookOf({ tone, information }: Notice): { icon: LucideIcon; colour: string } {
  if (tone === 'destructive') return { icon: CircleAlert, colour: '' };
  return information
    ? { icon: Info, colour: 'text-info' }
    : { icon: CircleCheck, colour: 'text-positive' };
}

/**
 * Does not let a press move the focus to the toast: the next toast would stay open as long as the focus is there.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function Entry({
  entry: { notice, open },
  onNavigate,
  onClose,
}: {
  entry: NonNullable<ReturnType<ToastStore['read']>>;
  onNavigate: Navigate;
  onClose: () => void;
}) {
  const { icon: Icon, colour } = lookOf(notice);
  const { language } = useLanguage();
  const text = useNoticeText(notice);
  if (text === undefined) return null;
  const langOf = (part: Language, around: Language) => (part === around ? undefined : part);
  return (
    <Toast.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      data-tone={notice.tone}
      lang={langOf(text.language, language)}
      className={toast({ tone: notice.tone })}
    >
      <Icon aria-hidden className={`mt-2.5 size-5 shrink-0 ${colour}`} strokeWidth={2} />
      <div className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        <Toast.Title
          lang={langOf(text.titleLanguage, text.language)}
          className="text-body font-semibold"
        >
          {text.title}
        </Toast.Title>
        <Toast.Description className="text-small">
          <Spoken words={text.spoken}>{text.message}</Spoken>
        </Toast.Description>
        {notice.receipt !== undefined && (
          <Link
            to={receiptPath(notice.receipt)}
            onNavigate={(to) => {
              onClose();
              onNavigate(to);
            }}
            onMouseDown={keepFocus}
            className="pressable -mb-1.5 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
          >
            {text.viewReceipt}
          </Link>
        )}
      </div>
      <Toast.Close
        aria-label={text.close}
        onMouseDown={keepFocus}
        className="pressable flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <X aria-hidden className="size-5" strokeWidth={2} />
      </Toast.Close>
    </Toast.Root>
  );
}
